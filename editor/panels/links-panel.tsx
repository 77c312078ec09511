import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import arabic from '#locales/ar/links.json'
import english from '#locales/en/links.json'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { useMessages } from '../components/use-messages.ts'
import { DeadLinks } from './dead-links.tsx'
import { MissedAddresses } from './missed-addresses.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { Redirects } from './redirects.tsx'

/** The redirects, the requested addresses that do not exist, and the links without a target. */
export function LinksPanel({ onClose, onTouched, leave }: PanelProps) {
  const { t } = useTranslation()
  useMessages('links', { en: english, ar: arabic })
  const [view, setView] = useState<'redirects' | 'missed' | 'dead'>('redirects')
  /** An address that visitors have requested and that does not exist: the form for a redirect from it opens. */
  const [wanted, setWanted] = useState<string>()
  const names = { redirects: t('links.redirects'), missed: t('links.missed'), dead: t('links.dead') }
  function show(next: typeof view, from?: string) {
    leave(() => {
      setWanted(from)
      setView(next)
    })
  }
  return (
    <Panel title={t('links.title')} onClose={onClose} isWide>
      <SegmentedControl label={t('links.shown')} names={names} value={view} onChoose={show} />
      {view === 'redirects' && <Redirects wanted={wanted} onTouched={onTouched} leave={leave} />}
      {view === 'missed' && <MissedAddresses onRedirect={(path) => show('redirects', path)} />}
      {view === 'dead' && <DeadLinks />}
    </Panel>
  )
}

import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BinEntry } from '#api/history.ts'
import { isConflict } from '../history/is-conflict.ts'
import { binName } from '../history/naming.ts'
import { watchStored } from '../history/watch-stored.ts'
import '../look/history.css'
import { BinItem } from './bin-item.tsx'
import { ListingFrame } from './listing-frame.tsx'
import { focusPanel, Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { useListing } from './use-listing.ts'
import { whereStored } from './where.ts'

/** What was deleted anywhere on the site, newest first, and a way to bring each back. */
export function BinPanel({ desk, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const listing = useListing(useCallback((cursor?: string) => desk.administration.bin(cursor), [desk]))
  const { items, again } = listing
  useEffect(() => watchStored(desk, again), [desk, again])

  async function bringBack(entry: BinEntry) {
    const values = { name: binName(t, locale, entry), page: whereStored(t, locale, entry.page).name }
    const words = { busy: t('bin.bringingBack'), done: t('bin.isBack', values), failed: t('bin.failed') }
    const { page, version } = entry
    const outcome = await desk.performOnPage(words, () => desk.administration.revert({ page, version }), {
      isAnswered: isConflict,
    })
    if (outcome === 'answered') desk.notices.alert(words.failed, { detail: t('bin.conflict') })
    focusPanel()
  }
  return (
    <Panel title={t('panels.bin')} onClose={onClose}>
      <ListingFrame listing={listing} empty={t('bin.empty')} failed={t('bin.loadFailed')}>
        <ul className="ed-changes">
          {items.map((entry) => (
            <BinItem
              key={[entry.page, entry.version, entry.block_id, entry.path].join('/')}
              {...{ entry, locale }}
              onBringBack={() => void bringBack(entry)}
            />
          ))}
        </ul>
      </ListingFrame>
    </Panel>
  )
}

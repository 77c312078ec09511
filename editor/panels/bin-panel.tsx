import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BinEntry } from '#api/history.ts'
import { binName } from '../model/history/change-names.ts'
import { watchSaves } from '../model/history/watch-saves.ts'
import { isConflict } from '../model/saving/is-conflict.ts'
import './history.css'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { pageLink } from '../model/history/page-link.ts'
import { BinItem } from './bin-item.tsx'
import { focusPanel, Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'

/** Everything that was deleted on the site, newest first, with a button to recover each. */
export function BinPanel({ store, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const listing = useListing(useCallback((cursor?: string) => store.administration.bin(cursor), [store]))
  const { items, again } = listing
  useEffect(() => watchSaves(store, again), [store, again])

  async function recover(entry: BinEntry) {
    const values = { name: binName(t, locale, entry), page: pageLink(t, locale, entry.page).name }
    const messages = { busy: t('bin.bringingBack'), done: t('bin.isBack', values), failed: t('bin.failed') }
    const { page, version } = entry
    const outcome = await store.mutatePage(messages, () => store.administration.revert({ page, version }), {
      isAnswered: isConflict,
    })
    if (outcome === 'answered') store.toasts.alert(messages.failed, { detail: t('bin.conflict') })
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
              onRecover={() => void recover(entry)}
            />
          ))}
        </ul>
      </ListingFrame>
    </Panel>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import { ownScope, shownScope } from '../model/history/scope.ts'
import { revertedChanges } from '../model/history/undo-state.ts'
import { watchSaves } from '../model/history/watch-saves.ts'
import './history.css'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { HistoryDays } from './history-days.tsx'
import { HistoryPreview } from './history-preview.tsx'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { useRevertAndRestore } from './use-revert-and-restore.ts'

/** The changes of what the page shows, newest first, with author and time, to revert or to restore from. */
export function HistoryPanel({ store, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<'everything' | 'thisPage'>('everything')
  const load = useCallback(
    async (cursor?: string) => {
      const asked = scope === 'thisPage' ? ownScope() : shownScope(store.places.pages())
      if (asked.pages.length === 0) return { items: [], next_cursor: null }
      return await store.administration.history({ ...asked, cursor })
    },
    [store, scope],
  )
  const listing = useListing(load)
  const { items, again } = listing
  useEffect(() => watchSaves(store, again), [store, again])
  const { restore, putBack } = useRevertAndRestore(store, locale)
  const [looking, setLooking] = useState<HistoryChange>()
  const names = { everything: t('history.everything'), thisPage: t('history.thisPage') }
  return (
    <Panel title={t('panels.history')} onClose={onClose}>
      <SegmentedControl label={t('history.filter')} names={names} value={scope} onChoose={setScope} />
      <ListingFrame listing={listing} empty={t('history.empty')} failed={t('history.loadFailed')}>
        <HistoryDays
          changes={items}
          isUndone={revertedChanges(items)}
          {...{ locale, restore, putBack }}
          look={setLooking}
        />
      </ListingFrame>
      {looking && (
        <HistoryPreview
          {...{ store, locale }}
          change={looking}
          onClose={() => setLooking(undefined)}
          onRestore={() => {
            setLooking(undefined)
            putBack(looking)
          }}
        />
      )}
    </Panel>
  )
}

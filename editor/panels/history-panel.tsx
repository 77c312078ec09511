import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import { ownScope, shownScope } from '../history/scope.ts'
import { takenBack } from '../history/undoable.ts'
import { watchStored } from '../history/watch-stored.ts'
import '../look/history.css'
import { HistoryDays } from './history-days.tsx'
import { HistoryPreview } from './history-preview.tsx'
import { ListingFrame } from './listing-frame.tsx'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { Segments } from './segments.tsx'
import { useListing } from './use-listing.ts'
import { useWaysBack } from './ways-back.ts'

/** What was changed on the screen, by whom and when, newest first, and the ways back. */
export function HistoryPanel({ desk, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<'everything' | 'thisPage'>('everything')
  const load = useCallback(
    async (cursor?: string) => {
      const asked = scope === 'thisPage' ? ownScope() : shownScope(desk)
      if (asked.pages.length === 0) return { items: [], next_cursor: null }
      return await desk.administration.history({ ...asked, cursor })
    },
    [desk, scope],
  )
  const listing = useListing(load)
  const { items, again } = listing
  useEffect(() => watchStored(desk, again), [desk, again])
  const { restore, putBack } = useWaysBack(desk, locale)
  const [looking, setLooking] = useState<HistoryChange>()
  const names = { everything: t('history.everything'), thisPage: t('history.thisPage') }
  return (
    <Panel title={t('panels.history')} onClose={onClose}>
      <Segments label={t('history.filter')} names={names} value={scope} onChoose={setScope} />
      <ListingFrame listing={listing} empty={t('history.empty')} failed={t('history.loadFailed')}>
        <HistoryDays changes={items} isUndone={takenBack(items)} {...{ locale, restore, putBack }} look={setLooking} />
      </ListingFrame>
      {looking && (
        <HistoryPreview
          {...{ desk, locale }}
          change={looking}
          onClose={() => setLooking(undefined)}
          onPutBack={() => {
            setLooking(undefined)
            putBack(looking)
          }}
        />
      )}
    </Panel>
  )
}

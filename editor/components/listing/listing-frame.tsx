import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelEmpty, PanelFailed, PanelLoading } from './load-states.tsx'
import type { Listing } from './use-listing.ts'

type ListingFrameProps = {
  listing: Listing<unknown>
  /** Said where the list has nothing. */
  empty: string
  /** Said where it could not be loaded. */
  failed: string
  /** What is shown of its items. */
  children: ReactNode
}

/** A list with what belongs to it: that it is on its way, empty or could not be had, and a way to its next part. */
export function ListingFrame({ listing, empty, failed, children }: ListingFrameProps) {
  const { t } = useTranslation()
  const { items, cursor, isBusy, error, more, again } = listing
  const hasItems = items.length > 0
  return (
    <>
      {hasItems && children}
      {error !== undefined && <PanelFailed text={failed} error={error} onAgain={hasItems && cursor ? more : again} />}
      {isBusy && !hasItems && <PanelLoading />}
      {!isBusy && !hasItems && error === undefined && <PanelEmpty>{empty}</PanelEmpty>}
      {hasItems && cursor && error === undefined && (
        <button
          type="button"
          className="ed-btn outline ed-panel-more"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : more}
        >
          {isBusy ? t('common.loading') : t('panels.more')}
        </button>
      )}
    </>
  )
}

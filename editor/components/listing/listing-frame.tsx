import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelEmpty, PanelFailed, PanelLoading } from './panel-states.tsx'
import type { Listing } from './use-listing.ts'

type ListingFrameProps = {
  listing: Listing<unknown>
  empty: string
  failed: string
  children: ReactNode
}

/** A paginated list with its loading, empty and error states and a button that loads more. */
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
          className="ed-btn is-outline ed-panel-more"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : more}
        >
          {isBusy ? t('common.loading') : t('panels.more')}
        </button>
      )}
    </>
  )
}

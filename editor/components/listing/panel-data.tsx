import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelEmpty, PanelFailed, PanelLoading } from './panel-states.tsx'
import type { PanelData } from './use-panel-data.ts'

type PanelDataFrameProps = {
  data: PanelData<unknown>
  failed: string
  empty?: string
  children: ReactNode
}

export function PanelDataFrame({ data, empty, failed, children }: PanelDataFrameProps) {
  const { t } = useTranslation()
  const { items, cursor, isBusy, error, more, again } = data
  const hasItems = items.length > 0
  return (
    <>
      {hasItems && children}
      {error !== undefined && <PanelFailed text={failed} error={error} onAgain={hasItems && cursor ? more : again} />}
      {isBusy && !hasItems && <PanelLoading />}
      {!isBusy && !hasItems && error === undefined && <PanelEmpty>{empty}</PanelEmpty>}
      {(hasItems || !isBusy) && cursor && error === undefined && (
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

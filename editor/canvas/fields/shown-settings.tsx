import { type ReactNode, use, useMemo } from 'react'
import type { Locale } from '#content/locale.ts'
import { PageContext, type PageContextValue } from '#fields/page-context.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { useEditorState, useLocale } from '../../components/editor-context.ts'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { isSettings } from '../../model/documents/field-schema.ts'
import type { EditorState } from '../../model/store.ts'

const PendingSettings = lazyComponent<{ around: PageContextValue }>(
  () => import('./pending-settings.tsx').then((m) => m.PendingSettings),
  () => null,
)

/** Shows settings with their pending changes on the page. The code for this is loaded with the first of them. */
export function ShownSettings({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const around = use(PageContext)
  const isNeeded = useEditorState(hasSettings)
  return (
    <PageContext value={useShownPage(locale)}>
      {children}
      <ErrorBoundary>{isNeeded && <PendingSettings around={around} />}</ErrorBoundary>
    </PageContext>
  )
}

/** Whether settings are loaded, or the settings of an item are being changed. */
const hasSettings = ({ documents, shownSettings }: EditorState) =>
  shownSettings !== undefined ||
  [...documents.values()].some(
    ({ type, pending }) => isSettings(type) || pending.some(({ place }) => place.kind === 'settings'),
  )

/** Returns the page's context in a language, with the settings that are being changed. */
export function useShownPage(locale: Locale) {
  const around = use(PageContext)
  const shown = useEditorState(({ shownSettings }) => shownSettings)
  return useMemo(
    () => ({ ...around, ...shown?.site?.[locale], accent: shown?.accent, locale }),
    [around, shown, locale],
  )
}

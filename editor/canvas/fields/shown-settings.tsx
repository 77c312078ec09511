import { type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import { PageContext, type PageContextValue } from '#fields/page-context.ts'
import { Boundary } from '#ui/boundary.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { isSettings } from '../../model/documents/field-schema.ts'
import type { EditorState } from '../../model/store.ts'
import { useShownPage } from './use-shown-page.ts'

const PendingSettings = lazyComponent<{ around: PageContextValue }>(
  async () => (await import('./pending-settings.tsx')).PendingSettings,
  () => null,
)

/** Shows settings with their pending changes on the page. The code for this is loaded with the first of them. */
export function ShownSettings({ children }: { children: ReactNode }) {
  const { store, locale } = useEditor()
  const around = use(PageContext)
  const isNeeded = useStore(store, hasSettings)
  return (
    <PageContext value={useShownPage(locale)}>
      {children}
      <Boundary>{isNeeded && <PendingSettings around={around} />}</Boundary>
    </PageContext>
  )
}

/** Whether settings are loaded, or the settings of an item are being changed. */
const hasSettings = ({ documents, shownSettings }: EditorState) =>
  shownSettings !== undefined ||
  [...documents.values()].some(
    ({ type, pending }) => isSettings(type) || pending.some(({ place }) => place.kind === 'settings'),
  )

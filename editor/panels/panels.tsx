import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'
import { DialogFallback, Guarded } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'
import type { Place } from '../model/documents/places.ts'
import type { PanelProps } from './panel.tsx'

const panels = {
  releases: panel(async () => (await import('./releases-panel.tsx')).ReleasesPanel),
  pages: panel(async () => (await import('./pages-panel.tsx')).PagesPanel),
  site: panel(async () => (await import('./site-panel.tsx')).SitePanel),
  translations: panel(async () => (await import('./translations-panel.tsx')).TranslationsPanel),
  links: panel(async () => (await import('./links-panel.tsx')).LinksPanel),
  history: panel(async () => (await import('./history-panel.tsx')).HistoryPanel),
  bin: panel(async () => (await import('./bin-panel.tsx')).BinPanel),
  enquiries: panel(async () => (await import('./enquiries-panel.tsx')).EnquiriesPanel),
  account: panel(async () => (await import('./account-panel.tsx')).AccountPanel),
  people: panel(async () => (await import('./people-panel.tsx')).PeoplePanel),
  mails: panel(async () => (await import('./mails-panel.tsx')).MailsPanel),
  uploads: panel(async () => (await import('./uploads-panel.tsx')).UploadsPanel),
}

export type PanelName = keyof typeof panels

function panel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazyComponent(load, DialogFallback)
}

export type OpenPanel = ReturnType<typeof useOpenPanel>

/** `count` is different each time. */
type PanelOpening = { name: PanelName; returnFocusTo: HTMLElement | null; text: Place | undefined; count: number }

/**
 * Returns the open panel, at most one, and functions to open and close it. In narrow windows, where a panel covers the
 * page, the panel closes when `path` changes.
 */
export function useOpenPanel(path: string) {
  const [opening, set] = useState<PanelOpening>()
  const { leave, question, touch } = useConfirmDiscard()
  const returnFocusTo = useRef<HTMLElement>(null)
  /** Opens a panel; `returnFocusTo` is focused when the panel closes. `text` narrows the history. */
  const open = useCallback(
    (name: PanelName, returnFocusTo: HTMLElement | null, text?: Place) =>
      leave(() => set((before) => ({ name, returnFocusTo, text, count: (before?.count ?? 0) + 1 }))),
    [leave],
  )
  const close = useCallback(
    () =>
      leave(() => {
        returnFocusTo.current = opening?.returnFocusTo ?? null
        set(undefined)
      }),
    [leave, opening],
  )
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current !== path && matchMedia('(width < 48rem)').matches) set(undefined)
    shownPath.current = path
  }, [path])
  // In an effect, when the confirmation dialog is removed: until then everything outside the dialog is inert.
  useEffect(() => {
    if (!opening) returnFocusTo.current?.focus()
  }, [opening])
  return useMemo(
    () => ({ opening, name: opening?.name, open, close, leave, touch, question }),
    [opening, open, close, leave, touch, question],
  )
}

export function Panels({ panel: { opening, close, leave, touch, question } }: { panel: OpenPanel }) {
  const Shown = opening && panels[opening.name]
  return (
    <>
      {Shown && (
        <Guarded key={opening.count} onClose={close}>
          <Shown text={opening.text} leave={leave} onClose={close} onTouched={touch} />
        </Guarded>
      )}
      {question}
    </>
  )
}

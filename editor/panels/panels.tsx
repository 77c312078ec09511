import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'
import { DialogFallback, Guarded } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'
import type { Place } from '../model/documents/places.ts'
import type { PanelProps } from './panel.tsx'

const panels = {
  releases: panel(() => import('./releases-panel.tsx').then((m) => m.ReleasesPanel)),
  pages: panel(() => import('./pages-panel.tsx').then((m) => m.PagesPanel)),
  site: panel(() => import('./site-panel.tsx').then((m) => m.SitePanel)),
  translations: panel(() => import('./translations-panel.tsx').then((m) => m.TranslationsPanel)),
  links: panel(() => import('./links-panel.tsx').then((m) => m.LinksPanel)),
  history: panel(() => import('./history-panel.tsx').then((m) => m.HistoryPanel)),
  bin: panel(() => import('./bin-panel.tsx').then((m) => m.BinPanel)),
  enquiries: panel(() => import('./enquiries-panel.tsx').then((m) => m.EnquiriesPanel)),
  account: panel(() => import('./account-panel.tsx').then((m) => m.AccountPanel)),
  people: panel(() => import('./people-panel.tsx').then((m) => m.PeoplePanel)),
  mails: panel(() => import('./mails-panel.tsx').then((m) => m.MailsPanel)),
  uploads: panel(() => import('./uploads-panel.tsx').then((m) => m.UploadsPanel)),
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

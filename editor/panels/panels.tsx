import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#content/locale.ts'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'
import { DialogFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy.tsx'
import type { EditorStore } from '../model/store.ts'

export type PanelProps = {
  store: EditorStore
  locale: Locale
  onClose: () => void
  /** Whether something is typed that is not saved: the panel is not left without asking. */
  onTouched: (isTouched: boolean) => void
  /** Goes on to something else in the panel, not without asking either. */
  leave: (go: () => void) => void
}

const panels = {
  history: panel(async () => (await import('./history-panel.tsx')).HistoryPanel),
  bin: panel(async () => (await import('./bin-panel.tsx')).BinPanel),
  enquiries: panel(async () => (await import('./enquiries-panel.tsx')).EnquiriesPanel),
  people: panel(async () => (await import('./people-panel.tsx')).PeoplePanel),
  mails: panel(async () => (await import('./mails-panel.tsx')).MailsPanel),
  uploads: panel(async () => (await import('./uploads-panel.tsx')).UploadsPanel),
}

export type PanelName = keyof typeof panels

function panel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazyComponent(load, DialogFallback)
}

export type OpenPanel = ReturnType<typeof useOpenPanel>

/** Which panel stands beside the page; there is one at a time, or none. */
export function useOpenPanel() {
  const [opening, set] = useState<{ name: PanelName; returnFocusTo: HTMLElement | null }>()
  const [isTouched, setTouched] = useState(false)
  const { leave, question } = useConfirmDiscard(isTouched)
  const returnFocusTo = useRef<HTMLElement>(null)
  /** Opens a panel; `backTo` gets the focus when it is closed. */
  const open = useCallback(
    (name: PanelName, returnFocusTo: HTMLElement | null) => leave(() => set({ name, returnFocusTo })),
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
  // Not before the question is gone, behind which nothing takes the focus.
  useEffect(() => {
    if (!opening) returnFocusTo.current?.focus()
  }, [opening])
  return useMemo(
    () => ({ name: opening?.name, open, close, leave, setTouched, question }),
    [opening, open, close, leave, question],
  )
}

/** The panel that is open, fetched when it is first wanted. */
export function Panels({ panel, store, locale }: { panel: OpenPanel; store: EditorStore; locale: Locale }) {
  const { name, close, leave, setTouched, question } = panel
  const Shown = name && panels[name]
  return (
    <>
      {Shown && <Shown key={name} {...{ store, locale, leave }} onClose={close} onTouched={setTouched} />}
      {question}
    </>
  )
}

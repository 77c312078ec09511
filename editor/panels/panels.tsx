import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { useLeaving } from '../dialogs/closing.tsx'
import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

export type PanelProps = {
  desk: Desk
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
  return later(load, DialogStandIn)
}

export type OpenPanel = ReturnType<typeof useOpenPanel>

/** Which panel stands beside the page; there is one at a time, or none. */
export function useOpenPanel() {
  const [opening, set] = useState<{ name: PanelName; backTo: HTMLElement | null }>()
  const [isTouched, setTouched] = useState(false)
  const { leave, question } = useLeaving(isTouched)
  const backTo = useRef<HTMLElement>(null)
  /** Opens a panel; `backTo` gets the focus when it is closed. */
  const open = useCallback((name: PanelName, backTo: HTMLElement | null) => leave(() => set({ name, backTo })), [leave])
  const close = useCallback(
    () =>
      leave(() => {
        backTo.current = opening?.backTo ?? null
        set(undefined)
      }),
    [leave, opening],
  )
  // Not before the question is gone, behind which nothing takes the focus.
  useEffect(() => {
    if (!opening) backTo.current?.focus()
  }, [opening])
  return useMemo(
    () => ({ name: opening?.name, open, close, leave, setTouched, question }),
    [opening, open, close, leave, question],
  )
}

/** The panel that is open, fetched when it is first wanted. */
export function Panels({ panel, desk, locale }: { panel: OpenPanel; desk: Desk; locale: Locale }) {
  const { name, close, leave, setTouched, question } = panel
  const Shown = name && panels[name]
  return (
    <>
      {Shown && <Shown key={name} {...{ desk, locale, leave }} onClose={close} onTouched={setTouched} />}
      {question}
    </>
  )
}

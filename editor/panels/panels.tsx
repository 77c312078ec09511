import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

export type PanelProps = { desk: Desk; locale: Locale; onClose: () => void }

const panels = {
  history: panel(async () => (await import('./history-panel.tsx')).HistoryPanel),
  bin: panel(async () => (await import('./bin-panel.tsx')).BinPanel),
  enquiries: panel(async () => (await import('./enquiries-panel.tsx')).EnquiriesPanel),
  people: panel(async () => (await import('./people-panel.tsx')).PeoplePanel),
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
  /** Opens a panel; `backTo` gets the focus when it is closed. */
  const open = useCallback((name: PanelName, backTo: HTMLElement | null) => set({ name, backTo }), [])
  const close = useCallback(() => {
    set(undefined)
    opening?.backTo?.focus()
  }, [opening])
  return useMemo(() => ({ name: opening?.name, open, close }), [opening, open, close])
}

/** The panel that is open, fetched when it is first wanted. */
export function Panels({ panel, desk, locale }: { panel: OpenPanel; desk: Desk; locale: Locale }) {
  const Shown = panel.name && panels[panel.name]
  return Shown && <Shown key={panel.name} desk={desk} locale={locale} onClose={panel.close} />
}

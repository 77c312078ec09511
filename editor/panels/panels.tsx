import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'

export type PanelProps = { desk: Desk; locale: Locale; onClose: () => void }

export type PanelName = 'history' | 'bin' | 'enquiries' | 'people' | 'uploads'

const panels: Record<PanelName, ComponentType<PanelProps>> = {
  history: lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel })),
  bin: lazy(async () => ({ default: (await import('./bin-panel.tsx')).BinPanel })),
  enquiries: lazy(async () => ({ default: (await import('./enquiries-panel.tsx')).EnquiriesPanel })),
  people: lazy(async () => ({ default: (await import('./people-panel.tsx')).PeoplePanel })),
  uploads: lazy(async () => ({ default: (await import('./uploads-panel.tsx')).UploadsPanel })),
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
  return (
    Shown && (
      <Suspense>
        <Shown key={panel.name} desk={desk} locale={locale} onClose={panel.close} />
      </Suspense>
    )
  )
}

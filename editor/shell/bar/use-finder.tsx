import { useState } from 'react'
import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { isControlK } from '../../components/shortcut-letter.ts'
import { useWindowEvents } from '../../components/use-window-events.ts'
import type { FinderProps } from '../finder/use-findables.ts'

export const Finder = lazyComponent<FinderProps>(
  () => import('../finder/finder.tsx').then((m) => m.Finder),
  DialogFallback,
)

/** Opened and closed by Ctrl/Cmd+K, also in text boxes and over dialogs, but not over questions. */
export function useFinder() {
  const [isOpen, setOpen] = useState(false)
  useWindowEvents({
    keydown(event) {
      if (!isControlK(event) || event.defaultPrevented) return
      event.preventDefault()
      if (isOpen || !document.querySelector('[role="alertdialog"], .is-interrupting')) setOpen(!isOpen)
    },
  })
  return [isOpen, setOpen] as const
}

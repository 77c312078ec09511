import { useEffect } from 'react'

/** Alt+F10 moves the focus from a field to the toolbar of its list item, then of its block; Escape moves it back. */
export function useToolbarShortcut() {
  useEffect(() => {
    let from: HTMLElement | null = null
    function onKey(event: KeyboardEvent) {
      const bars = [...document.querySelectorAll<HTMLElement>('.ed-toolbar [role="toolbar"]')]
      const inside = bars.findIndex((bar) => bar.contains(document.activeElement))
      if (event.key === 'F10' && event.altKey && bars.length > 0) {
        event.preventDefault()
        if (inside < 0) from = document.activeElement as HTMLElement
        bars[(inside + 1) % bars.length]?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
      }
      if (event.key === 'Escape' && inside >= 0 && from?.isConnected) {
        event.preventDefault()
        from.focus()
      }
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

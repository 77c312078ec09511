import { useEffect } from 'react'

/** Keeps a panel of the header open while the tools of its item, or of an entry in it, are in use: they lie outside of it. */
export function useKeepMenuOpen(element: HTMLElement | undefined) {
  useEffect(() => {
    // An item's own panel is open while it is pointed at; the focus alone opens none.
    const menu = element?.closest('.menu-panel')?.parentElement ?? (element?.matches(':hover') ? element : undefined)
    const button = menu?.querySelector<HTMLElement>(':scope > [data-menu]')
    if (!button || button.getAttribute('aria-expanded') === 'true') return
    const open = () => button.setAttribute('aria-expanded', 'true')
    // For a menu these come from elsewhere, and it has closed just before (ui/menus.ts).
    const onUse = ({ target }: Event) => (target as Element).closest('.ed') && open()
    open()
    document.addEventListener('click', onUse)
    document.addEventListener('focusin', onUse)
    return () => {
      document.removeEventListener('click', onUse)
      document.removeEventListener('focusin', onUse)
      button.setAttribute('aria-expanded', 'false')
    }
  }, [element])
}

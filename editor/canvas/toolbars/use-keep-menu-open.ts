import { useEffect } from 'react'

/** Keeps a panel of the header open while the toolbar of its menu item, or of an item in it, is used outside it. */
export function useKeepMenuOpen(element: HTMLElement | undefined) {
  useEffect(() => {
    // A menu item's own panel is open while it is hovered; the focus alone does not open it.
    const menu =
      element?.closest('.header-menu-panel')?.parentElement ?? (element?.matches(':hover') ? element : undefined)
    const button = menu?.querySelector<HTMLElement>(':scope > [data-menu]')
    if (!button || button.getAttribute('aria-expanded') === 'true') return
    const open = () => button.setAttribute('aria-expanded', 'true')
    // The menu handles these as events outside it, and has closed just before (ui/menus.ts).
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

import { useEffect } from 'react'

/** Keeps the header's panel open while the tools of an entry in it are in use: they lie outside of it. */
export function useHeldMenu(element: HTMLElement | undefined) {
  const button = element?.closest('.menu-panel')?.parentElement?.querySelector<HTMLElement>(':scope > [data-menu]')
  useEffect(() => {
    if (!button || button.getAttribute('aria-expanded') === 'true') return
    button.setAttribute('aria-expanded', 'true')
    return () => button.setAttribute('aria-expanded', 'false')
  }, [button])
}

import { scrollToField } from './scroll-to-field.ts'

/** Focuses the heading of the page at `href` once that page is shown, unless something else got the focus meanwhile. */
export function focusPage(href: string) {
  const { pathname } = new URL(href, location.origin)
  const from = document.activeElement
  scrollToField(
    () => {
      const { activeElement } = document
      if (activeElement !== from && activeElement !== document.body) return undefined
      if (location.pathname !== pathname) return undefined
      return document.querySelector<HTMLElement>('main h1[data-edit-path], main [data-edit-path]')
    },
    undefined,
    100,
  )
}

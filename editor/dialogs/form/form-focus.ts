import { type RefObject, useEffect, useRef } from 'react'
import { type Locale, locales } from '#content/locale.ts'

type Find = () => HTMLElement | null | undefined

/** Focuses what `find` returns after the next render, opening the <details> around it. */
export function useFocusAfterRender(body: RefObject<HTMLElement | null>): (find: Find) => void {
  const wanted = useRef<Find>(undefined)
  useEffect(() => {
    const found = wanted.current?.()
    wanted.current = undefined
    if (!found || !body.current?.contains(found)) return
    for (let more = found.closest('details'); more; more = more.parentElement?.closest('details') ?? null)
      more.open = true
    found.focus()
  })
  return (find) => {
    wanted.current = find
  }
}

/** The first input of a form or field; for a text, the one in the page's language. */
export function firstInput(form: HTMLElement | null, locale: Locale): HTMLElement | null {
  const other = locales.find((each) => each !== locale)
  const boxes = form?.querySelectorAll<HTMLElement>(
    'input, select, textarea, [contenteditable="true"], [data-button="edit"]',
  )
  const first = [...(boxes ?? [])].find((box) => box.lang !== other && !box.matches('[type=radio]:not(:checked)'))
  return first ?? form?.querySelector('button') ?? null
}

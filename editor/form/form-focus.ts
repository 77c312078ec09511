import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Locale, locales } from '#content/locale.ts'

type Find = () => HTMLElement | null | undefined

/** Returns a function that focuses an element after the next render, and opens all <details> around the element. */
export function useFocusAfterRender(body: RefObject<HTMLElement | null>): (find: Find) => void {
  const wanted = useRef<Find>(undefined)
  useEffect(() => {
    const found = wanted.current?.()
    // The form still waits for its save: the focus moves after the rendering that enables the fields again.
    if (found?.matches(':disabled')) return
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

/**
 * Focuses the last focused field again after a save, during which the disabled fields lose the focus to the body.
 * Returns the handler that notes the field.
 */
export function useFocusAfterSave(isBusy: boolean) {
  const field = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isBusy && document.activeElement === document.body) field.current?.focus()
  }, [isBusy])
  return ({ target }: FocusEvent<HTMLElement>) => {
    field.current = target
  }
}

/**
 * Returns the first input of a form or field, or the button that edits an item or chooses a file. For a text in both
 * languages, returns the box in the page's language.
 */
export function firstInput(form: HTMLElement | null, locale: Locale): HTMLElement | null {
  const other = locales.find((each) => each !== locale)
  const boxes = form?.querySelectorAll<HTMLElement>(
    'input, select, textarea, [contenteditable="true"], [data-button="edit"], [data-button="choose"]',
  )
  const first = [...(boxes ?? [])].find((box) => box.lang !== other && !box.matches('[type=radio]:not(:checked)'))
  return first ?? boxes?.[0] ?? form?.querySelector('button') ?? null
}

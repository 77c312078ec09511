import { direction, type Locale } from '#content/locale.ts'
import { isControlK } from '../components/shortcut-letter.ts'

/** A text on the page that is typed in, and its language. */
export type TextOnPage = { element: HTMLElement; locale: Locale }

export type TextOnPageProps = TextOnPage & {
  name: string
  value: string
  /** The number of letters before the caret, for the text that has the focus at the start. */
  start: number | undefined
  onChange: (value: string) => void
}

/** Events to which a control, link, menu or slider around the text would react. */
const ownEvents = ['pointerdown', 'mousedown', 'touchstart', 'dragstart', 'click', 'dblclick', 'keydown', 'keyup']

/** Escape closes the dialog, F6 goes to it, and Ctrl+K opens the finder. */
const isForWindow = (event: KeyboardEvent) => ['Escape', 'F6'].includes(event.key) || isControlK(event)

/** The attributes that are restored afterwards. Others of the editor (`data-…`) may have changed meanwhile. */
const isKept = ({ name }: Attr) => !name.startsWith('data-') || ['data-untranslated', 'data-empty'].includes(name)

/**
 * Empties an element of the page to type in it. `data-typing` keeps React from changing it
 * (canvas/fields/editable-text.tsx), and its events do not reach the elements around it. The returned function restores
 * the element.
 */
export function takeOver({ element, locale }: TextOnPage, attributes: Record<string, string>): () => void {
  const nodes = [...element.childNodes]
  element.replaceChildren()
  const before = [...element.attributes].filter(isKept).map(({ name, value }) => ({ name, value }))
  const { ownerDocument: page } = element
  const link = element.closest('a')
  const stop = new AbortController()
  for (const type of ownEvents) {
    const onEvent = (event: Event) => {
      if (!type.startsWith('key') || !isForWindow(event as KeyboardEvent)) event.stopPropagation()
      // By default a click on its text follows a link, and presses a button or summary.
      if (type === 'click') event.preventDefault()
    }
    element.addEventListener(type, onEvent, { signal: stop.signal })
  }
  // Otherwise pressing and moving the pointer would drag the link instead of selecting its text.
  if (link) link.draggable = false
  // The element has a language of its own while it shows English on an Arabic page. Its hint says how to open it.
  for (const name of ['lang', 'dir', 'data-untranslated', 'aria-describedby']) element.removeAttribute(name)
  const language = page.documentElement.lang === locale ? {} : { lang: locale, dir: direction(locale) }
  // Headings, list items, terms and captions keep their role.
  const role = /^(H\d|LI|D[DT]|FIG)/.test(element.tagName) ? {} : { role: 'textbox' }
  const typing = { ...role, 'data-typing': '', tabindex: '0', ...language, ...attributes }
  for (const [name, value] of Object.entries(typing)) element.setAttribute(name, value)
  return () => {
    const isFocused = page.activeElement === element
    stop.abort()
    link?.removeAttribute('draggable')
    for (const { name } of [...element.attributes].filter(isKept)) element.removeAttribute(name)
    delete element.dataset.typing
    for (const { name, value } of before) element.setAttribute(name, value)
    element.replaceChildren(...nodes)
    // A text in a control cannot be focused itself.
    if (isFocused && element.tabIndex < 0)
      element.closest<HTMLElement>('a, button, summary, [tabindex]')?.focus({ preventScroll: true })
  }
}

/** Returns the text node, and the offset in it, behind a number of letters of an element. */
export function positionOf(element: HTMLElement, letters: number): { node: Node; offset: number } {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = letters
  let last: Text | undefined
  while (texts.nextNode()) {
    last = texts.currentNode as Text
    if (left <= last.length) return { node: last, offset: left }
    left -= last.length
  }
  return { node: last ?? element, offset: last?.length ?? 0 }
}

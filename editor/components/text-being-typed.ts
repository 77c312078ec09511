/** Whether a text is typed on the page. React then does not change the element (form/take-over-text.ts). */
export const isTyped = (element: Element | null | undefined): boolean => Boolean(element?.closest('[data-typing]'))

/**
 * The number of letters of a text before a click; all if it is beside the letters. Undefined for a key, and for a click
 * by key or by assistive technology, which has no position.
 */
export function lettersBefore(text: Element, event: MouseEvent | KeyboardEvent): number | undefined {
  if (!('clientX' in event) || (event.clientX === 0 && event.clientY === 0)) return undefined
  const { ownerDocument: page } = text
  const at = page.caretPositionFromPoint?.(event.clientX, event.clientY)
  const range = page.createRange()
  range.selectNodeContents(text)
  if (at && text.contains(at.offsetNode)) range.setEnd(at.offsetNode, at.offset)
  return range.toString().length
}

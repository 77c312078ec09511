/** What is wrong with a text in its place: a part of it is cut off, or it is wider than its place. */
export type Misfit = 'cut' | 'wide'

/** Quotation marks and round letters hang over the edge by a few pixels. */
const tolerance = 8

/** Whether a field's text fits its place in the page's layout; undefined if it does, or is not shown at all. */
export function misfitOf(field: HTMLElement): Misfit | undefined {
  const text = textBox(field)
  if (text.width === 0) return undefined
  const block = field.closest('[data-block-id]')
  let isWide = text.left < -tolerance || text.right > field.ownerDocument.documentElement.clientWidth + tolerance
  for (let element: HTMLElement | null = field; element && element !== block; element = element.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(element)
    // These have no box, or boxes of single lines.
    if (display === 'contents' || display === 'inline') continue
    const box = element.getBoundingClientRect()
    // For screen readers only.
    if (box.width <= 1) return undefined
    const isBeside = text.left < box.left - tolerance || text.right > box.right + tolerance
    const isBelow = text.top < box.top - tolerance || text.bottom > box.bottom + tolerance
    // The rest can be scrolled to.
    if (/auto|scroll/.test(overflowX)) return undefined
    if ((isBeside && isClipped(overflowX)) || (isBelow && isClipped(overflowY))) return 'cut'
    if (element === field && isClipped(overflowY) && field.scrollHeight > field.clientHeight + tolerance) return 'cut'
    isWide ||= isBeside
    // Placed freely, so the elements around it are not its place.
    if (/absolute|fixed/.test(position)) break
  }
  return isWide ? 'wide' : undefined
}

const isClipped = (overflow: string) => /hidden|clip/.test(overflow)

/** The number of lines of a field's text. */
export function linesOf(field: HTMLElement): number {
  let [lines, bottom] = [0, Number.NEGATIVE_INFINITY]
  // Boxes of parts that share a line overlap by more than half of their height.
  for (const box of boxesIn(field).sort((one, other) => one.top - other.top)) {
    if (box.top + box.height / 2 < bottom) continue
    lines++
    bottom = box.bottom
  }
  return lines
}

/**
 * Whether a title or label needs too many lines, compared with the other language: at least half as many again, and
 * at least two more, or one more in a button, tab or link outside a heading, which are one line each by design.
 */
export function hasTooManyLines(field: HTMLElement, lines: number, others: number): boolean {
  const isControl = field.closest('a, button, [role="tab"]') !== null && field.closest('h1, h2, h3, h4') === null
  return lines - others >= (isControl ? 1 : 2) && lines >= others * 1.5
}

function boxesIn(field: HTMLElement): DOMRect[] {
  const range = field.ownerDocument.createRange()
  range.selectNodeContents(field)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

function textBox(field: HTMLElement) {
  const boxes = boxesIn(field)
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const width = boxes.length > 0 ? right - left : 0
  const top = Math.min(...boxes.map((box) => box.top))
  return { left, right, width, top, bottom: Math.max(...boxes.map((box) => box.bottom)) }
}

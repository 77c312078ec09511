/** Why a text does not fit: a part of the text is cut off, or the text is wider than the elements around it. */
export type Misfit = 'cut' | 'wide'

/** In pixels: quotation marks and round letters extend a little beyond the edge of their box. */
const tolerance = 8

export function misfitOf(field: HTMLElement): Misfit | undefined {
  const text = textBox(field)
  if (text.width === 0) return undefined
  const block = field.closest('[data-block-id]')
  let isWide = text.left < -tolerance || text.right > field.ownerDocument.documentElement.clientWidth + tolerance
  for (let element: HTMLElement | null = field; element && element !== block; element = element.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(element)
    // Elements with `contents` have no box, inline elements one box per line.
    if (display === 'contents' || display === 'inline') continue
    const box = element.getBoundingClientRect()
    // The text is for screen readers only.
    if (box.width <= 1) return undefined
    const isBeside = text.left < box.left - tolerance || text.right > box.right + tolerance
    const isBelow = text.top < box.top - tolerance || text.bottom > box.bottom + tolerance
    // What is outside the box can be scrolled into view.
    if (/auto|scroll/.test(overflowX)) return undefined
    if ((isBeside && isClipped(overflowX)) || (isBelow && isClipped(overflowY))) return 'cut'
    if (element === field && isClipped(overflowY) && field.scrollHeight > field.clientHeight + tolerance) return 'cut'
    isWide ||= isBeside
    // The elements around an absolutely positioned element do not limit its text.
    if (/absolute|fixed/.test(position)) break
  }
  return isWide ? 'wide' : undefined
}

const isClipped = (overflow: string) => /hidden|clip/.test(overflow)

export function linesOf(field: HTMLElement): number {
  let [lines, bottom] = [0, Number.NEGATIVE_INFINITY]
  // A box whose middle is above the bottom of the current line is on that line.
  for (const box of boxesIn(field).sort((one, other) => one.top - other.top)) {
    if (box.top + box.height / 2 < bottom) continue
    lines++
    bottom = box.bottom
  }
  return lines
}

/**
 * Whether a title or label has too many lines, compared with the number of lines in the other language (`others`): at
 * least 1.5 times as many, and at least two more. A button, a tab or a link outside a heading is designed for one line,
 * so there one more line is enough.
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

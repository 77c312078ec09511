/**
 * Returns the field at a point of the page, or null; `target` is the topmost element at that point. A link that covers
 * a whole card (`.cover-link`) lies over the pictures of the card and under its texts.
 */
export function fieldAtPoint(target: Element, { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
  const field = target.closest<HTMLElement>('[data-edit-path]')
  // A click by key or by assistive technology has no position: x and y are 0.
  if (field || (x === 0 && y === 0)) return field
  // Anywhere on another link, the field is the label of that link.
  if (!target.closest('.cover-link')) return target.closest('a')?.querySelector<HTMLElement>(label) ?? null
  const under = target.ownerDocument.elementsFromPoint(x, y).find((element) => element.matches(pictures))
  const isOfBlock = under?.closest('[data-block-id]') === target.closest('[data-block-id]')
  return isOfBlock ? (under as HTMLElement) : null
}

const label = ':scope > [data-edit-path]'
const pictures = ':is(img, video)[data-edit-path]'

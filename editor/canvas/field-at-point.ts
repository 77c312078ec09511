/**
 * The field at a point of the page, which `target` lies at. A link that covers its whole card lies over the pictures in
 * it, which keep their place in the page's layers; the words of a card lie over the link.
 */
export function fieldAtPoint(target: Element, { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
  const field = target.closest<HTMLElement>('[data-edit-path]')
  // A click that was made by a key or by assistive technology points at nothing.
  if (field || (x === 0 && y === 0)) return field
  // A button is its words, to its edge.
  if (!target.closest('.cover-link')) return target.closest('a')?.querySelector<HTMLElement>(label) ?? null
  const under = document.elementsFromPoint(x, y).find((element) => element.matches(pictures))
  const isOfBlock = under?.closest('[data-block-id]') === target.closest('[data-block-id]')
  return isOfBlock ? (under as HTMLElement) : null
}

const label = ':scope > [data-edit-path]'
const pictures = ':is(img, video)[data-edit-path]'

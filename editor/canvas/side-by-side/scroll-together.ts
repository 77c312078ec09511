/** `.ed-block` has no box (`display: contents`), so its first child is measured. */
function blocksOf(page: Document) {
  return [...page.querySelectorAll<HTMLElement>('main [data-block-id]')].flatMap(({ dataset, firstElementChild }) => {
    const box = firstElementChild?.getBoundingClientRect()
    return box && box.height > 0 ? [{ id: dataset.blockId, top: box.top, height: box.height }] : []
  })
}

/**
 * Scrolls `other` so that the same share of the same block's height is above the window in both pages. If `page` is at
 * its end, scrolls `other` to its end; if `other` lacks the block, scrolls it by the same number of pixels.
 */
export function alignScroll(page: Document, other: Document | null) {
  const inside = other?.defaultView
  if (!inside || !other) return
  const first = blocksOf(page).findLast(({ top }) => top <= 1)
  const same = first && blocksOf(other).find(({ id }) => id === first.id)
  const isAtEnd =
    page.defaultView && page.defaultView.scrollY + page.defaultView.innerHeight >= page.documentElement.scrollHeight - 2
  if (isAtEnd) inside.scrollTo({ top: other.documentElement.scrollHeight, behavior: 'instant' })
  else if (!same) inside.scrollTo({ top: page.defaultView?.scrollY ?? 0, behavior: 'instant' })
  else inside.scrollBy({ top: same.top - (first.top / first.height) * same.height, behavior: 'instant' })
}

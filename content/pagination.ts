/** How many neighbours of the current page are named on either side, and how many pages are all named (specification §9). */
const siblings = 1
const fewPages = 6

/** The numbers under a list of several pages: first, last, the current one and its neighbours; 'gap' is an ellipsis. */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count <= fewPages) return range(1, count)
  const left = Math.max(current - siblings, 1)
  const right = Math.min(current + siblings, count)
  // At either end as many numbers stand together as in the middle with both gaps, so that the row keeps its length.
  const together = 3 + 2 * siblings
  if (left <= 2) return [...range(1, together), 'gap', count]
  if (right >= count - 1) return [1, 'gap', ...range(count - together + 1, count)]
  return [1, 'gap', ...range(left, right), 'gap', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Links on each side of the current page. A list of at most `fewPages` pages links all (specification §9). */
const siblings = 1
const fewPages = 6

/** The first, the last, the current page and its siblings. 'gap' is an ellipsis. */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count <= fewPages) return range(1, count)
  const left = Math.max(current - siblings, 1)
  const right = Math.min(current + siblings, count)
  // Near either end, more consecutive numbers are shown, so that every row has the same number of entries.
  const consecutiveCount = 3 + 2 * siblings
  if (left <= 2) return [...range(1, consecutiveCount), 'gap', count]
  if (right >= count - 1) return [1, 'gap', ...range(count - consecutiveCount + 1, count)]
  return [1, 'gap', ...range(left, right), 'gap', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

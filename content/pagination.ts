/**
 * The siblings on either side of the current page, and the page count up to which all are listed (specification §9).
 */
const siblings = 1
const fewPages = 6

/** The page numbers below a list: first, last, the current one and its siblings; 'gap' is an ellipsis. */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count <= fewPages) return range(1, count)
  const left = Math.max(current - siblings, 1)
  const right = Math.min(current + siblings, count)
  // Near either end, show two more neighbouring numbers, so that the row always has the same number of entries.
  const consecutiveCount = 3 + 2 * siblings
  if (left <= 2) return [...range(1, consecutiveCount), 'gap', count]
  if (right >= count - 1) return [1, 'gap', ...range(count - consecutiveCount + 1, count)]
  return [1, 'gap', ...range(left, right), 'gap', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

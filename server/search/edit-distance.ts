/** Inserted, deleted, replaced or exchanged letters; Infinity if more than `max`. */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let smallest = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      next.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > max) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = next
  }
  const distance = last[other.length] ?? 0
  return distance <= max ? distance : Number.POSITIVE_INFINITY
}

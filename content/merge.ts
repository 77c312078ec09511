/*
 * A three-way merge of two people's changes to one block. `base` is the version that both started from; a side's
 * changes are its differences from it. Objects merge key by key (so a text merges per language), lists of items with
 * ids merge item by item, anything else is one value. `undefined` means "not there".
 */

export type Conflict = {
  /** Items are identified by their id: 'tabs.first.title.en'. */
  path: string
  base: unknown
  current: unknown
  mine: unknown
}

export type Merged<T> = { content: T; conflicts: Conflict[] }

/**
 * Applies both sides' changes to `base`. A value that both changed differently is a conflict: the content keeps the
 * current value. If both reordered the same list, the conflict's values are the lists of ids.
 */
export function merge<T>(base: unknown, current: T, mine: T): Merged<T> {
  const conflicts: Conflict[] = []
  const content = mergeValue({ base, current, mine }, '', conflicts) as T
  return { content, conflicts }
}

type Sides<T = unknown> = { base: T; current: T; mine: T }
export type Dictionary = Record<string, unknown>
export type Item = Dictionary & { id: string }

function mergeValue(sides: Sides, path: string, conflicts: Conflict[]): unknown {
  const { base, current, mine } = sides
  if (isSame(current, mine) || isSame(base, mine)) return current
  if (isSame(base, current)) return mine
  if (isDictionary(current) && isDictionary(mine)) {
    return mergeKeys({ base: isDictionary(base) ? base : {}, current, mine }, path, conflicts)
  }
  if (isItemList(current) && isItemList(mine)) {
    return mergeItems({ base: isItemList(base) ? base : [], current, mine }, path, conflicts)
  }
  conflicts.push({ path, ...sides })
  return current
}

function mergeKeys({ base, current, mine }: Sides<Dictionary>, path: string, conflicts: Conflict[]): Dictionary {
  const merged: Dictionary = {}
  for (const key of new Set([...Object.keys(current), ...Object.keys(mine)])) {
    const sides = { base: own(base, key), current: own(current, key), mine: own(mine, key) }
    const value = mergeValue(sides, join(path, key), conflicts)
    if (value !== undefined) merged[key] = value
  }
  return merged
}

function mergeItems({ base, current, mine }: Sides<Item[]>, path: string, conflicts: Conflict[]): Item[] {
  const [inBase, inCurrent, inMine] = [byId(base), byId(current), byId(mine)]
  const merged = new Map<string, Item>()
  for (const id of new Set([...inCurrent.keys(), ...inMine.keys()])) {
    const sides = { base: inBase.get(id), current: inCurrent.get(id), mine: inMine.get(id) }
    const item = mergeValue(sides, join(path, id), conflicts) as Item | undefined
    if (item) merged.set(id, item)
  }
  const sequence = mergeSequence({ base: ids(base), current: ids(current), mine: ids(mine) }, path, conflicts)
  return sequence.flatMap((id) => merged.get(id) ?? [])
}

/**
 * The ids of both sides in the order of the side that moved items; an id that only the other side has follows its
 * neighbour.
 */
function mergeSequence({ base, current, mine }: Sides<string[]>, path: string, conflicts: Conflict[]): string[] {
  const [inCurrent, inMine] = [new Set(current), new Set(mine)]
  const shared = base.filter((id) => inCurrent.has(id) && inMine.has(id))
  const common = new Set(shared)
  const [now, wanted] = [current, mine].map((side) => side.filter((id) => common.has(id)))
  const iMoved = !isSame(wanted, shared)
  if (iMoved && !isSame(now, shared) && !isSame(now, wanted)) conflicts.push({ path, base, current, mine })
  const [leading, other] = iMoved && isSame(now, shared) ? [mine, current] : [current, mine]
  return interleave(leading, other)
}

function interleave(leading: string[], other: string[]): string[] {
  const sequence = [...leading]
  const known = new Set(leading)
  const others = new Set(other)
  other.forEach((id, index) => {
    if (known.has(id)) return
    const previous = other[index - 1]
    let place = previous === undefined ? 0 : sequence.indexOf(previous) + 1
    // If both added items at the same position, those of the leading side come first.
    while (place < sequence.length && !others.has(sequence[place] as string)) place++
    sequence.splice(place, 0, id)
  })
  return sequence
}

/** Whether two JSON values are equal; a key that is undefined counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]))
  }
  if (!isDictionary(a) || !isDictionary(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(own(a, key), own(b, key)))
}

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list whose items all have a unique id; other lists merge as one value. */
export function isItemList(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((listItem) => isDictionary(listItem) && typeof listItem.id === 'string') &&
    new Set(ids(value)).size === value.length
  )
}

export const own = (object: Dictionary, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined)
export const ids = (items: Item[]) => items.map(({ id }) => id)
export const byId = (items: Item[]) => new Map(items.map((item) => [item.id, item]))
export const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

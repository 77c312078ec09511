const ids = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Returns the items of a list in a new block: each item with an id and the `shared` values. */
export const blankItems = <const Shared extends object, const Item extends object>(shared: Shared, items: Item[]) =>
  items.map((item, index) => ({ id: ids[index] ?? `item-${index}`, ...item, ...shared }))

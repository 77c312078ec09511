const ids = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The items of a list in a new block: each gets an id, and the values that all of them share. */
export const blankItems = <const Shared extends object, const Item extends object>(shared: Shared, items: Item[]) =>
  items.map((item, index) => ({ id: ids[index] ?? `item-${index}`, ...item, ...shared }))

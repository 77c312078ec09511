const ids = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const blankItems = <const Shared extends object, const Item extends object>(shared: Shared, items: Item[]) =>
  items.map((item, index) => ({ id: ids[index] ?? `item-${index}`, ...item, ...shared }))

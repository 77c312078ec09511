import type { Client } from '#api/client.ts'
import type { Block, Item } from '#api/pages.ts'
import { type BlockType, findBlockType } from '#blocks/catalogue.ts'
import type { Place } from '../places.ts'
import { type Edit, withEdits } from './content-path.ts'

/** A change that an editor made with one Save: one field, or a link's label and address. */
export type Change = { id: string; place: Place; edits: Edit[] }

/** What is stored and saved as one: a block, or an item of a block's collection. */
export type Unit = {
  /** The block's id, or 'block/item'. */
  key: string
  block: string
  item?: string
  page: string
  type: BlockType
  order: number
  /** As the server last answered, and the version that it is. */
  content: Record<string, unknown>
  version: number
  /** Lists leave out what is long in an item; that must not be saved without it. */
  isWhole: boolean
  /** Changes on their way, oldest first, and the content with them in it: what the screen shows. */
  pending: Change[]
  edited: Record<string, unknown>
}

export type Units = ReturnType<typeof createUnits>

export const unitKey = (block: string, item?: string) => (item ? `${block}/${item}` : block)

/** The stored blocks and items that the editor has loaded; whoever draws them is told of each change. */
export function createUnits(client: Client) {
  const units = new Map<string, Unit>()
  const listeners = new Set<() => void>()
  const loads = new Map<string, Promise<void>>()
  /** Deleted ones. What is kept of them, unsaved, still finds what it is about. */
  const removed = new Set<string>()
  let revision = 0

  const all = () => [...units.values()].filter(({ key, block }) => !removed.has(key) && !removed.has(block))

  function tell() {
    revision++
    for (const listener of listeners) listener()
  }

  function put(unit: Omit<Unit, 'edited'>) {
    const edits = unit.pending.flatMap((change) => change.edits)
    units.set(unit.key, { ...unit, edited: withEdits(unit.content, edits) })
    tell()
  }

  function once(name: string, load: () => Promise<void>): Promise<void> {
    const running = loads.get(name) ?? load()
    loads.set(name, running)
    // A failed load may be asked for again.
    running.catch(() => loads.delete(name))
    return running
  }

  function putBlock({ id, page, block_type, order, content, version }: Block) {
    const type = findBlockType(block_type)
    const pending = units.get(id)?.pending ?? []
    removed.delete(id)
    if (type) put({ key: id, block: id, page, type, order, content, version, isWhole: true, pending })
  }

  function putItem(block: Unit, { id, content, version }: Item, isWhole: boolean) {
    const key = unitKey(block.key, id)
    const known = units.get(key)
    // What is there whole must not lose its body to a list.
    if (known?.isWhole && !isWhole && known.version >= version) return
    removed.delete(key)
    const { page, type, order } = block
    const pending = known?.pending ?? []
    put({ key, block: block.key, item: id, page, type, order, content, version, isWhole, pending })
  }

  function remove(key: string) {
    removed.add(key)
    tell()
  }

  /** What was known before an answer that names all of its kind, and is not in it, was deleted by somebody else. */
  function removeAllBut(known: Unit[], answer: { id: string }[]) {
    const ids = new Set(answer.map(({ id }) => id))
    for (const { key, block, item } of known) if (!ids.has(item ?? block)) remove(key)
  }

  return {
    get: (key: string) => units.get(key),
    /** Those that are not deleted. */
    all,
    revision: () => revision,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Loads the blocks of a page, once. */
    loadPage: (slug: string) =>
      once(slug, async () => {
        const known = all().filter(({ page, item }) => page === slug && !item)
        const blocks = await client.page(slug)
        blocks.forEach(putBlock)
        removeAllBut(known, blocks)
      }),
    /** Loads the items of a block's collection, once; without their long bodies. */
    loadItems: (key: string) =>
      once(`${key}/`, async () => {
        const block = units.get(key)
        if (!block) return
        const known = all().filter((unit) => unit.block === key && unit.item)
        const items = await client.items(key)
        for (const item of items) putItem(block, item, false)
        removeAllBut(known, items)
      }),
    /** Loads an item whole, once. */
    loadWholeItem: (key: string, item: string) =>
      once(unitKey(key, item), async () => {
        const block = units.get(key)
        if (block) putItem(block, await client.item(key, item), true)
      }),
    /** Fetches an item whole, as it is now; a block always is. */
    async loadWhole(key: string) {
      const unit = units.get(key)
      const block = unit && units.get(unit.block)
      if (block && unit.item) putItem(block, await client.item(unit.block, unit.item), true)
    },
    /** Lets everything be asked for anew; what is on the screen stays until that has come. */
    reload() {
      loads.clear()
      // Any answer is newer than this: an item that was deleted and brought back may count from one again.
      for (const unit of units.values()) if (unit.item) put({ ...unit, version: 0, isWhole: false })
    },
    /** A block or an item was deleted; it is there again when an answer brings it. */
    remove,
    /** Takes in a block or an item as the server has just answered it. */
    putBlock,
    putItem: (key: string, item: Item) => {
      const block = units.get(key)
      if (block) putItem(block, item, true)
    },
    add(change: Change) {
      const unit = units.get(change.place.unit)
      if (unit) put({ ...unit, pending: [...unit.pending, change] })
    },
    /** Takes a change off its way; with `answer`, the server's word on the content. */
    settle(change: Change, answer?: { content: Record<string, unknown>; version: number }) {
      const unit = units.get(change.place.unit)
      if (!unit) return undefined
      const stored = answer && { content: answer.content, version: answer.version, isWhole: true }
      put({ ...unit, ...stored, pending: unit.pending.filter(({ id }) => id !== change.id) })
      return units.get(unit.key)
    },
  }
}

import type { Client } from '#api/client.ts'
import type { Block, Item } from '#api/pages.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { applyEdits, type Edit } from '../edits/edits.ts'
import { findBlockType } from './field-schema.ts'
import type { Place } from './places.ts'

/** A change that an editor made with one Save: one field, or a link's label and address. */
export type Change = {
  id: string
  place: Place
  edits: Edit[]
  /** When it was made, in milliseconds. */
  at: number
  /** It was typed and never handed in, so that nothing has checked it. */
  isDraft?: true
}

/** What is stored and saved as one: a block, or an item of a block's collection. */
export type EditorDocument = {
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
  /** When this content was asked for, or answered to a save: an answer to an earlier question is out of date. */
  asked: number
  /** Changes on their way, oldest first, and the content with them in it: what the screen shows. */
  pending: Change[]
  edited: Record<string, unknown>
}

export type EditorDocuments = ReturnType<typeof createDocuments>

export const documentKey = (block: string, item?: string) => (item ? `${block}/${item}` : block)

/** The stored blocks and items that the editor has loaded; whoever draws them is told of each change. */
export function createDocuments(client: Client) {
  const documents = new Map<string, EditorDocument>()
  const listeners = new Set<() => void>()
  const loads = new Map<string, Promise<void>>()
  /** Pages and collections ('block/') that have been loaded once. */
  const loaded = new Set<string>()
  /** How many blocks on the screen need what is loaded of a page, and when the last one left. */
  const holders = new Map<string, number>()
  const left = new Map<string, number>()
  /** Deleted ones. What is kept of them, unsaved, still finds what it is about. */
  const removed = new Set<string>()
  let revision = 0
  let clock = 0
  const now = () => ++clock

  const all = () => [...documents.values()].filter(({ key, block }) => !removed.has(key) && !removed.has(block))

  function tell() {
    revision++
    for (const listener of listeners) listener()
  }

  function put(unit: Omit<EditorDocument, 'edited'>) {
    const edits = unit.pending.flatMap((change) => change.edits)
    documents.set(unit.key, { ...unit, edited: applyEdits(unit.content, edits) })
    tell()
  }

  function once(name: string, load: () => Promise<void>): Promise<void> {
    const running = loads.get(name) ?? load()
    loads.set(name, running)
    running.then(
      () => {
        if (loaded.has(name)) return
        loaded.add(name)
        tell()
      },
      // A failed load may be asked for again.
      () => loads.get(name) === running && loads.delete(name),
    )
    return running
  }

  function putBlock({ id, page, block_type, order, content, version }: Block, asked: number) {
    const type = findBlockType(block_type)
    const known = documents.get(id)
    if (!type || (known && known.asked > asked)) return
    removed.delete(id)
    const pending = known?.pending ?? []
    put({ key: id, block: id, page, type, order, content, version, isWhole: true, asked, pending })
  }

  function putItem(block: EditorDocument, { id, content, version }: Item, isWhole: boolean, asked: number) {
    const key = documentKey(block.key, id)
    const known = documents.get(key)
    // An item that was loaded whole keeps its body: the list has none, and confirms only that its version is current.
    if (known?.isWhole && !isWhole && known.version >= version)
      return put({ ...known, asked: Math.max(known.asked, asked) })
    // An old body is better than none.
    const isBetter = isWhole && !known?.isWhole && !removed.has(key)
    if (known && known.asked > asked && !isBetter) return
    removed.delete(key)
    const { page, type, order } = block
    const pending = known?.pending ?? []
    put({ key, block: block.key, item: id, page, type, order, content, version, isWhole, asked, pending })
  }

  async function loadItem(block: EditorDocument, id: string) {
    const asked = now()
    putItem(block, await client.item(block.key, id), true, asked)
  }

  function remove(key: string) {
    removed.add(key)
    tell()
  }

  /** What was known before an answer that names all of its kind, and is not in it, was deleted by somebody else. */
  function removeAllBut(known: EditorDocument[], answer: { id: string }[]) {
    const ids = new Set(answer.map(({ id }) => id))
    for (const { key, block, item } of known) if (!ids.has(item ?? block)) remove(key)
  }

  return {
    get: (key: string) => documents.get(key),
    /** Those that are not deleted. */
    all,
    /** Whether nothing is known of it, though what it belongs to has been loaded: it was deleted before. */
    isGone(key: string, page: string) {
      const [block = '', item] = key.split('/')
      if (documents.has(key) || !loaded.has(page)) return false
      return !documents.has(block) || (item !== undefined && loaded.has(`${block}/`))
    },
    revision: () => revision,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Tells that the screen needs what is loaded of a page; the answer takes that back. */
    hold(page: string) {
      holders.set(page, (holders.get(page) ?? 0) + 1)
      return () => {
        const others = (holders.get(page) ?? 1) - 1
        holders.set(page, others)
        if (others > 0) return
        left.set(page, now())
        tell()
      }
    },
    /** Whether the screen shows it: not in place of what came with the page since it was left, but for what is on its way. */
    isShown: ({ page, asked, pending }: EditorDocument) => pending.length > 0 || asked > (left.get(page) ?? 0),
    /** Loads the blocks of a page, once. */
    loadPage: (slug: string) =>
      once(slug, async () => {
        const asked = now()
        const known = all().filter(({ page, item }) => page === slug && !item)
        const blocks = await client.page(slug)
        for (const block of blocks) putBlock(block, asked)
        removeAllBut(known, blocks)
      }),
    /** Loads the items of a block's collection, once; without their long bodies. */
    loadItems: (key: string) =>
      once(`${key}/`, async () => {
        const block = documents.get(key)
        if (!block) return
        const asked = now()
        const known = all().filter((unit) => unit.block === key && unit.item)
        const items = await client.items(key)
        for (const item of items) putItem(block, item, false, asked)
        removeAllBut(known, items)
      }),
    /** Loads an item whole, once. */
    loadWholeItem: (key: string, item: string) =>
      once(documentKey(key, item), async () => {
        const block = documents.get(key)
        if (block) await loadItem(block, item)
      }),
    /** Fetches an item whole, as it is now; a block always is. */
    async loadWhole(key: string) {
      const unit = documents.get(key)
      const block = unit && documents.get(unit.block)
      if (block && unit.item) await loadItem(block, unit.item)
    },
    /** Lets everything be asked for anew; what is on the screen stays until that has come. */
    reload: () => loads.clear(),
    /** A block or an item was deleted; it is there again when an answer brings it. */
    remove(key: string) {
      const unit = documents.get(key)
      // What was asked for before does not bring it back.
      if (unit) put({ ...unit, asked: now() })
      remove(key)
    },
    /** Takes in a block or an item as the server has just answered it. */
    putBlock: (block: Block) => putBlock(block, now()),
    putItem: (key: string, item: Item) => {
      const block = documents.get(key)
      if (block) putItem(block, item, true, now())
    },
    add(change: Change) {
      const unit = documents.get(change.place.unit)
      if (unit) put({ ...unit, pending: [...unit.pending, change] })
    },
    /** Takes a change off its way; with `answer`, the server's word on the content. */
    settle(change: Change, answer?: { content: Record<string, unknown>; version: number }) {
      const unit = documents.get(change.place.unit)
      if (!unit) return undefined
      const stored = answer && { content: answer.content, version: answer.version, isWhole: true, asked: now() }
      put({ ...unit, ...stored, pending: unit.pending.filter(({ id }) => id !== change.id) })
      return documents.get(unit.key)
    },
  }
}

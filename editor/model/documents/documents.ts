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
  /** It was typed but never submitted, so that nothing has validated it. */
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
  /** The content from the server's last response, and its version. */
  content: Record<string, unknown>
  version: number
  /** False for an item from a list, which lacks its long fields and must be loaded whole before it is saved. */
  isWhole: boolean
  /** When this content was requested, or returned by a save: the response to an earlier request is out of date. */
  asked: number
  /** Pending changes, oldest first, and the content with them applied: what the screen shows. */
  pending: Change[]
  edited: Record<string, unknown>
}

export type EditorDocuments = ReturnType<typeof createDocuments>

export const documentKeyOf = (block: string, item?: string) => (item ? `${block}/${item}` : block)

/** The documents that the editor has loaded; listeners are called on each change. */
export function createDocuments(client: Client) {
  const documents = new Map<string, EditorDocument>()
  const listeners = new Set<() => void>()
  const loads = new Map<string, Promise<void>>()
  /** Pages and collections ('block/') that have been loaded once. */
  const loaded = new Set<string>()
  /** By page: the number of blocks on the screen that need its documents, and when the last of them was removed. */
  const pageUsers = new Map<string, number>()
  const lastUsedAt = new Map<string, number>()
  /** The keys of deleted documents, which stay in `documents` because failed changes may refer to them. */
  const removed = new Set<string>()
  let revision = 0
  let clock = 0
  const now = () => ++clock

  const all = () => [...documents.values()].filter(({ key, block }) => !removed.has(key) && !removed.has(block))

  function notify() {
    revision++
    for (const listener of listeners) listener()
  }

  function put(document: Omit<EditorDocument, 'edited'>) {
    const edits = document.pending.flatMap((change) => change.edits)
    documents.set(document.key, { ...document, edited: applyEdits(document.content, edits) })
    notify()
  }

  function loadOnce(name: string, load: () => Promise<void>): Promise<void> {
    const running = loads.get(name) ?? load()
    loads.set(name, running)
    running.then(
      () => {
        if (loaded.has(name)) return
        loaded.add(name)
        notify()
      },
      // A failed load can be retried.
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
    const key = documentKeyOf(block.key, id)
    const known = documents.get(key)
    // An item that was loaded whole keeps its body: the list has none and only confirms that its version is current.
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
    notify()
  }

  /** Removes the known documents that are missing in a complete response: somebody else has deleted them. */
  function removeAllBut(known: EditorDocument[], answer: { id: string }[]) {
    const ids = new Set(answer.map(({ id }) => id))
    for (const { key, block, item } of known) if (!ids.has(item ?? block)) remove(key)
  }

  return {
    get: (key: string) => documents.get(key),
    /** All documents that are not deleted. */
    all,
    /** Whether an unknown document was deleted: its page (and collection) has been loaded without it. */
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
    /** Counts a block on the screen that needs the documents of a page; the returned function ends that. */
    hold(page: string) {
      pageUsers.set(page, (pageUsers.get(page) ?? 0) + 1)
      return () => {
        const others = (pageUsers.get(page) ?? 1) - 1
        pageUsers.set(page, others)
        if (others > 0) return
        lastUsedAt.set(page, now())
        notify()
      }
    },
    /**
     * Whether the screen shows this content instead of what came with the page: not if it was loaded before the page
     * was last left, unless it has pending changes.
     */
    isShown: ({ page, asked, pending }: EditorDocument) => pending.length > 0 || asked > (lastUsedAt.get(page) ?? 0),
    /** Loads the blocks of a page, once. */
    loadPage: (slug: string) =>
      loadOnce(slug, async () => {
        const asked = now()
        const known = all().filter(({ page, item }) => page === slug && !item)
        const blocks = await client.page(slug)
        for (const block of blocks) putBlock(block, asked)
        removeAllBut(known, blocks)
      }),
    /** Loads the items of a block's collection, once; without their long fields. */
    loadItems: (key: string) =>
      loadOnce(`${key}/`, async () => {
        const block = documents.get(key)
        if (!block) return
        const asked = now()
        const known = all().filter((document) => document.block === key && document.item)
        const items = await client.items(key)
        for (const item of items) putItem(block, item, false, asked)
        removeAllBut(known, items)
      }),
    /** Loads an item whole, once. */
    loadWholeItem: (key: string, item: string) =>
      loadOnce(documentKeyOf(key, item), async () => {
        const block = documents.get(key)
        if (block) await loadItem(block, item)
      }),
    /** Loads an item whole, even if it is loaded already; a block always is whole. */
    async loadWhole(key: string) {
      const document = documents.get(key)
      const block = document && documents.get(document.block)
      if (block && document.item) await loadItem(block, document.item)
    },
    /** Lets everything be loaded again; the screen stays the same until then. */
    reload: () => loads.clear(),
    /** Marks a document as deleted, until a later response contains it again. */
    remove(key: string) {
      const document = documents.get(key)
      // The response to an earlier request must not bring it back.
      if (document) put({ ...document, asked: now() })
      remove(key)
    },
    /** Stores a block or an item that the server has just returned. */
    putBlock: (block: Block) => putBlock(block, now()),
    putItem: (key: string, item: Item) => {
      const block = documents.get(key)
      if (block) putItem(block, item, true, now())
    },
    add(change: Change) {
      const document = documents.get(change.place.documentKey)
      if (document) put({ ...document, pending: [...document.pending, change] })
    },
    /** Removes a pending change; `answer` is the content that the server returned. */
    settle(change: Change, answer?: { content: Record<string, unknown>; version: number }) {
      const document = documents.get(change.place.documentKey)
      if (!document) return undefined
      const stored = answer && { content: answer.content, version: answer.version, isWhole: true, asked: now() }
      put({ ...document, ...stored, pending: document.pending.filter(({ id }) => id !== change.id) })
      return documents.get(document.key)
    },
  }
}

import type { Block, Item } from '#api/pages.ts'
import { apply, type Edit } from '#content/edits.ts'
import { siteKey } from '#content/page-keys.ts'
import type { EditorStore } from '../store.ts'
import { type DocumentType, findBlockType, isSettings } from './field-schema.ts'
import { startPages } from './pages.ts'
import type { Place } from './places.ts'
import { createSettings, settingsKey, settingsPage } from './settings.ts'

/** The edits that are saved together: of one field, of a link's label and address, or of one form. */
export type Save = {
  id: string
  place: Place
  edits: Edit[]
  /** When the save was made, in milliseconds since 1970. */
  at: number
  /** The save was typed but never submitted, so that its values are not validated yet. */
  isDraft?: true
  /** The save shows a file that is being uploaded, or a text while it is typed. It is never sent. */
  isPreview?: true
}

/** What is stored and saved as a whole: a block, an item of a block's collection, or settings (of a page, or of the site). */
export type EditorDocument = {
  /** The id of the block ('hero'), of the block and the item ('gallery/jane'), or of settings ('page:home'). */
  key: string
  block: string
  item?: string
  page: string
  type: DocumentType
  order: number
  /** The content from the server's last response, and its version. */
  content: Record<string, unknown>
  version: number
  /** The brand and e-mail address that are used if the settings of the site have none. */
  defaults?: { brand: string; email: string } | undefined
  /** False for an item from a list, which lacks long fields: the whole item must be loaded before it is saved. */
  isWhole: boolean
  /** The document was deleted. It is not removed here, because failed saves may refer to it. */
  isDeleted?: boolean
  /** A counter: when `content` was requested or saved. Responses to earlier requests are ignored. */
  requestedAt: number
  /** The pending saves, oldest first, and the content with their edits applied, which the screen shows. */
  pending: Save[]
  edited: Record<string, unknown>
}

type StoredDocument = Omit<EditorDocument, 'edited'>

export type Stored = Pick<EditorDocument, 'content' | 'version' | 'defaults'>

export type EditorDocuments = ReturnType<typeof createDocuments>

export const documentKeyOf = (block: string, item?: string) => (item ? `${block}/${item}` : block)

export const withEdits = (document: StoredDocument): EditorDocument => ({
  ...document,
  edited: apply(
    document.content,
    document.pending.flatMap(({ edits }) => edits),
  ),
})

/** The edits of previews are never sent. */
export const withoutPreviews = (document: EditorDocument): EditorDocument =>
  withEdits({ ...document, pending: document.pending.filter(({ isPreview }) => !isPreview) })

export function createDocuments({ getState, setState, client, stored = {} }: EditorStore) {
  const settings = createSettings(client)
  const loads = new Map<string, Promise<void>>()
  const pageUsers = new Map<string, number>()
  let clock = 0
  const now = () => ++clock

  const get = (key: string) => getState().documents.get(key)
  const all = () =>
    [...getState().documents.values()].filter(({ isDeleted, block }) => !isDeleted && !get(block)?.isDeleted)

  function put(...changed: StoredDocument[]) {
    const documents = new Map(getState().documents)
    for (const document of changed) documents.set(document.key, withEdits(document))
    setState({ documents })
  }

  function loadOnce(name: string, load: () => Promise<void>): Promise<void> {
    const running = loads.get(name) ?? load()
    loads.set(name, running)
    running.then(
      () => getState().loaded.has(name) || setState(({ loaded }) => ({ loaded: new Set([...loaded, name]) })),
      // A failed load is removed, so that it can be retried.
      () => loads.get(name) === running && loads.delete(name),
    )
    return running
  }

  /** An empty array if a newer response is known. */
  function received(
    identity: Pick<EditorDocument, 'key' | 'block' | 'item' | 'page' | 'type' | 'order'>,
    { content, version, defaults }: Stored,
    isWhole: boolean,
    requestedAt: number,
  ): StoredDocument[] {
    const known = get(identity.key)
    // The response of a list lacks the long fields. Unless it has a newer version, the known content remains.
    if (known?.isWhole && !isWhole && known.version >= version)
      return [{ ...known, requestedAt: Math.max(known.requestedAt, requestedAt) }]
    // A whole item replaces an item without its long fields, even if the whole item was requested earlier.
    const isBetter = isWhole && !known?.isWhole && !known?.isDeleted
    if (known && known.requestedAt > requestedAt && !isBetter) return []
    return [{ ...identity, content, version, defaults, isWhole, requestedAt, pending: known?.pending ?? [] }]
  }

  function ofBlock({ id, page, block_type, order, ...stored }: Block, requestedAt: number) {
    const type = findBlockType(block_type)
    return type ? received({ key: id, block: id, page, type, order }, stored, true, requestedAt) : []
  }

  function ofItem({ key, page, type, order }: EditorDocument, item: Item, isWhole: boolean, requestedAt: number) {
    const identity = { key: documentKeyOf(key, item.id), block: key, item: item.id, page, type, order }
    return received(identity, item, isWhole, requestedAt)
  }

  async function loadItem(block: EditorDocument, id: string) {
    const requestedAt = now()
    // If the item was renamed meanwhile, the response has its new id. The document keeps the id that it has here.
    const item = { ...(await client.item(block.key, id)), id }
    put(...ofItem(block, item, true, requestedAt))
  }

  async function loadSettings(page: string) {
    const requestedAt = now()
    const [key, type] = [settingsKey(page), page === siteKey ? 'SITE' : 'PAGE'] as const
    put(...received({ key, block: key, page, type, order: 0 }, await settings.load(page), true, requestedAt))
  }

  function deletedOf(known: EditorDocument[], answer: { id: string }[]): StoredDocument[] {
    const ids = new Set(answer.map(({ id }) => id))
    const missing = known.filter(({ block, item }) => !ids.has(item ?? block))
    return missing.map((document) => ({ ...(get(document.key) ?? document), isDeleted: true }))
  }

  /** Known blocks that a complete response lacks are marked as deleted. */
  const putPage = (blocks: Block[], known: EditorDocument[], requestedAt: number) =>
    put(...blocks.flatMap((block) => ofBlock(block, requestedAt)), ...deletedOf(known, blocks))

  for (const [slug, blocks] of Object.entries(stored)) void loadOnce(slug, async () => putPage(blocks, [], now()))

  return {
    get,
    all,
    /** Whether a document that is not loaded was deleted: its page (and collection) was loaded without it. */
    isGone(key: string, page: string) {
      const { documents, loaded, pages } = getState()
      if (settingsPage(key)) return page !== siteKey && pages !== startPages && !pages.some(({ slug }) => slug === page)
      const [block = '', item] = key.split('/')
      if (documents.has(key) || !loaded.has(page)) return false
      return !documents.has(block) || (item !== undefined && loaded.has(`${block}/`))
    },
    /** Counts a block on the screen that needs the page's documents, until the returned function is called. */
    hold(page: string) {
      pageUsers.set(page, (pageUsers.get(page) ?? 0) + 1)
      return () => {
        const others = (pageUsers.get(page) ?? 1) - 1
        pageUsers.set(page, others)
        if (others === 0) setState(({ lastUsedAt }) => ({ lastUsedAt: { ...lastUsedAt, [page]: now() } }))
      }
    },
    /**
     * Whether the screen shows this document instead of the page's data: it has pending saves, or is newer than them.
     */
    isShown: ({ page, requestedAt, pending }: EditorDocument) =>
      pending.length > 0 || requestedAt > (getState().lastUsedAt[page] ?? 0),
    loadPage: (slug: string) =>
      loadOnce(slug, async () => {
        const requestedAt = now()
        const known = all().filter(({ page, item, type }) => page === slug && !item && !isSettings(type))
        const blocks = await client.page(slug)
        putPage(blocks, known, requestedAt)
      }),
    /** Loads the items of a collection, without their long fields. */
    loadItems: (key: string) =>
      loadOnce(`${key}/`, async () => {
        const block = get(key)
        if (!block) return
        const requestedAt = now()
        const known = all().filter((document) => document.block === key && document.item)
        const items = await client.items(key)
        put(...items.flatMap((item) => ofItem(block, item, false, requestedAt)), ...deletedOf(known, items))
      }),
    /** Loads an item whole, unless this function has loaded it already. */
    loadWholeItem: (key: string, item: string) =>
      loadOnce(documentKeyOf(key, item), async () => {
        const block = get(key)
        if (block) await loadItem(block, item)
      }),
    /** Loads an item or settings, even if they are loaded already. Does nothing for a block, which is always whole. */
    async loadWhole(key: string) {
      const page = settingsPage(key)
      if (page) return loadSettings(page)
      const document = get(key)
      const block = document && get(document.block)
      if (block && document.item) await loadItem(block, document.item)
    },
    save(
      { block, item, page, type, content: before, version }: EditorDocument,
      content: Stored['content'],
    ): Promise<Stored> {
      if (isSettings(type)) return settings.save(page, before, { content, version })
      if (item) return client.saveItem(block, item, { content, version })
      return client.saveBlock({ id: block, block_type: type }, { content, version })
    },
    /** Makes each next load send a request again. The known documents remain until the response. */
    reload: () => loads.clear(),
    remove(key: string) {
      const document = get(key)
      if (document) put({ ...document, requestedAt: now(), isDeleted: true })
    },
    putBlock: (block: Block) => put(...ofBlock(block, now())),
    putItem(key: string, item: Item) {
      const block = get(key)
      if (block) put(...ofItem(block, item, true, now()))
    },
    add(save: Save) {
      const document = get(save.place.documentKey)
      if (document) put({ ...document, pending: [...document.pending, save] })
    },
    preview({ id, place, edits }: Pick<Save, 'id' | 'place' | 'edits'>) {
      const document = get(place.documentKey)
      if (!document) return
      const others = document.pending.filter((save) => save.id !== id)
      if (edits.length === 0 && others.length === document.pending.length) return
      const shown = { id, place, edits, at: Date.now(), isPreview: true as const }
      put({ ...document, pending: edits.length > 0 ? [...others, shown] : others })
    },
    /** Removes a pending save. `answer` is the content that the server returned for it. Returns the document. */
    settle(save: Save, answer?: Stored) {
      const document = get(save.place.documentKey)
      if (!document) return undefined
      const stored = answer && { content: answer.content, version: answer.version, isWhole: true, requestedAt: now() }
      put({ ...document, ...stored, pending: document.pending.filter(({ id }) => id !== save.id) })
      return get(document.key)
    },
  }
}

/** Returns a random UUID (RFC 9562, version 4). On insecure origins (http:), browsers lack `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

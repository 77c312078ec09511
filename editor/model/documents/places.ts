import type { LocalizedBlock } from '#blocks/block.ts'
import { splitLocale } from '#content/address.ts'
import { type Path, parsePath, readAt } from '#content/path.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import type { EditorStore } from '../store.ts'
import { documentKeyOf, type EditorDocument, type EditorDocuments } from './documents.ts'
import { definitionOf, fieldKindAt, schemaOf } from './field-schema.ts'

/**
 * 'form': all at `path` (if empty, the whole document). 'settings': of an item's page. 'list': a list whose items are
 * added, moved or deleted. 'flow': a list that is edited as one text.
 */
export type Place = {
  documentKey: string
  path: Path
  kind: FieldKind | 'form' | 'settings' | 'list' | 'flow'
  /** For a button or a link: the path of its address, and the address that is used while none is stored there. */
  linkPath?: Path
  defaultLink?: string
}

export const placeKey = ({ documentKey, kind, path }: Place) => [documentKey, kind, ...path].join('/')

/** Where a list is stored: inside a block, or as the block's collection, whose items are documents of their own. */
export type ListPlace = { documentKey: string; path: Path; collection?: boolean; isFromItemSource?: boolean }

/** A list on the screen: the id of its block, its path in the block, and the ids of its items in order. */
export type ListOnScreen = { block: string; dottedPath: string; ids: string[] }

export type PageBlocks = {
  key: string
  ids: string[]
  all: string[]
}

export type Places = ReturnType<typeof createPlaces>
export type Lists = ReturnType<typeof createLists>

/**
 * Usually in the block that shows a field; but items are documents, and a block may show posts of another
 * (`itemSource`).
 */
export function createPlaces({ getState, setState, documents }: EditorStore) {
  const blockOf = (id: string | undefined) => getState().blocks.get(id ?? '')

  /** The items that a block shows as `list`, and the block that owns them. Undefined if `list` is no collection. */
  function collectionAt(block: LocalizedBlock, list: string) {
    if (list === 'posts' && block.posts) {
      return { owner: itemSourceOwner(documents, block), items: block.posts, isFromItemSource: true }
    }
    if (definitionOf(block.type).collection?.key !== list) return undefined
    return { owner: documents.get(block.id), items: itemsShown(block), isFromItemSource: false }
  }

  function documentAndPath(block: LocalizedBlock, dottedPath: string): [EditorDocument | undefined, string] {
    const [list = '', index, ...rest] = dottedPath.split('.')
    const collection = collectionAt(block, list)
    if (!collection) return [documents.get(block.id), dottedPath]
    const item = collection.items?.[Number(index)]
    const key = collection.owner && item && documentKeyOf(collection.owner.key, item.id)
    return [key === undefined ? undefined : documents.get(key), rest.join('.')]
  }

  return {
    note: (block: LocalizedBlock) => setState(({ blocks }) => ({ blocks: new Map([...blocks, [block.id, block]]) })),
    forget: (block: string) =>
      setState(({ blocks }) => ({ blocks: new Map([...blocks].filter(([id]) => id !== block)) })),
    all: () => [...getState().blocks.values()],
    block: blockOf,
    pages: () => [...new Set([...getState().blocks.values()].map(({ page }) => page))],
    notePage: (pageBlocks: PageBlocks) => setState({ pageBlocks }),
    findList(blockId: string, dottedPath: string): ListPlace | undefined {
      const block = blockOf(blockId)
      if (!block) return undefined
      const collection = collectionAt(block, dottedPath)
      if (collection) {
        const { owner, isFromItemSource } = collection
        return (
          owner && { documentKey: owner.key, path: [], collection: true, ...(isFromItemSource && { isFromItemSource }) }
        )
      }
      const [document, dottedPathInDocument] = documentAndPath(block, dottedPath)
      return document && { documentKey: document.key, path: parsePath(document.edited, dottedPathInDocument) }
    },
    /** Returns the place of an element with `data-edit-path`; undefined while its document is not loaded. */
    find(element: HTMLElement): Place | undefined {
      const block = blockOf(element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId)
      const written = element.dataset.editPath
      if (!block || !written) return undefined
      const [document, dottedPath] = documentAndPath(block, written)
      const kind = document && fieldKindAt(schemaOf(document), dottedPath)
      if (!document || !kind) return undefined
      const place: Place = { documentKey: document.key, path: parsePath(document.edited, dottedPath), kind }
      const link = element.dataset.editLink
      const dottedLinkPath = link
        ? documentAndPath(block, link)[1]
        : dottedPath.replace(/label$/, 'path').replace(/Text$/, 'Link')
      if (dottedLinkPath !== dottedPath && fieldKindAt(schemaOf(document), dottedLinkPath) === 'link') {
        place.linkPath = parsePath(document.edited, dottedLinkPath)
      }
      const href = element.closest('a')?.getAttribute('href')
      // The address as it would be stored: without a language prefix.
      const defaultLink = href && splitLocale(href).path
      const isStored = place.linkPath && readAt(document.edited, place.linkPath)
      return defaultLink && !isStored ? { ...place, defaultLink } : place
    },
  }
}

/** Registers the lists on the screen. The same list may be registered twice (in a menu and its drawer) or in parts. */
export function createLists({ getState, setState }: EditorStore) {
  const ofBlock = (block: string) => [...getState().lists].filter((list) => list.block === block)

  function find(block: string, dottedPath: string): ListOnScreen | undefined {
    const parts = ofBlock(block).filter((list) => list.dottedPath === dottedPath)
    return parts.length > 0 ? { block, dottedPath, ids: [...new Set(parts.flatMap(({ ids }) => ids))] } : undefined
  }

  return {
    find,
    pathsOf: (block: string) => [...new Set(ofBlock(block).map(({ dottedPath }) => dottedPath))],
    note(list: ListOnScreen): () => void {
      setState(({ lists }) => ({ lists: new Set([...lists, list]) }))
      return () => setState(({ lists }) => ({ lists: new Set([...lists].filter((each) => each !== list)) }))
    },
    emptyOf: (block: string) => ofBlock(block).filter(({ ids }) => ids.length === 0),
    /** Returns the innermost list item that contains a field: for 'tabs.1.title' the second item of 'tabs'. */
    listItemAt(block: string, dottedPath: string): { list: string; id: string } | undefined {
      const keys = dottedPath.split('.')
      for (let end = keys.length - 1; end > 0; end--) {
        const list = keys.slice(0, end).join('.')
        const id = find(block, list)?.ids[Number(keys[end])]
        if (id) return { list, id }
      }
      return undefined
    },
  }
}

export function itemsShown(block: LocalizedBlock): { id: string }[] | undefined {
  const key = definitionOf(block.type).collection?.key
  const list = key ? (block.content as Record<string, unknown>)[key] : undefined
  return (list as { items: { id: string }[] } | undefined)?.items
}

/** Returns the place of the form for a whole block; on the page of a collection item, of the form for the item. */
export function blockFormPlace(block: LocalizedBlock): Place {
  const [item] = block.opened ? (itemsShown(block) ?? []) : []
  return { documentKey: documentKeyOf(block.id, item?.id), path: [], kind: 'form' }
}

/** Returns the keys of the documents that a block shows: its own, and those of the items that came with the page. */
export function keysShownIn(documents: EditorDocuments, block: LocalizedBlock): string[] {
  const owner = block.posts && itemSourceOwner(documents, block)?.key
  const posts = owner ? (block.posts ?? []).map(({ id }) => documentKeyOf(owner, id)) : []
  return [block.id, ...(itemsShown(block) ?? []).map(({ id }) => documentKeyOf(block.id, id)), ...posts]
}

export function itemSourceOwner(documents: EditorDocuments, block: LocalizedBlock): EditorDocument | undefined {
  const source = block.itemSource
  return documents
    .all()
    .find((document) => !document.item && document.page === source?.page && document.type === source.block_type)
}

import type { LocalizedBlock } from '#blocks/block.ts'
import { splitLocale } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import { type Path, parsePath, readAt } from '../edits/edits.ts'
import { documentKeyOf, type EditorDocument, type EditorDocuments } from './documents.ts'
import { definitionOf, fieldKindAt, schemaOf } from './field-schema.ts'

/**
 * A field on the screen, and where it is stored. A 'form' is everything at `path` (empty: the whole document); 'list'
 * is a list whose items are added, moved or deleted.
 */
export type Place = {
  documentKey: string
  path: Path
  kind: FieldKind | 'form' | 'list'
  /** The path of the address of a button or a link, and the address that it has while none is stored. */
  linkPath?: Path
  defaultLink?: string
}

/** A list on the screen: one inside a block, or the block's collection, whose items are documents of their own. */
export type ListPlace = { documentKey: string; path: Path; collection?: boolean; feed?: boolean }

export type Places = ReturnType<typeof createPlaces>

/**
 * Finds where a field on the screen is stored: usually in the block that shows it; a customer story or a post is a
 * document of its own, and the posts of the insights are items of another page's block.
 */
export function createPlaces(documents: EditorDocuments) {
  const shown = new Map<string, LocalizedBlock>()
  const listeners = new Set<() => void>()
  let revision = 0
  const notify = () => {
    revision++
    for (const listener of listeners) listener()
  }

  function documentAndPath(block: LocalizedBlock, dottedPath: string): [EditorDocument | undefined, string] {
    const [list, index = '', ...rest] = dottedPath.split('.')
    const isFromItemSource = list === 'posts' && block.posts !== undefined
    const isCollection = definitionOf(block.type).collection?.key === list
    if (!isFromItemSource && !isCollection) return [documents.get(block.id), dottedPath]
    const owner = isFromItemSource ? itemSourceOwner(documents, block)?.key : block.id
    const item = (isFromItemSource ? block.posts : itemsShown(block))?.[Number(index)]
    return [owner && item ? documents.get(documentKeyOf(owner, item.id)) : undefined, rest.join('.')]
  }

  return {
    /** Registers a block on the screen. */
    note(block: LocalizedBlock) {
      shown.set(block.id, block)
      notify()
    },
    /** Removes a block that is no longer on the screen. */
    forget(block: string) {
      shown.delete(block)
      notify()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Increases whenever the blocks on the screen change. */
    revision: () => revision,
    /** Every block on the screen. */
    all: () => [...shown.values()],
    block: (id: string) => shown.get(id),
    /** Where the list that a block shows at `path` is stored. */
    findList(blockId: string, dottedPath: string): ListPlace | undefined {
      const block = shown.get(blockId)
      if (!block) return undefined
      const isFromItemSource = dottedPath === 'posts' && block.posts !== undefined
      if (isFromItemSource || definitionOf(block.type).collection?.key === dottedPath) {
        const owner = isFromItemSource ? itemSourceOwner(documents, block) : documents.get(block.id)
        return owner && { documentKey: owner.key, path: [], collection: true, ...(isFromItemSource && { feed: true }) }
      }
      const [document, dottedPathInDocument] = documentAndPath(block, dottedPath)
      return document && { documentKey: document.key, path: parsePath(document.edited, dottedPathInDocument) }
    },
    /** The place of an element with `data-edit-path`; undefined while its block is not loaded. */
    find(element: HTMLElement): Place | undefined {
      const block = shown.get(element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? '')
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
      // As it would be stored, without the prefix of a language.
      const defaultLink = href && splitLocale(href).path
      const isStored = place.linkPath && readAt(document.edited, place.linkPath)
      return defaultLink && !isStored ? { ...place, defaultLink } : place
    },
  }
}

/** The items of its collection that a block shows: those that came with the page, not all there are. */
export function itemsShown(block: LocalizedBlock): { id: string }[] | undefined {
  const key = definitionOf(block.type).collection?.key
  const list = key ? (block.content as Record<string, unknown>)[key] : undefined
  return (list as { items: { id: string }[] } | undefined)?.items
}

/** The page and type of the block whose items `block` shows (content/pages.ts). */
export function itemSourceOf(block: LocalizedBlock) {
  return pages.find(({ key }) => key === block.page)?.itemSources?.find(({ into }) => into === block.type)
}

export function itemSourceOwner(documents: EditorDocuments, block: LocalizedBlock): EditorDocument | undefined {
  const feed = itemSourceOf(block)
  return documents
    .all()
    .find((document) => !document.item && document.page === feed?.page && document.type === feed.block_type)
}

import type { LocalizedBlock } from '#blocks/block.ts'
import { splitLocale } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import { type Path, parsePath, readAt } from '../edits/edits.ts'
import { documentKey, type EditorDocument, type EditorDocuments } from './documents.ts'
import { definitionOf, fieldKindAt, schemaOf } from './field-schema.ts'

/**
 * A field on the screen, and where it is stored. A 'form' is everything at the path `steps` (empty: the whole
 * document); 'list' is a list whose items are added, moved or deleted.
 */
export type Place = {
  unit: string
  steps: Path
  kind: FieldKind | 'form' | 'list'
  /** The path of the address of a button or a link, and the address that it has while none is stored. */
  linkSteps?: Path
  usual?: string
}

/** A list on the screen: one inside a block, or the block's collection, whose items are documents of their own. */
export type ListPlace = { unit: string; steps: Path; collection?: boolean; feed?: boolean }

export type Places = ReturnType<typeof createPlaces>

/**
 * Finds where a field on the screen is stored: usually in the block that shows it; a customer story or a post is a
 * document of its own, and the posts of the insights are items of another page's block.
 */
export function createPlaces(documents: EditorDocuments) {
  const shown = new Map<string, LocalizedBlock>()
  const listeners = new Set<() => void>()
  let revision = 0
  const tell = () => {
    revision++
    for (const listener of listeners) listener()
  }

  function documentAndPath(block: LocalizedBlock, path: string): [EditorDocument | undefined, string] {
    const [list, index = '', ...rest] = path.split('.')
    const isFromItemSource = list === 'posts' && block.posts !== undefined
    const isCollection = definitionOf(block.type).collection?.key === list
    if (!isFromItemSource && !isCollection) return [documents.get(block.id), path]
    const owner = isFromItemSource ? itemSourceOwner(documents, block)?.key : block.id
    const item = (isFromItemSource ? block.posts : itemsShown(block))?.[Number(index)]
    return [owner && item ? documents.get(documentKey(owner, item.id)) : undefined, rest.join('.')]
  }

  return {
    /** Registers a block on the screen. */
    note(block: LocalizedBlock) {
      shown.set(block.id, block)
      tell()
    },
    /** Removes a block that is no longer on the screen. */
    forget(block: string) {
      shown.delete(block)
      tell()
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
    findList(blockId: string, path: string): ListPlace | undefined {
      const block = shown.get(blockId)
      if (!block) return undefined
      const isFromItemSource = path === 'posts' && block.posts !== undefined
      if (isFromItemSource || definitionOf(block.type).collection?.key === path) {
        const owner = isFromItemSource ? itemSourceOwner(documents, block) : documents.get(block.id)
        return owner && { unit: owner.key, steps: [], collection: true, ...(isFromItemSource && { feed: true }) }
      }
      const [unit, inUnit] = documentAndPath(block, path)
      return unit && { unit: unit.key, steps: parsePath(unit.edited, inUnit) }
    },
    /** The place of an element with `data-edit-path`; undefined while its block is not loaded. */
    find(element: HTMLElement): Place | undefined {
      const block = shown.get(element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? '')
      const written = element.dataset.editPath
      if (!block || !written) return undefined
      const [unit, path] = documentAndPath(block, written)
      const kind = unit && fieldKindAt(schemaOf(unit), path)
      if (!unit || !kind) return undefined
      const place: Place = { unit: unit.key, steps: parsePath(unit.edited, path), kind }
      const link = element.dataset.editLink
      const linkPath = link ? documentAndPath(block, link)[1] : path.replace(/label$/, 'path').replace(/Text$/, 'Link')
      if (linkPath !== path && fieldKindAt(schemaOf(unit), linkPath) === 'link') {
        place.linkSteps = parsePath(unit.edited, linkPath)
      }
      const href = element.closest('a')?.getAttribute('href')
      // As it would be stored, without the prefix of a language.
      const usual = href && splitLocale(href).path
      const isStored = place.linkSteps && readAt(unit.edited, place.linkSteps)
      return usual && !isStored ? { ...place, usual } : place
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
  return documents.all().find((unit) => !unit.item && unit.page === feed?.page && unit.type === feed.block_type)
}

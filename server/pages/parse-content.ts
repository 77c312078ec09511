import type * as z from 'zod'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { Content } from '#server/db/schema.ts'
import { type FieldError, invalid } from '#server/errors.ts'
import { requireBounded, requireSize } from './content-limits.ts'
import { normalize } from './normalize.ts'
import { sanitize, stripUnstorable } from './sanitize.ts'

/** Finds a block type by its name, case-insensitively; throws 422 with `path` for an unknown one. */
export function requireType(written: string, path: string): BlockType {
  const type = findBlockType(written)
  if (!type) throw invalid([{ path, message: `There is no block type '${written}'` }])
  return type
}

/** Validates a block's content from a request and sanitizes its HTML; throws 422. */
export function parseContent(type: BlockType, content: Content): Content {
  return parseWith(contentSchema(type), content, definition(type).collection?.key) as Content
}

/** The same for an item of the block's collection. */
export function parseItem(type: BlockType, content: Content): Content {
  const { collection } = definition(type)
  if (!collection) throw invalid([{ path: 'content', message: `A ${type} block has no items of its own` }])
  return parseWith(collection.item, content) as Content
}

/** The collection of a block type, if it has one. */
export function collectionOf(type: string): BlockDefinition['collection'] {
  const known = findBlockType(type)
  return known && definition(known).collection
}

/** The key of the collection: 'posts', 'stories', 'jobs'. */
export const listOf = (type: string): string | undefined => collectionOf(type)?.key

/** Splits a block's content into that of its own row, and the items of its collection if they were sent. */
export function splitItems(type: string, content: Content): { head: Content; items?: Content[] } {
  const list = listOf(type)
  if (!list || !(list in content)) return { head: content }
  const { [list]: items, ...head } = content
  return { head, items: items as Content[] }
}

/** Normalizes, validates and sanitizes a content by a schema; `collection` is the key of its items. Throws 422. */
export function parseWith<S extends z.ZodType>(schema: S, content: Content, collection?: string): z.output<S> {
  requireBounded(schema, content)
  const shaped = check(schema, normalize(shapeOf(schema), stripUnstorable(content), collection))
  // Sanitizing may lengthen a text ('&' becomes '&amp;'), so limits are checked again.
  const reduced = check(schema, sanitize(schema, shaped))
  requireSize(reduced)
  return reduced as z.output<S>
}

function check(schema: z.ZodType, content: unknown): unknown {
  const { data, error } = schema.safeParse(content)
  if (!error) return withIdsOnce(data)
  throw invalid(error.issues.map(({ path, message }) => ({ path: ['content', ...path].join('.'), message })))
}

/** List items are identified by their id: two with the same id in a list would be merged into one. */
function withIdsOnce(content: unknown): unknown {
  const errors: FieldError[] = []
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    const seen = new Set<unknown>()
    for (const [key, part] of Object.entries(value)) {
      visit(part, `${path}.${key}`)
      const id = Array.isArray(value) ? part?.id : undefined
      if (id !== undefined && seen.has(id)) errors.push({ path: `${path}.${key}.id`, message: 'is there twice' })
      seen.add(id)
    }
  }
  visit(content, 'content')
  if (errors.length > 0) throw invalid(errors)
  return content
}

const definition = (type: BlockType): BlockDefinition => catalogue[type]

const schemas = new Map<BlockType, z.ZodType>()

/** The collection is optional in a block's content: if left out, it stays unchanged. */
function contentSchema(type: BlockType): z.ZodType {
  const known = schemas.get(type)
  if (known) return known
  const { content, collection } = definition(type)
  const schema = collection ? content.partial({ [collection.key]: true } as Record<string, never>) : content
  schemas.set(type, schema)
  return schema
}

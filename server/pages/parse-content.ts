import type * as z from 'zod'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { type Dictionary, isDictionary } from '#content/json.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { elementShape, type Shape } from '#content/shape.ts'
import type { Content } from '#server/db/schema.ts'
import { type FieldError, invalid } from '#server/errors.ts'
import { requireBounded, requireSize } from './content-limits.ts'
import { plainText, sanitizeRichText, stripUnstorable } from './sanitize-text.ts'

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

/** Validates an item of the block's collection from a request and sanitizes its HTML; throws 422. */
export function parseItem(type: BlockType, content: Content): Content {
  const { collection } = definition(type)
  if (!collection) throw invalid([{ path: 'content', message: `A ${type} block has no items of its own` }])
  return parseWith(collection.item, content) as Content
}

export function collectionOf(type: string): BlockDefinition['collection'] {
  const known = findBlockType(type)
  return known && definition(known).collection
}

/** The shapes of a block's content and of the items of its collection. */
export function shapesOf(blockType: string): { shape?: Shape; itemShape?: Shape } {
  const type = findBlockType(blockType)
  if (!type) return {}
  const { content, collection } = definition(type)
  return { shape: shapeOf(content), ...(collection && { itemShape: shapeOf(collection.item) }) }
}

/** The key of the collection: 'posts', 'stories', 'jobs'. */
export const listOf = (type: string): string | undefined => collectionOf(type)?.key

/** Splits a block's content into the content of its own row and, if they were sent, the items of its collection. */
export function splitItems(type: string, content: Content): { head: Content; items?: Content[] } {
  const list = listOf(type)
  if (!list || !(list in content)) return { head: content }
  const { [list]: items, ...head } = content
  return { head, items: items as Content[] }
}

/** Normalizes, validates and sanitizes a content by a schema; `collection` is the key of its items. Throws 422. */
export function parseWith<S extends z.ZodType>(schema: S, content: Content, collection?: string): z.output<S> {
  requireBounded(schema, content)
  const shape = shapeOf(schema)
  const normalized = check(schema, normalize(shape, stripUnstorable(content), collection))
  // Sanitizing may lengthen a text ('&' becomes '&amp;'), so limits are checked again.
  const reduced = check(schema, sanitize(shape, normalized))
  requireSize(reduced)
  return reduced as z.output<S>
}

function check(schema: z.ZodType, content: unknown): unknown {
  const { data, error } = schema.safeParse(content)
  if (!error) return withIdsOnce(data)
  throw invalid(error.issues.map(({ path, message }) => ({ path: ['content', ...path].join('.'), message })))
}

/** Returns the content; throws 422 if two items of a list have the same id, because they would be merged into one. */
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

/** The schema of a block's content in a request. The collection may be left out and then stays unchanged. */
function contentSchema(type: BlockType): z.ZodType {
  const known = schemas.get(type)
  if (known) return known
  const { content, collection } = definition(type)
  const schema = collection ? content.partial({ [collection.key]: true } as Record<string, never>) : content
  schemas.set(type, schema)
  return schema
}

/**
 * Converts what the specification's entities also allow into the form of the schemas: a plain string for a text becomes
 * its English, a numeric id becomes a string, and a list item without an id gets one, except in the list under the key
 * `collection`, where ids are part of URLs.
 */
function normalize(shape: Shape, value: unknown, collection?: string, givesIds = true): unknown {
  if (shape.type === 'text' || shape.type === 'rich') return typeof value === 'string' ? { en: value } : value
  if (shape.type === 'id') return typeof value === 'number' ? String(value) : value
  const normalized = mapParts(shape, value, (field, part, key) => normalize(field, part, undefined, key !== collection))
  return shape.type === 'array' && givesIds && Array.isArray(normalized)
    ? withIds(shape.element, normalized)
    : normalized
}

/** Adds missing ids. They are deterministic, so that saving the same list again changes nothing. */
function withIds(element: Shape, list: unknown[]): unknown[] {
  if (element.type !== 'object' || !element.fields.id || element.fields.id.isOptional) return list
  const taken = new Set(list.map((listItem) => isDictionary(listItem) && listItem.id))
  return list.map((listItem, index) => {
    if (!isDictionary(listItem) || listItem.id !== undefined) return listItem
    let number = index + 1
    while (taken.has(`item-${number}`)) number++
    taken.add(`item-${number}`)
    return { ...listItem, id: `item-${number}` }
  })
}

/** Sanitizes the markup in every text that the schema defines; keys that it does not define stay unchanged. */
export function sanitize(shape: Shape, value: unknown): unknown {
  if (shape.type !== 'text' && shape.type !== 'rich') return mapParts(shape, value, sanitize)
  const reduce = shape.type === 'text' ? plainText : sanitizeRichText
  const reduced = (text: unknown) => (typeof text === 'string' ? reduce(text) : text)
  return isDictionary(value) ? mapValues(value, reduced) : value
}

/** The value with its parts changed: the items of a list, the values of a record, the defined fields of an object. */
function mapParts(shape: Shape, value: unknown, change: (field: Shape, part: unknown, key: string) => unknown) {
  if (shape.type === 'array' && Array.isArray(value)) {
    return value.map((part, index) => change(shape.element, part, String(index)))
  }
  if (!isDictionary(value)) return value
  if (shape.type === 'record') return mapValues(value, (part, key) => change(elementShape(shape, key), part, key))
  if (shape.type !== 'object') return value
  return mapValues(value, (part, key) => {
    return Object.hasOwn(shape.fields, key) ? change(shape.fields[key] as Shape, part, key) : part
  })
}

const mapValues = (value: Dictionary, change: (part: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]))

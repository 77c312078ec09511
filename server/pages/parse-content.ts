import type * as z from 'zod'
import type { RefusedField } from '#api/problem.ts'
import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { withoutInvisible } from '#content/canonical-address.ts'
import { type Dictionary, isDictionary } from '#content/json.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { elementShape, type Shape } from '#content/shape.ts'
import type { Content } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import { requireBounded, requireSize } from './content-limits.ts'
import { plainText, sanitizeRichText, stripUnstorable } from './sanitize-text.ts'

/** Case-insensitively. Throws 422 with `path` for an unknown type. */
export function requireType(written: string, path: string): BlockType {
  const type = findBlockType(written)
  if (!type) throw invalid([{ path, message: `There is no block type '${written}'` }])
  return type
}

/** Throws 422 for an invalid content. */
export function parseContent(type: BlockType, content: Content): Content {
  return parseWith(contentSchema(type), content, definition(type).collection?.key) as Content
}

export function parseItem(type: BlockType, content: Content): Content {
  const { collection } = definition(type)
  if (!collection) throw invalid([{ path: 'content', message: `A ${type} block has no items of its own` }])
  return parseWith(collection.item, content) as Content
}

export function collectionOf(type: string): BlockDefinition['collection'] {
  const known = findBlockType(type)
  return known && definition(known).collection
}

/** None for an unknown type. */
export function shapesOf(blockType: string): { shape?: Shape; itemShape?: Shape } {
  const type = findBlockType(blockType)
  if (!type) return {}
  const { content, collection } = definition(type)
  return { shape: shapeOf(content), ...(collection && { itemShape: shapeOf(collection.item) }) }
}

/** The key of the block type's collection, such as 'posts'. */
export const listOf = (type: string): string | undefined => collectionOf(type)?.key

export function splitItems(type: string, content: Content): { head: Content; items?: Content[] } {
  const list = listOf(type)
  if (!list || !(list in content)) return { head: content }
  const { [list]: items, ...head } = content
  return { head, items: items as Content[] }
}

/**
 * Into the stored form. `collection` is the key of the list with the collection's items. Throws 422 if it is invalid.
 */
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

/** Throws 422 if two items of a list have the same id, because a merge would combine them. */
function withIdsOnce(content: unknown): unknown {
  const errors: RefusedField[] = []
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

/** The collection is optional in a request. */
function contentSchema(type: BlockType): z.ZodType {
  const known = schemas.get(type)
  if (known) return known
  const { content, collection } = definition(type)
  const schema = collection ? content.partial({ [collection.key]: true } as Record<string, never>) : content
  schemas.set(type, schema)
  return schema
}

/**
 * Converts forms that the specification allows (§3): a string for a text becomes its English, a number an id, a list
 * item without an id gets one. Items under the key `collection` do not, because their ids are part of URLs.
 */
function normalize(shape: Shape, value: unknown, collection?: string, givesIds = true): unknown {
  if (shape.type === 'text' || shape.type === 'rich') return typeof value === 'string' ? { en: value } : value
  if (shape.type === 'id') return typeof value === 'number' ? String(value) : value
  if (shape.type === 'link' || shape.type === 'media') return visibleAddress(value)
  const normalized = mapParts(shape, value, (field, part, key) => normalize(field, part, undefined, key !== collection))
  return shape.type === 'array' && givesIds && Array.isArray(normalized)
    ? withIds(shape.element, normalized)
    : normalized
}

const visibleAddress = (value: unknown): unknown =>
  typeof value === 'string' ? withoutInvisible(value) : isDictionary(value) ? mapValues(value, visibleAddress) : value

/** Adds missing ids ('item-1'). The same list always gets the same ids, so that saving it again changes nothing. */
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

/** Values that the shape does not define stay unchanged. */
export function sanitize(shape: Shape, value: unknown): unknown {
  if (shape.type !== 'text' && shape.type !== 'rich') return mapParts(shape, value, sanitize)
  const reduce = shape.type === 'text' ? plainText : sanitizeRichText
  const reduced = (text: unknown) => (typeof text === 'string' ? reduce(text) : text)
  return isDictionary(value) ? mapValues(value, reduced) : value
}

/** The items of a list, the values of a record, or the fields of an object that the shape defines. */
export function mapParts(shape: Shape, value: unknown, change: (field: Shape, part: unknown, key: string) => unknown) {
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

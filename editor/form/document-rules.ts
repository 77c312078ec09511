import * as z from 'zod'
import type { PageSummary } from '#api/pages.ts'
import { catalogue } from '#blocks/catalogue.ts'
import type { Path } from '#content/path.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import type { Shape } from '#content/shape.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { isSettings } from '../model/documents/field-schema.ts'
import { settingsFields } from '../model/documents/settings-fields.ts'
import { isValidLink } from './links/link-target.tsx'

/** Returns the Zod schema with which the server validates the value at a path; for a list, the schema of its items. */
export function rulesAt({ type, item }: Pick<EditorDocument, 'type' | 'item'>, path: Path): z.ZodType {
  if (isSettings(type)) return settingsFields[type]
  const { content, collection }: BlockDefinition = catalogue[type]
  const whole: z.ZodType = item && collection ? collection.item : content
  const found = unwrap(path.reduce(stepInto, whole))
  return found instanceof z.ZodArray ? unwrap(found.element as z.ZodType) : found
}

function stepInto(rules: z.ZodType, key: string): z.ZodType {
  const inner = unwrap(rules)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType
  return inner instanceof z.ZodObject ? (inner.shape[key] ?? z.unknown()) : z.unknown()
}

/** Returns the schema inside wrappers such as optional(). */
const unwrap = (rules: z.ZodType): z.ZodType =>
  'innerType' in rules.def ? unwrap(rules.def.innerType as z.ZodType) : rules

/**
 * Returns the paths of links in a draft that are not valid, because the site has no such page, for example. Links that
 * are already in `base` are not reported, even if their list item has been moved.
 */
export function unknownLinks(schema: Shape, base: unknown, draft: unknown, pages: PageSummary[]): Path[] {
  const known = new Set(linksIn(schema, base).map(({ name }) => name))
  return linksIn(schema, draft)
    .filter(({ name, href }) => !isValidLink(href, pages) && !known.has(name))
    .map(({ path }) => path)
}

/**
 * `name` consists of the id of the innermost list item, the key and the target ('about/path//contact'), so that it
 * stays the same if the list item is moved.
 */
type Link = { path: Path; href: string; name: string }

function linksIn(schema: Shape, value: unknown, path: Path = [], holder = 0): Link[] {
  if (schema.type === 'link') {
    return typeof value === 'string' ? [{ path, href: value, name: [...path.slice(holder), value].join('/') }] : []
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.flatMap((listItem: { id?: string }, index) =>
      linksIn(schema.element, listItem, [...path, listItem?.id ?? String(index)], path.length),
    )
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return []
  return Object.entries(schema.fields).flatMap(([key, part]) =>
    linksIn(part, (value as Record<string, unknown>)[key], [...path, key], holder),
  )
}

import type { PageSummary } from '#api/pages.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { isValidLink } from './links/is-valid-link.ts'

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

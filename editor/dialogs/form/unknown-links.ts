import type { Shape } from '#content/shape.ts'
import type { Path } from '../../model/edits/edits.ts'
import { isValidLink } from '../links/is-valid-link.ts'

/**
 * The paths of links in a draft that lead to no page of the site. Links that were stored before are not reported, even
 * in a list item that was moved.
 */
export function unknownLinks(schema: Shape, base: unknown, draft: unknown): Path[] {
  const known = new Set(linksIn(schema, base).map(({ name }) => name))
  return linksIn(schema, draft)
    .filter(({ name, path }) => !isValidLink(path) && !known.has(name))
    .map(({ steps }) => steps)
}

/** `name` identifies a link with its target within the innermost list item, independent of where that is. */
type Link = { steps: Path; path: string; name: string }

function linksIn(schema: Shape, value: unknown, steps: Path = [], holder = 0): Link[] {
  if (schema.type === 'link') {
    return typeof value === 'string' ? [{ steps, path: value, name: [...steps.slice(holder), value].join('/') }] : []
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.flatMap((listItem: { id?: string }, index) =>
      linksIn(schema.element, listItem, [...steps, listItem?.id ?? String(index)], steps.length),
    )
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return []
  return Object.entries(schema.fields).flatMap(([key, part]) =>
    linksIn(part, (value as Record<string, unknown>)[key], [...steps, key], holder),
  )
}

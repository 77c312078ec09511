import type { Shape } from '#content/shape.ts'
import { isGoodPath } from '../good-path.ts'
import type { Steps } from '../store/content-path.ts'

/**
 * The ways to links in a draft that lead to no page of the site. What was stored before stays as it is, also in an entry
 * that was moved.
 */
export function strangeLinks(schema: Shape, base: unknown, draft: unknown): Steps[] {
  const known = new Set(linksIn(schema, base).map(({ name }) => name))
  return linksIn(schema, draft)
    .filter(({ name, path }) => !isGoodPath(path) && !known.has(name))
    .map(({ steps }) => steps)
}

/** `name` tells a link and its path, by the innermost entry that holds it. */
type Link = { steps: Steps; path: string; name: string }

function linksIn(schema: Shape, value: unknown, steps: Steps = [], holder = 0): Link[] {
  if (schema.type === 'link') {
    return typeof value === 'string' ? [{ steps, path: value, name: [...steps.slice(holder), value].join('/') }] : []
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.flatMap((entry: { id?: string }, index) =>
      linksIn(schema.element, entry, [...steps, entry?.id ?? String(index)], steps.length),
    )
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return []
  return Object.entries(schema.fields).flatMap(([key, part]) =>
    linksIn(part, (value as Record<string, unknown>)[key], [...steps, key], holder),
  )
}

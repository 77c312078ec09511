import * as z from 'zod'
import { kindOf, unwrap } from '#content/schema/show.ts'
import { isGoodPath } from '../good-path.ts'
import type { Steps } from '../store/content-path.ts'

/**
 * The ways to links in a draft that lead to no page of the site. What was stored before stays as it is, also in an entry
 * that was moved.
 */
export function strangeLinks(schema: z.ZodType, base: unknown, draft: unknown): Steps[] {
  const known = new Set(linksIn(schema, base).map(({ name }) => name))
  return linksIn(schema, draft)
    .filter(({ name, path }) => !isGoodPath(path) && !known.has(name))
    .map(({ steps }) => steps)
}

/** `name` tells a link and its path, by the innermost entry that holds it. */
type Link = { steps: Steps; path: string; name: string }

function linksIn(schema: z.ZodType, value: unknown, steps: Steps = [], holder = 0): Link[] {
  if (kindOf(schema) === 'link') {
    return typeof value === 'string' ? [{ steps, path: value, name: [...steps.slice(holder), value].join('/') }] : []
  }
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry: { id?: string }, index) =>
      linksIn(inner.element as z.ZodType, entry, [...steps, entry?.id ?? String(index)], steps.length),
    )
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const shape = Object.entries(inner.shape as Record<string, z.ZodType>)
  return shape.flatMap(([key, part]) => linksIn(part, (value as Record<string, unknown>)[key], [...steps, key], holder))
}

import { elementShape, type Shape } from '#content/shape.ts'

type Dictionary = Record<string, unknown>

/**
 * Sorts by the schema, then alphabetically: PostgreSQL does not keep the order of keys. `sequence` is that of a record.
 */
export function orderKeys(shape: Shape | undefined, value: unknown, sequence: string[] = []): unknown {
  if (Array.isArray(value))
    return value.map((part) => orderKeys(shape?.type === 'array' ? shape.element : undefined, part))
  if (typeof value !== 'object' || value === null) return value
  const stored = value as Dictionary
  const keys = [
    ...new Set([...(shape?.type === 'record' ? sequence : knownKeys(shape)), ...Object.keys(stored).sort()]),
  ]
  const present = keys.filter((key) => Object.hasOwn(stored, key))
  return Object.fromEntries(
    present.map((key) => [key, orderKeys(fieldOf(shape, key), stored[key], sequenceIn(stored))]),
  )
}

function knownKeys(shape: Shape | undefined): string[] {
  if (shape?.type === 'object') return Object.keys(shape.fields)
  return shape?.type === 'text' || shape?.type === 'rich' || shape?.type === 'media' ? ['en', 'ar'] : []
}

function fieldOf(shape: Shape | undefined, key: string): Shape | undefined {
  if (shape?.type === 'object') return shape.fields[key]
  return shape?.type === 'record' ? elementShape(shape, key) : undefined
}

/** The order of the keys of a record in `stored`: the list `order` beside the record, empty if there is none. */
function sequenceIn({ order }: Dictionary): string[] {
  return Array.isArray(order) ? order.filter((key) => typeof key === 'string') : []
}

import { placeholders } from '#blocks/placeholders.ts'
import type { BilingualText } from '#content/locale.ts'
import { isPlaceholderOf } from '#content/placeholders.ts'
import { childrenOf, kindOf, type Shape } from '#content/shape.ts'

/** Returns the keys of the fields that still have texts or pictures of a new block or item. */
export function sampleFields(schema: Shape, content: unknown): string[] {
  const keys = childrenOf(schema, content).flatMap(({ key, schema, value }) => {
    if (key === 'detailContent') return sampleFields(schema, value)
    return hasSample(schema, value) ? [key] : []
  })
  return [...new Set(keys)]
}

function hasSample(schema: Shape, value: unknown): boolean {
  if (!value) return false
  if (kindOf(schema) === 'media') return JSON.stringify(value).includes('"/default/')
  if (schema.type === 'text' || schema.type === 'rich') return isPlaceholderOf(placeholders, value as BilingualText)
  return childrenOf(schema, value).some((child) => hasSample(child.schema, child.value))
}

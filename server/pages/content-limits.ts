import * as z from 'zod'
import { invalid } from '#server/errors.ts'

/** Bytes of a content as JSON, including the items that are sent with a block. */
export const maxContentBytes = 2 * 1024 * 1024

const maxDepth = 64
const maxValues = 100_000
/** Characters of a string: the length that `richText` allows, the longest field (content/schema/fields.ts). */
const maxLength = 50_000
/** '<', '>' and '&', which determine the cost of sanitizing. The largest block of the start content has about 1,500. */
const maxMarkupCharacters = 20_000
const maxUnknownKeys = 50
const maxUnknownBytes = 64 * 1024

export const tooLarge = () => refused(['content'], 'is larger than 2 MiB')

export function requireSize(content: unknown): void {
  if (bytesOf(content) > maxContentBytes) throw tooLarge()
}

/**
 * Depth and number of values determine the cost of all recursive functions. Unknown keys are stored unchanged, so they
 * have stricter limits.
 */
export function requireBounded(schema: z.ZodType, content: unknown): void {
  let values = 0
  let marks = 0

  function visit(value: unknown, schema: z.ZodType | undefined, path: string[]): void {
    if (path.length - 1 > maxDepth) throw refused(path, 'is nested too deep')
    if (typeof value === 'string') {
      if (value.length > maxLength) throw refused(path, `is longer than ${maxLength} characters`)
      marks += value.split(/[<>&]/).length - 1
      if (marks > maxMarkupCharacters)
        throw refused(['content'], `holds more than ${maxMarkupCharacters} signs of markup`)
    }
    if (typeof value !== 'object' || value === null) return
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > maxValues) throw refused(['content'], `holds more than ${maxValues} values`)
    const unknownKeys: [key: string, part: unknown][] = []
    const known = schema && innermost(schema)
    for (const [key, part] of Object.entries(value)) {
      const field = known && fieldOf(known, key)
      visit(part, field, [...path, key])
      if (known instanceof z.ZodObject && !field) unknownKeys.push([key, part])
    }
    limitUnknownKeys(unknownKeys, path)
  }

  visit(content, schema, ['content'])
  requireSize(content)
}

function limitUnknownKeys(unknownKeys: [key: string, part: unknown][], path: string[]): void {
  if (unknownKeys.length > maxUnknownKeys) throw refused(path, `holds more than ${maxUnknownKeys} unknown keys`)
  if (unknownKeys.length > 0 && bytesOf(unknownKeys) > maxUnknownBytes) {
    throw refused(path, `holds more than ${maxUnknownBytes / 1024} KiB under unknown keys`)
  }
}

function fieldOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  const fields = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

const innermost = (schema: z.ZodType): z.ZodType =>
  'innerType' in schema.def ? innermost(schema.def.innerType as z.ZodType) : schema

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const refused = (path: string[], message: string) => invalid([{ path: path.join('.'), message }])

import sanitizeHtml from 'sanitize-html'
import * as z from 'zod'
import { link, text } from '#content/schema/fields.ts'
import { kindOf } from '#content/schema/localize-by-schema.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { elementShape, type ListShape } from '#content/shape.ts'
import { blockElements, plainText, untilStable } from './plain-text.ts'

/** Sanitizes the markup in every text that the schema defines; keys that it does not define stay unchanged. */
export function sanitize(schema: z.ZodType, value: unknown): unknown {
  switch (kindOf(schema)) {
    case 'text':
      return eachLanguage(value, plainText)
    case 'rich':
      return eachLanguage(value, sanitizeRichText)
  }
  if ('innerType' in schema.def) return value === undefined ? value : sanitize(schema.def.innerType as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => sanitize(schema.element as z.ZodType, entry))
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const definedFields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key in value)
    return { ...value, ...Object.fromEntries(definedFields.map(([key, field]) => [key, sanitize(field, value[key])])) }
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    const shape = shapeOf(schema) as ListShape
    const entry = (key: string) => (elementShape(shape, key) === shape.element ? (schema.valueType as z.ZodType) : text)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitize(entry(key), part)]))
  }
  return value
}

/** Runs of adjacent block tags that are not allowed: they separate words, so a space replaces them. */
const disallowedBlockTags = new RegExp(String.raw`(?:</?(?!(?:p|br|ul|ol|li)\b)(?:${blockElements})\b[^<>]*>)+`, 'gi')

/** Keeps only the tags that the editor can produce. Other block tags become a space between their words. */
export function sanitizeRichText(html: string): string {
  return untilStable(html, sanitizeOnce, (reduced) => reduced.replace(/<[^>]*>/g, ''))
}

function sanitizeOnce(html: string): string {
  const spaced = html.replace(disallowedBlockTags, ' $&')
  const cleaned = sanitizeHtml(spaced, {
    allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', a: linkOrText },
  })
  return spaced === html ? cleaned : cleaned.trim()
}

/** The sanitizer drops disallowed tags but keeps their text; a link with an unsafe address becomes such a tag. */
function linkOrText(_tag: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leads = href && link.safeParse(href).success
  return leads ? { tagName: 'a', attribs: { href } } : { tagName: 'not-a-link', attribs: {} }
}

function eachLanguage(value: unknown, reduce: (text: string) => string): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([language, text]) => [language, typeof text === 'string' ? reduce(text) : text]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Removes what a database cannot store in a text: null characters and lone surrogates. */
export function stripUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(stripUnstorable)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [stripUnstorable(key), stripUnstorable(part)]))
}

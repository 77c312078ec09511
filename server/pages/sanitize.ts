import sanitizeHtml from 'sanitize-html'
import * as z from 'zod'
import { link, text } from '#content/schema/fields.ts'
import { kindOf } from '#content/schema/localize.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { elementShape, type ListShape } from '#content/shape.ts'
import { blockElements, plainText, untilStable } from './plain-text.ts'

/** Reduces the markup in every text that the schema names; what it does not name stays as it came. */
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
    const named = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key in value)
    return { ...value, ...Object.fromEntries(named.map(([key, field]) => [key, sanitize(field, value[key])])) }
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    const shape = shapeOf(schema) as ListShape
    const entry = (key: string) => (elementShape(shape, key) === shape.element ? (schema.valueType as z.ZodType) : text)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitize(entry(key), part)]))
  }
  return value
}

/** What is not allowed, but parts words from one another: as many as stand side by side. */
const disallowedBlockTags = new RegExp(String.raw`(?:</?(?!(?:p|br|ul|ol|li)\b)(?:${blockElements})\b[^<>]*>)+`, 'gi')

/** HTML of the few tags that an editor can make. Where other blocks were, a space keeps their words apart. */
export function sanitizeRichText(html: string): string {
  return untilStable(html, sanitizeOnce, (reduced) => reduced.replace(/<[^>]*>/g, ''))
}

function sanitizeOnce(html: string): string {
  const parted = html.replace(disallowedBlockTags, ' $&')
  const cleaned = sanitizeHtml(parted, {
    allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', a: linkOrText },
  })
  return parted === html ? cleaned : cleaned.trim()
}

/** A tag that is not allowed vanishes and leaves its text: so does a link that leads nowhere safe. */
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

/** Without what a database cannot hold in a text: the null character and halves of characters. */
export function stripUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(stripUnstorable)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [stripUnstorable(key), stripUnstorable(part)]))
}

import sanitizeHtml from 'sanitize-html'
import * as z from 'zod'
import { link, text } from '#content/schema/fields.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { kindOf } from '#content/schema/show.ts'
import { entryShape, type ListShape } from '#content/shape.ts'
import { apart, plainText, untilStable } from './plain-text.ts'

/** Reduces the markup in every text that the schema names; what it does not name stays as it came. */
export function sanitise(schema: z.ZodType, value: unknown): unknown {
  switch (kindOf(schema)) {
    case 'text':
      return eachLanguage(value, plainText)
    case 'rich':
      return eachLanguage(value, reducedHtml)
  }
  if ('innerType' in schema.def) return value === undefined ? value : sanitise(schema.def.innerType as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => sanitise(schema.element as z.ZodType, entry))
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const named = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key in value)
    return { ...value, ...Object.fromEntries(named.map(([key, field]) => [key, sanitise(field, value[key])])) }
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    const shape = shapeOf(schema) as ListShape
    const entry = (key: string) => (entryShape(shape, key) === shape.element ? (schema.valueType as z.ZodType) : text)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitise(entry(key), part)]))
  }
  return value
}

/** What is not allowed, but parts words from one another: as many as stand side by side. */
const partings = new RegExp(String.raw`(?:</?(?!(?:p|br|ul|ol|li)\b)(?:${apart})\b[^<>]*>)+`, 'gi')

/** HTML of the few tags that an editor can make. Where other blocks were, a space keeps their words apart. */
export function reducedHtml(html: string): string {
  return untilStable(html, reduceOnce, (reduced) => reduced.replace(/<[^>]*>/g, ''))
}

function reduceOnce(html: string): string {
  const parted = html.replace(partings, ' $&')
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
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)]))
}

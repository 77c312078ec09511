import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { kindOf, type ObjectShape, type Shape } from '#content/shape.ts'

/** Under these an entry says what it is called, the best first: a story's title only tells what its figure counts. */
const named = ['company', 'name', 'title']

/** What an entry of a list is called: its name or title, else its first words, without markup; nothing without any. */
export function itemTitle(schema: Shape, listItem: unknown, locale: Locale): string {
  const words = firstWords(schema, listItem, locale)
  return words.length > 60 ? `${words.slice(0, 59)}…` : words
}

function firstWords(schema: Shape, value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return ''
  const kind = kindOf(schema)
  if (kind === 'text' || kind === 'rich') return htmlToText(inLocale(value as BilingualText, locale).text)
  if (kind) return ''
  if (schema.type === 'array') {
    return firstOf((value as unknown[]).map((listItem) => () => firstWords(schema.element, listItem, locale)))
  }
  if (schema.type !== 'object') return ''
  return firstOf(
    partsOf(schema, value).map(
      ([part, held]) =>
        () =>
          firstWords(part, held, locale),
    ),
  )
}

/** The address of an entry's first picture, for a small copy of it. */
export function itemPicture(schema: Shape, value: unknown, locale: Locale): string {
  if (schema.type !== 'object') return ''
  const pictures = partsOf(schema, value).filter(([part, held]) => kindOf(part) === 'media' && held)
  const [, first] = pictures[0] ?? []
  const src = typeof first === 'object' ? inLocale(first as BilingualText, locale).text : String(first ?? '')
  return /\.(mp4|webm)$/i.test(src) ? '' : src
}

/** What it is called first, else by the schema's sequence: PostgreSQL does not keep that of an object's keys. */
function partsOf(schema: ObjectShape, value: unknown): [Shape, unknown][] {
  const rank = (key: string) => (named.includes(key) ? named.indexOf(key) : named.length)
  const fields = Object.entries(schema.fields).toSorted(([one], [other]) => rank(one) - rank(other))
  return fields.map(([key, part]) => [part, (value as Record<string, unknown>)[key]])
}

function firstOf(names: (() => string)[]): string {
  for (const name of names) {
    const found = name()
    if (found) return found
  }
  return ''
}

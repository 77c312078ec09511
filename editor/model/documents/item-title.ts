import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { kindOf, type ObjectShape, type Shape } from '#content/shape.ts'

/** The keys of a list item's name, the best first: the title of a customer story is only the label of its figure. */
const named = ['company', 'name', 'title']

/** The title of a list item: its name or title, else its first text, without markup; '' without any. */
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

/** The address of a list item's first picture, for a thumbnail; '' without any. */
export function itemPicture(schema: Shape, value: unknown, locale: Locale): string {
  if (schema.type !== 'object') return ''
  const pictures = partsOf(schema, value).filter(([part, held]) => kindOf(part) === 'media' && held)
  const [, first] = pictures[0] ?? []
  const src = typeof first === 'object' ? inLocale(first as BilingualText, locale).text : String(first ?? '')
  return /\.(mp4|webm)$/i.test(src) ? '' : src
}

/** Name fields first, then in the order of the schema: PostgreSQL does not keep the order of an object's keys. */
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

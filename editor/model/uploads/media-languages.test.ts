import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapes } from '#blocks/shapes.ts'
import { apply } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { localizeByShape } from '#content/localize-by-shape.ts'
import type { LocalizedMedia } from '#content/localized.ts'
import type { MediaGroup } from '#content/media-group.ts'
import type { ObjectShape, Shape } from '#content/shape.ts'
import { fieldEdits, mediaEdits } from './media-edits.ts'

/** All groups of all blocks and items, once each, with the object that holds them. */
const groups = Object.entries(shapes).flatMap(([type, { content, collection }]) =>
  [content, ...(collection ? [collection.item] : [])].flatMap((root) => groupsIn(root, type)),
)

function groupsIn(shape: Shape, path: string, seen = new Set<Shape>()): [string, ObjectShape, MediaGroup][] {
  if (seen.has(shape)) return []
  seen.add(shape)
  if ('element' in shape) return groupsIn(shape.element, path, seen)
  if (!('fields' in shape)) return []
  const own = (shape.media ?? []).map((group): [string, ObjectShape, MediaGroup] => [
    `${path}.${group.picture}`,
    shape,
    group,
  ])
  return [...own, ...Object.entries(shape.fields).flatMap(([key, field]) => groupsIn(field, `${path}.${key}`, seen))]
}

type Content = { [key: string]: unknown }

/** Contents of a group: each of its fields is missing, empty, the same in both languages, or different. */
function contentsOf({ picture, video, base, narrow }: MediaGroup) {
  const stored = (key: string, ending: string) => {
    const of = (locale: string) => `/uploads/${key}-${locale}-8x6.${ending}`
    const forms = [of('all'), { en: of('en') }, { en: of('en'), ar: '' }, { en: '', ar: of('ar') }]
    return fc.constantFrom<unknown>(undefined, '', ...forms, { en: of('en'), ar: of('ar') })
  }
  const fields = [picture, base, narrow].filter((key) => key !== undefined).map((key) => [key, stored(key, 'webp')])
  return fc.record(
    Object.fromEntries([...fields, ...(video ? [[video, stored(video, 'mp4')]] : [])]),
  ) as fc.Arbitrary<Content>
}

const addresses = {
  picture: '/uploads/new-16x9.png',
  film: '/uploads/new.mp4',
  nothing: '',
}
const language = fc.constantFrom<Locale>('en', 'ar')
const other = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en')

/** What visitors get in a language. `isPerLanguage` is left out: it says that the languages differ. */
function shownIn(locale: Locale, shape: ObjectShape, content: Content): { [key: string]: LocalizedMedia } {
  const localized = localizeByShape(shape, content, { locale, apiBase: '' }) as { [key: string]: LocalizedMedia }
  return Object.fromEntries(
    Object.entries(localized)
      .filter(([, { src }]) => src !== '')
      .map(([key, { isPerLanguage: _, ...media }]) => [key, media]),
  )
}

/** What a visitor sees in the group's place: on a wide screen and on a phone. */
function seenIn(locale: Locale, shape: ObjectShape, { picture, video, base, narrow }: MediaGroup, content: Content) {
  const shown = shownIn(locale, shape, content)
  const over = shown[video ?? ''] ?? shown[picture]
  const wide = over ?? shown[base ?? '']
  const hasNarrow = narrow && wide && !(base && over)
  return [wide?.src, (hasNarrow ? shown[narrow] : undefined)?.src ?? wide?.src]
}

test.each(groups)('%s names fields that exist', (_, { fields }, { alt, opened, label, ...addresses }) => {
  for (const key of Object.values(addresses)) expect(fields[key]).toMatchObject({ type: 'media' })
  if (label) expect(fields[label]).toMatchObject({ type: 'text' })
  if (alt) expect(fields[alt]).toMatchObject({ type: 'text' })
  if (opened) expect(fields[opened]).toMatchObject({ type: 'media', accepts: 'film' })
})

describe.each(groups)('%s', (_, shape, group) => {
  const keys = [group.picture, group.video, group.base].filter((key) => key !== undefined)
  const places = fc.constantFrom(...keys)
  /** Whether Arabic has nothing to show. Then it shows what English gets, as everywhere on the site. */
  const isBare = (content: Content) => seenIn('ar', shape, group, content)[0] === undefined

  test.each(Object.entries(addresses))('%s in one language changes nothing in the other', (_, address) => {
    fc.assert(
      fc.property(contentsOf(group), places, language, (content, place, locale) => {
        fc.pre(locale === 'ar' || !isBare(content))
        const next = apply(content, mediaEdits(shape, content, [place], { [locale]: address }))
        expect(shownIn(other(locale), shape, next)).toEqual(shownIn(other(locale), shape, content))
        if (address) expect(seenIn(locale, shape, group, next)).toEqual([address, address])
      }),
      { numRuns: 100 },
    )
  })

  test('a field of its form changes nothing in the other language', () => {
    const fields = fc.constantFrom(...keys, ...(group.narrow ? [group.narrow] : []))
    fc.assert(
      fc.property(
        contentsOf(group),
        fields,
        language,
        fc.constantFrom(...Object.values(addresses)),
        (content, field, locale, address) => {
          fc.pre(locale === 'ar' || !isBare(content))
          const next = apply(content, fieldEdits(shape, content, [field], { [locale]: address }))
          expect(shownIn(other(locale), shape, next)).toEqual(shownIn(other(locale), shape, content))
        },
      ),
      { numRuns: 100 },
    )
  })

  test.each(Object.values(addresses))('“%s” for both languages is shown in both', (address) => {
    fc.assert(
      fc.property(contentsOf(group), places, (content, place) => {
        const next = apply(content, mediaEdits(shape, content, [place], address))
        const seen = address || undefined
        for (const locale of ['en', 'ar'] as const) expect(seenIn(locale, shape, group, next)).toEqual([seen, seen])
      }),
      { numRuns: 100 },
    )
  })
})

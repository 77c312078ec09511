import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemId } from './schema/fields.ts'
import { slugOf } from './slug.ts'

test.each([
  ['Hello World', 'hello-world'],
  ['  What’s new, in 2026?  ', 'whats-new-in-2026'],
  ['snake_case stays', 'snake_case-stays'],
  ['a -- b', 'a-b'],
  ['- edges -', 'edges'],
  ['Café Ærø, Straße & ½ İzmir', 'cafe-aero-strasse-12-izmir'],
  ['Plans 2025–2026: web/print—all', 'plans-2025-2026-web-print-all'],
  ['Привет, мир', 'privet-mir'],
  ['Київ, Азербайджан / Azərbaycan', 'kiiv-azerbaidzhan-azarbaycan'],
  ['𝕬lpha', 'alpha'],
  ['مرحبًا', 'mrhba'],
  ['وظائف جديدة في ٢٠٢٧', 'wzaif-jdida-fi-2027'],
  ['学习!', ''],
])('the id of “%s” is “%s”', (title, id) => {
  expect(slugOf(title)).toBe(id)
})

test('the id of a long title has the maximum length and does not end with a hyphen', () => {
  expect(slugOf(`- ${'a'.repeat(200)}`)).toBe('a'.repeat(120))
  expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119))
  expect(itemId.safeParse(slugOf('a'.repeat(200))).success).toBe(true)
})

test('an id has only letters, digits, underscores and single inner hyphens, and is its own id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const id = slugOf(title)
      expect(id).toMatch(/^$|^[a-z0-9_]+(-[a-z0-9_]+)*$/)
      expect(slugOf(id)).toBe(id)
    }),
  )
})

import { expect, test } from 'vitest'
import type { EditorDocument } from './documents.ts'
import { shownItemName, shownSite } from './shown-settings.ts'

const wordmark = { path: 'M0 0', star: [0, 0] as [number, number], left: 0, width: 9 }
const around = { brand: 'iLearn', contactEmail: 'info@example.com', phone: '+966 11 555 0100', wordmark }

/** The site as pages show it while its settings are changed from `content` to `edited`. */
function shown(edited: object, content: object = {}) {
  const defaults = { brand: 'iLearn', email: 'info@example.com' }
  return shownSite({ type: 'SITE', content, edited, defaults } as unknown as EditorDocument, around, '/api')
}

test('what is typed is shown in each language', () => {
  const social_links = [{ id: 'a', label: { en: 'Mastodon', ar: 'ماستودون' }, url: 'https://social.example/' }]
  const site = shown({ brand: { en: 'Sahab', ar: 'سحاب' }, phone: '+966 1', email: 'new@', social_links })
  expect(site.en).toMatchObject({ brand: 'Sahab', phone: '+966 1', contactEmail: 'new@' })
  expect(site.ar).toMatchObject({ brand: 'سحاب', socialLinks: [{ label: { text: 'ماستودون' } }] })
})

test('what is emptied has its default, or is not shown', () => {
  const { ar } = shown({ brand: { en: '', ar: '' }, email: '', phone: '', social_links: [], accents: { primary: '' } })
  expect(ar).toMatchObject({ brand: 'iLearn', contactEmail: 'info@example.com' })
  expect([ar.phone, ar.logo, ar.palette, ar.socialLinks ?? []]).toEqual([undefined, undefined, undefined, []])
})

test('a social link is shown once it has a name and an address', () => {
  const link = (id: string, en: string, url: string) => ({ id, label: { en }, url })
  const { en } = shown({ social_links: [link('a', '', ''), link('b', 'B', ''), link('c', 'C', 'https://c.example')] })
  expect(en.socialLinks?.map(({ id }) => id)).toEqual(['c'])
})

test('a colour comes with the shades that are derived from it', () => {
  const { palette } = shown({ accents: { primary: '#1a56b8' } }).en
  expect(palette).toMatchObject({ '--color-primary': '#1a56b8', '--color-on-primary': expect.any(String) })
})

test('instead of a colour that would be refused, the stored one is shown', () => {
  const stored = { accents: { primary: '#1a56b8' } }
  for (const primary of ['#7d92ff', '#1a5', 'blue'])
    expect(shown({ accents: { primary } }, stored).en.palette).toMatchObject({ '--color-primary': '#1a56b8' })
})

test('a new name is shown without the wordmark of the old one', () => {
  expect(shown({ brand: { en: 'Sahab' } }).en.wordmark).toBeUndefined()
  expect(shown({ phone: '123' }).en.wordmark).toBe(wordmark)
})

test("an item's page is named by its search title, if it is in the page's language", () => {
  const edited = { title: { en: 'A post', ar: 'مقال' }, searchTitle: { en: 'Found' } }
  const item = { type: 'RESOURCES', item: 'a', edited } as unknown as EditorDocument
  expect([shownItemName(item, 'en', '/api'), shownItemName(item, 'ar', '/api')]).toEqual(['Found', 'مقال'])
})

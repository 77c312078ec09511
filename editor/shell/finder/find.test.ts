import { expect, test } from 'vitest'
import { type Findable, find } from './find.ts'

const named = (kind: Findable['kind'], en: string, ar = '', also = ''): Findable => ({
  ...{ id: en, kind, names: { en, ar }, also },
  run() {},
})
const all = [
  named('page', 'About us', 'من نحن', '/about'),
  named('page', 'Our partners', 'شركاؤنا', '/our-partners'),
  named('item', 'Skills maps', 'خرائط المهارات'),
  named('setting', 'Main colour', 'اللون الأساسيّ'),
  named('panel', 'History', 'السجل'),
]
const idsOf = (from: Findable[], query: string, recent: string[] = []) =>
  find(from, query, 'en', recent).flatMap(({ found }) => found.map(({ id }) => id))

test.each([
  ['ABOUT', ['About us']],
  ['us about', ['About us']],
  ['/our-p', ['Our partners']],
  ['من نحن', ['About us']],
  ['شركاونا', ['Our partners']],
  ['خَرائِط', ['Skills maps']],
  ['الاساسي', ['Main colour']],
  ['maps خرائط', ['Skills maps']],
  ['about partners', []],
])('“%s” finds %j', (query, ids) => {
  expect(idsOf(all, query)).toEqual(ids)
})

test.each([
  ['bin', ['The old bin', 'Cabinet', 'Bin'], ['Bin', 'The old bin', 'Cabinet']],
  ['سجل', ['فتح السجل', 'تسجيل', 'السجل'], ['السجل', 'فتح السجل']],
])('what begins with “%s” is first, in Arabic also after the article', (query, names, ids) => {
  const actions = names.map((name) => named('action', name))
  expect(idsOf(actions, query)).toEqual(ids)
})

test('without a query, the last choices come before actions and panels', () => {
  const more = [...all, named('action', 'Sign out'), named('person', 'Maha')]
  const groups = find(more, ' ', 'en', ['Maha', 'gone', 'About us'])
  expect(groups.map(({ group, found }) => [group, ...found.map(({ id }) => id)])).toEqual([
    ['recent', 'Maha', 'About us'],
    ['action', 'Sign out'],
    ['panel', 'History'],
  ])
})

test('the other language is shown only if the words were found there alone', () => {
  const [arabic] = find(all, 'نحن', 'en', [])
  expect(arabic?.found).toMatchObject([
    { title: { text: 'About us', lang: 'en' }, other: { text: 'من نحن', lang: 'ar' } },
  ])
  expect(find(all, 'about', 'en', [])[0]?.found[0]?.other).toBeUndefined()
  const [text] = find([named('text', 'Welcome to us', 'أهلًا بكم')], 'اهلا', 'en', [])
  expect(text?.found).toMatchObject([{ title: { text: 'أهلًا بكم', lang: 'ar' }, other: undefined }])
})

test('a kind has at most eight results, and a long text is cut around the word', () => {
  const long = `${'one '.repeat(40)}needle${' two'.repeat(40)}`
  const texts = Array.from({ length: 20 }, () => named('text', long))
  const [group] = find(texts, 'needle', 'en', [])
  expect(group?.found).toHaveLength(8)
  expect(group?.found[0]?.title.text).toMatch(/^… (one ){4}needle( two){11} …$/)
})

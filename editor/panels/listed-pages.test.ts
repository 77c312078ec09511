import { expect, test } from 'vitest'
import { interfaceIn } from '../model/testing/start-store.ts'
import { listPages } from './listed-pages.ts'

const item = (id: string, type: string, page: string, edited: object) => [
  id,
  { key: `block/${id}`, block: 'block', item: id, page, type, edited: { title: { en: id, ar: `ع ${id}` }, ...edited } },
]
const documents = new Map([
  item('old', 'RESOURCES', 'resources', { type: 'blog', day: '2026-01-01' }),
  item('new', 'RESOURCES', 'resources', {
    type: 'event',
    day: '2026-02-01',
    draft: true,
    shows_at: '2026-12-03T09:00:00Z',
  }),
  item('tester', 'JOBS', 'careers', {}),
  ['hero', { key: 'hero', page: 'home', type: 'HERO', edited: {} }],
] as never)
const pages = [
  {
    slug: 'offer',
    state: 'hidden' as const,
    path: { en: '/offer', ar: '/ar/offer' },
    name: { en: 'Offer' },
    updated_at: '',
  },
]

async function listed(overlays: object[] = []) {
  globalThis.location ??= { origin: 'http://site', pathname: '/resources/old' } as Location
  const { t } = await interfaceIn('en')
  return listPages({ pages, documents, overlays } as never, t, 'en')
}

test('pages are listed before items, which are listed by their day', async () => {
  expect((await listed()).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'page offer',
    'event block/new',
    'post block/old',
    'vacancy block/tester',
  ])
})

test('drafts are marked, with the time from which they are visible', async () => {
  const drafts = (await listed()).filter(({ isDraft }) => isDraft)
  expect(drafts.map(({ id, showsAt }) => [id, showsAt])).toEqual([
    ['offer', undefined],
    ['block/new', '2026-12-03T09:00:00Z'],
  ])
})

test('an item that is being deleted is left out', async () => {
  const ids = (await listed([{ hide: 'block/old' }])).map(({ id }) => id)
  expect(ids).not.toContain('block/old')
})

import { expect, test } from 'vitest'
import type { NewPage } from '#api/pages.ts'
import { startStore } from '../testing/start-store.ts'
import { pageActs } from './page-acts.ts'

test('a copy of an item is a draft before it, with a free id and a title that says so', async () => {
  const { store, server } = await startStore()
  await store.documents.loadItems('gallery')
  const added: unknown[] = []
  const stored = { block_id: 'gallery', version: 1, updated_at: '' }
  server.client.addItem = async (_block, { content, before }) => {
    added.push({ content, before })
    return { ...stored, id: String(content.id), content }
  }
  const jane = store.documents.get('gallery/jane')
  if (!jane) throw new Error('jane')
  store.documents.putItem('gallery', { ...stored, id: 'jane-copy', content: { id: 'jane-copy' } })
  server.client.item = async () => ({ ...stored, id: 'jane', content: { title: { en: 'Jane', ar: 'جين' } } })
  expect(await pageActs(store).duplicateItem(jane)).toBe('jane-copy-2')
  const title = { en: 'Jane (copy)', ar: 'جين (نسخة)' }
  expect(added).toEqual([{ content: { id: 'jane-copy-2', title, draft: true }, before: 'jane' }])
})

test('a copy of a page has a free address', async () => {
  const { store, server } = await startStore()
  const page = (slug: string) => ({
    slug,
    path: { en: `/${slug}`, ar: `/ar/${slug}` },
    name: { en: slug },
    state: 'public' as const,
    updated_at: '',
  })
  store.setState({ pages: [page('offer'), page('offer-copy')] })
  let sent: NewPage | undefined
  server.client.createPage = async (body) => {
    sent = body
    return { slug: 'made' } as never
  }
  expect(await pageActs(store).duplicatePage('offer')).toBe('made')
  expect(sent).toEqual({ name: { en: 'offer (copy)' }, path: { en: '/offer-copy-2' }, copy_of: 'offer' })
})

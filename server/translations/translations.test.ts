import { expect, test } from 'vitest'
import type { Translation } from '#api/translations.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { head, post, tab, tabs, title } from '#server/history/testing/start-history.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startTranslations } from './testing/start-translations.ts'

describeEachDialect('the state of a translation', (open) => {
  test('is missing without Arabic, a placeholder as a copy, else approved', async () => {
    const { addBlock, states } = await startTranslations(open)
    await addBlock('CTA', {
      ...title('Start'),
      subtitle: { en: 'Now', ar: 'Now' },
      buttonText: { en: 'Go', ar: 'ابدأ' },
    })
    expect(await states()).toEqual(['title missing', 'subtitle placeholder', 'buttonText approved'])
  })

  test('is outdated when only the English changes, until the English comes back or the Arabic changes', async () => {
    const { addBlock, cta, items, states } = await startTranslations(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    await cta(id, title('two', 'واحد'))
    await cta(id, title('three', 'واحد'))
    expect(await items()).toMatchObject([
      { page: 'home', block: id, path: 'title', state: 'outdated', source: 'three', target: 'واحد', was: 'one' },
    ])
    await cta(id, title('one', 'واحد'))
    expect(await states()).toEqual(['title approved'])
    await cta(id, title('two', 'واحد'))
    await cta(id, title('two', 'اثنان'))
    expect(await states()).toEqual(['title approved'])
    await cta(id, title('three', 'ثلاثة'))
    expect(await states()).toEqual(['title approved'])
  })

  test('follows the id of a list item when the list is reordered', async () => {
    const { addBlock, put, states } = await startTranslations(open)
    const translated = (id: string, en = id) => ({
      ...tab(id),
      title: { en, ar: 'ا' },
      description: { en: '', ar: '' },
    })
    const content = tabs(translated('a'), translated('b'))
    const { id } = await addBlock('TABS', { ...content, mainTitle: { en: 'SCORM', ar: 'SCORM' } })
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(translated('b', 'new'), translated('a')) })
    expect(await states()).toEqual(['mainTitle missing', 'tabs.b.title outdated', 'tabs.a.title approved'])
  })

  test('is right again after a revert, a restore, and the recovery of what was deleted', async () => {
    const { addBlock, cta, delete: remove, last, restore, revertLast, states } = await startTranslations(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    const first = await last()
    await cta(id, title('two', 'واحد'))
    await cta(id, title('two', 'اثنان'))
    await revertLast()
    expect(await states()).toEqual(['title outdated'])
    await remove(`/blocks/${id}`)
    expect(await states()).toEqual([])
    await revertLast()
    expect(await states()).toEqual(['title outdated'])
    await restore(first)
    expect(await states()).toEqual(['title approved'])
  })

  test('of an item is kept when its address changes', async () => {
    const { addBlock, ask, put, patch } = await startTranslations(open)
    const { id } = await addBlock(
      'RESOURCES',
      { ...head, posts: [post('a', { title: { en: 'A', ar: 'أ' } })] },
      'resources',
    )
    await put(`/blocks/${id}/items/a`, { content: post('a', { title: { en: 'B', ar: 'أ' } }) })
    await patch(`/blocks/${id}/items/a`, { id: 'b' })
    const { items } = (await ask('GET', '?locale=ar&state=outdated')).body
    expect(items).toMatchObject([{ page: 'resources', block: id, item: 'b', path: 'title', was: 'A' }])
  })

  test('of the settings of pages and of the site is listed too', async () => {
    const { app, ask, post: make, patch, token } = await startTranslations(open)
    await make('', { path: { en: '/offer' }, name: { en: 'Offer', ar: 'عرض' } })
    await patch('/offer', { name: { en: 'Offers', ar: 'عرض' } })
    const headers = { authorization: `Bearer ${token}` }
    await app.inject({ method: 'PATCH', url: '/api/v1/site', headers, payload: { brand: { en: 'Learnly' } } })
    const { items } = (await ask('GET', '?locale=ar&state=outdated,missing&page=offer,site')).body
    expect(items).toMatchObject([
      { block: 'page:offer', path: 'name', state: 'outdated', was: 'Offer' },
      { block: 'page:site', path: 'brand', state: 'missing' },
    ])
  })

  test('is a placeholder in whatever an editor adds, until its Arabic changes or is approved', async () => {
    const { addBlock, approve, items, put, states } = await startTranslations(open)
    const { blank } = catalogue.FORM
    const block = await addBlock('FORM', blank)
    const all = await items()
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['placeholder']))
    const content = {
      ...blank,
      title: { en: 'Write to us', ar: blank.title.ar },
      nameLabel: { en: 'Name', ar: 'اسمكم' },
    }
    await put(`/blocks/${block.id}`, { type: 'FORM', content })
    expect(await states()).toContain('title placeholder')
    expect(await states()).toContain('nameLabel approved')
    const email = all.find(({ path }) => path === 'emailLabel') as Translation
    expect((await approve(email)).status).toBe(200)
    expect(await states()).toContain('emailLabel approved')
  })
})

describeEachDialect('approving a translation', (open) => {
  test('makes an outdated text, or a copy of the English, right until the English changes again', async () => {
    const { addBlock, approve, cta, items, states } = await startTranslations(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    const { id: copy } = await addBlock('CTA', title('Careers', 'Careers'))
    await cta(id, title('two', 'واحد'))
    const [outdated, copied] = (await items()) as [Translation, Translation]
    expect([outdated.state, copied.state]).toEqual(['outdated', 'placeholder'])
    expect(await approve(outdated)).toEqual({ status: 200, body: { approved: 1 } })
    await approve(copied)
    expect(await states()).toEqual(['title approved', 'title approved'])
    await cta(id, title('three', 'واحد'))
    await cta(copy, title('Jobs', 'Careers'))
    expect((await items()).map(({ was }) => was)).toEqual(['two', 'Careers'])
  })

  test('is refused for English that has changed, for unknown texts and without Arabic, and changes nothing', async () => {
    const { addBlock, approve, ask, cta, items, states } = await startTranslations(open)
    const { id } = await addBlock('CTA', { ...title('one', 'واحد'), subtitle: { en: 'No Arabic' } })
    await cta(id, { ...title('two', 'واحد'), subtitle: { en: 'No Arabic' } })
    const [text, missing] = (await items()) as [Translation, Translation]
    expect(await approve({ ...text, source: 'one' })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:changed-meanwhile', current: { source: 'two' } },
    })
    expect((await approve({ ...text, path: 'nowhere' })).status).toBe(404)
    expect(await ask('POST', '/approve', { locale: 'ar', items: [text, missing] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'items.1', message: 'has no Arabic' }] },
    })
    expect((await ask('POST', '/approve', { locale: 'ar', items: [text] }, 'none')).status).toBe(401)
    expect(await states()).toEqual(['title outdated', 'subtitle missing'])
  })
})

describeEachDialect('the list of translations', (open) => {
  test('is counted by state and page, filtered, and given in parts', async () => {
    const { addBlock, ask, list } = await startTranslations(open)
    await addBlock('CTA', { ...title('a', 'أ'), subtitle: { en: 'b' } })
    await addBlock('CTA', title('c'))
    await addBlock('CTA', title('Egypt, our home', 'مصر'))
    const all = await list('&state=missing&limit=1')
    expect(all.items).toMatchObject([{ path: 'subtitle' }])
    expect(all.pages.find(({ page }) => page === 'home')?.counts).toMatchObject({ missing: 2, outdated: 0 })
    const rest = await list(`&state=missing&limit=1&cursor=${all.next_cursor}`)
    expect([rest.items[0]?.source, rest.next_cursor]).toEqual(['c', null])
    expect((await list('&q=مِصر%20EGYPT')).items).toMatchObject([{ source: 'Egypt, our home' }])
    for (const query of ['', '?locale=fr', '?locale=ar&state=good', '?locale=ar&cursor=x']) {
      expect((await ask('GET', query)).status).toBe(422)
    }
    expect((await ask('GET', '?locale=ar', undefined, 'none')).status).toBe(401)
  })
})

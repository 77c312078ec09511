import { expect, test } from 'vitest'
import { describedPages } from '#content/page-descriptions.ts'
import { startHistory, title } from '#server/history/testing/start-history.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'

const home = describedPages.find(({ key }) => key === 'home')
const words = { name: home?.name, description: home?.description }
const named = (en: string, ar = 'الرئيسية') => ({ name: { en, ar }, description: { en: 'About', ar: 'عن' } })

describeEachDialect('the settings of a page', (open) => {
  test('can be read and changed by administrators only', async () => {
    const { call } = await startHistory(open)
    expect((await call('GET', '/home/settings')).status).toBe(401)
    expect((await call('PATCH', '/home', named('x'))).status).toBe(401)
  })

  test('are those of the route table until others are stored', async () => {
    const { changed, getAsAdmin, patch } = await startHistory(open)
    expect(await getAsAdmin('/home/settings')).toMatchObject({
      status: 200,
      body: { slug: 'home', ...words, version: 0 },
    })
    expect((await patch('/home', { ...words, version: 0 })).body.version).toBe(0)
    changed.length = 0
    const saved = await patch('/home', { ...named('New <b>name</b>'), version: 0 })
    expect(saved).toMatchObject({ status: 200, body: { slug: 'home', ...named('New name'), version: 1 } })
    expect((await getAsAdmin('/home/settings')).body).toEqual(saved.body)
    expect(changed).toEqual(['home', 'site'])
  })

  test('set the name in the list of pages, which everybody may read', async () => {
    const { call, patch } = await startHistory(open)
    const listed = async () => {
      const { status, body } = await call('GET', '')
      expect(status).toBe(200)
      return body.items.find(({ slug }: { slug: string }) => slug === 'home')
    }
    expect(await listed()).toMatchObject({ path: { en: '/', ar: '/ar' }, name: words.name, state: 'public' })
    await patch('/home', named('New name'))
    expect(await listed()).toMatchObject({ name: { en: 'New name', ar: 'الرئيسية' } })
  })

  test('keep the changes of two editors, or are a conflict with both values', async () => {
    const { patch } = await startHistory(open)
    await patch('/home', { ...words, name: { ...words.name, en: 'EN' }, version: 0 })
    const merged = await patch('/home', { ...words, name: { ...words.name, ar: 'AR' }, version: 0 })
    expect(merged.body).toMatchObject({ name: { en: 'EN', ar: 'AR' }, version: 2 })
    const refused = await patch('/home', {
      ...words,
      name: { ...words.name, en: 'mine' },
      version: 0,
    })
    expect([refused.status, refused.body.current, refused.body.conflicts]).toEqual([
      409,
      { ...merged.body, updated_at: expect.any(String) },
      [{ path: 'name.en', base: words.name?.en, current: 'EN', mine: 'mine' }],
    ])
  })

  test('are refused without a name, and do not exist for the frame, templates and unknown pages', async () => {
    const { getAsAdmin, patch } = await startHistory(open)
    const { status, body } = await patch('/home', named(' '))
    expect([status, body.errors]).toEqual([422, [{ path: 'name.en', message: 'may not be empty' }]])
    expect((await patch('/home', { name: { en: 1 }, description: { en: '' } })).status).toBe(422)
    for (const slug of ['header', 'story-detail-template', 'nowhere']) {
      expect((await getAsAdmin(`/${slug}/settings`)).body.type).toBe('urn:problem:settings-not-found')
      expect((await patch(`/${slug}`, named('x'))).status).toBe(404)
    }
  })

  test('are in the history, can be reverted to the first ones, and are restored with the page', async () => {
    const { addBlock, getAsAdmin, history, last, patch, restore, revertLast } = await startHistory(open)
    await addBlock('CTA', title('x'))
    const before = await last()
    await patch('/home', { ...words, name: { ...words.name, en: 'New' } })
    const after = await last()
    expect((await history())[0]?.entries).toEqual([
      {
        block_id: 'page:home',
        block_type: 'PAGE',
        item_id: null,
        action: 'update',
        name: { en: 'New', ar: words.name?.ar },
        differences: [{ path: 'name.en', before: words.name?.en, after: 'New' }],
      },
    ])
    const name = async () => (await getAsAdmin('/home/settings')).body.name.en
    await revertLast()
    expect(await name()).toBe(words.name?.en)
    await restore(after)
    expect(await name()).toBe('New')
    await restore(before)
    expect(await name()).toBe(words.name?.en)
  })
})

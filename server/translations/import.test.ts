import { expect, test } from 'vitest'
import type { ImportResult } from '#api/translations.ts'
import { head, post, title } from '#server/history/testing/start-history.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startTranslations } from './testing/start-translations.ts'

async function startImport(open: OpenDatabase) {
  const site = await startTranslations(open)
  const headers = { authorization: `Bearer ${site.token}` }
  const send = (xliff: string, dry_run: boolean) => site.ask('POST', `/import?locale=ar&dry_run=${dry_run}`, { xliff })
  return {
    ...site,
    exported: async (query = '') => {
      const url = `/api/v1/translations/export?locale=ar${query}`
      return (await site.app.inject({ method: 'GET', url, headers })).body
    },
    send,
    tryOut: async (xliff: string): Promise<ImportResult> => (await send(xliff, true)).body,
    store: async (xliff: string): Promise<ImportResult> => (await send(xliff, false)).body,
    storeSeen: (xliff: string, { seen }: ImportResult) => site.ask('POST', '/import?locale=ar', { xliff, seen }),
  }
}

/** Adds an Arabic text to each unit without one, and sets the state 'translated', as tools for translators do. */
function translated(xliff: string) {
  let number = 0
  return xliff
    .replace(/<\/source><\/segment>/g, () => `</source><target>ترجمة ${++number}</target></segment>`)
    .replaceAll('state="initial"', 'state="translated"')
}

describeEachDialect('a file of translations', (open) => {
  test('holds the whole site, or pages, or what is open', async () => {
    const { addBlock, exported } = await startImport(open)
    await addBlock('CTA', { ...title('one', 'واحد'), subtitle: { en: 'two' } })
    await addBlock('CTA', title('three'), 'resources')
    const sources = (xliff: string) => Array.from(xliff.matchAll(/<source>(\w+)</g), ([, text]) => text)
    expect(sources(await exported())).toEqual(expect.arrayContaining(['one', 'two', 'three']))
    expect(sources(await exported('&page=home&state=missing,placeholder,outdated'))).toEqual(['two'])
  })

  test('changes blocks, items and settings of several pages, which can be undone, once it has said so', async () => {
    const {
      addBlock,
      exported,
      history,
      items,
      post: make,
      revert,
      states,
      store,
      tryOut,
      ...site
    } = await startImport(open)
    const { id } = await addBlock('CTA', { ...title('Go', 'اذهب'), subtitle: { en: 'Now' } })
    const resources = await addBlock('RESOURCES', { ...head, posts: [post('a', { title: { en: 'A' } })] }, 'resources')
    await make('', { path: { en: '/offer' }, name: { en: 'Offer' } })
    const file = translated(await exported('&state=missing,placeholder,outdated&page=home,resources,offer'))
    const planned = await tryOut(file)
    expect(planned.changes).toContainEqual({
      ...{ page: 'home', block: id, block_type: 'CTA', path: 'subtitle', kind: 'rich' },
      ...{ source: 'Now', before: '', target: expect.stringContaining('ترجمة') },
    })
    expect(planned.saved).toEqual([])
    expect(await states()).toEqual(['title approved', 'subtitle missing'])

    site.changed.length = 0
    const { changes, saved } = await store(file)
    expect(changes).toEqual(planned.changes)
    expect(saved.map(({ page }) => page)).toEqual(['home', 'offer', 'resources'])
    expect(new Set(site.changed)).toEqual(new Set(['home', 'offer', 'resources', 'site']))
    expect(await states()).toEqual(['title approved', 'subtitle imported'])
    const stored = await site.get(`/blocks/${resources.id}/items/a`)
    expect(stored.body.content.title.ar).toContain('ترجمة')
    expect((await site.ask('GET', '?locale=ar&page=offer')).body.items[0]).toMatchObject({
      path: 'name',
      state: 'imported',
    })
    expect((await history())[0]).toMatchObject({ author: { id: site.admin.id } })
    expect((await tryOut(file)).changes).toEqual([])
    for (const change of saved) expect((await revert(change)).status).toBe(200)
    expect(await states()).toEqual(['title approved', 'subtitle missing'])
  })

  test('changes nothing if Arabic was corrected since it was tried, and names these texts', async () => {
    const { addBlock, cta, exported, items, storeSeen, tryOut } = await startImport(open)
    const { id } = await addBlock('CTA', { ...title('one', 'واحد'), subtitle: { en: 'two' } })
    const same = await addBlock('CTA', title('same', 'عنوان'))
    const file = (await exported('&page=home')).replace('<target>واحد<', '<target>عنوان<')
    const xliff = translated(file)
    const seen = await tryOut(xliff)
    expect(seen.changes.map(({ source, before }) => [source, before])).toEqual([
      ['one', 'واحد'],
      ['two', ''],
    ])
    await cta(id, { ...title('one', 'الأول'), subtitle: { en: 'two' } })
    await cta(same.id, title('same', 'كما هو'))
    const { status, body } = await storeSeen(xliff, seen)
    expect([status, body.type]).toEqual([409, 'urn:problem:changed-meanwhile'])
    expect(body.texts).toMatchObject([
      { block: id, path: 'title', page: 'home' },
      { block: same.id, path: 'title' },
    ])
    expect((await items()).map(({ target }) => target)).toEqual(['الأول', '', 'كما هو'])
    expect((await storeSeen(xliff, await tryOut(xliff))).status).toBe(200)
    expect((await items()).map(({ target }) => target)).toEqual(['عنوان', expect.stringContaining('ترجمة'), 'عنوان'])
  })

  test('can confirm Arabic that is outdated', async () => {
    const { addBlock, cta, exported, states, store } = await startImport(open)
    const { id } = await addBlock('CTA', title('one', 'واحد'))
    await cta(id, title('One', 'واحد'))
    const file = await exported('&page=home&state=outdated')
    expect((await store(file)).changes).toEqual([])
    // Only a translation record is stored, so there is no change to undo.
    expect(await store(translated(file))).toMatchObject({ changes: [{ target: 'واحد' }], saved: [] })
    expect(await states()).toEqual(['title imported'])
  })

  test('of a translator changes texts, of pages too, if they translate into Arabic', async () => {
    const { addBlock, approve, exported, items, post: make, states, tokenOf, ...site } = await startImport(open)
    await addBlock('CTA', title('one'))
    await make('', { path: { en: '/offer' }, name: { en: 'Offer' } })
    const xliff = translated(await exported('&state=missing'))
    const sendAs = async (locale: 'en' | 'ar') =>
      (await site.ask('POST', '/import?locale=ar', { xliff }, await tokenOf('translator', [locale]))).status
    expect(await sendAs('en')).toBe(403)
    expect(await states()).toEqual(['title missing'])
    expect(await sendAs('ar')).toBe(200)
    expect(await states()).toEqual(['title imported'])
  })

  test('may be as large as allowed although the answer of its dry run is sent with it', async () => {
    const { ask, exported } = await startImport(open)
    const seen = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${index}/${'x'.repeat(50)}`, 'h']))
    const send = async (xliff: string, seen: object) =>
      (await ask('POST', '/import?locale=ar&dry_run=true', { xliff, seen })).status
    expect(await send((await exported()).padEnd(9_900_000), seen)).toBe(200)
    expect(await send(await exported(), { ['x'.repeat(2_001)]: 'h' })).toBe(422)
    expect(await send(await exported(), { x: 'h'.repeat(101) })).toBe(422)
  })

  test('is refused whole if it cannot be read, is too large, or its sender is unknown', async () => {
    const { app, ask, exported, send } = await startImport(open)
    expect(await send('<xliff>', true)).toMatchObject({ status: 422, body: { errors: [{ path: 'xliff' }] } })
    expect((await send('x'.repeat(13_000_000), true)).status).toBe(413)
    expect((await ask('POST', '/import?locale=ar', { xliff: await exported() }, 'none')).status).toBe(401)
    expect((await app.inject({ url: '/api/v1/translations/export?locale=ar' })).statusCode).toBe(401)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { startFolder } from '#seed/testing/start-content.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { filesOf, openContentSite } from './testing/content-site.ts'

const types = Object.keys(catalogue) as BlockType[]
const texts = ['Short', 'Two\nlines', '<b>Bold</b> & more', 'سطر', '']
const starts = ['blank', 'landing', 'solution', 'event', 'text']

type Block = { id: string; page: string; block_type: BlockType; content: Record<string, unknown> }
type Item = { id: string; content: Record<string, unknown> }

/** Starts a site with the start content. Returns functions that make an edit, chosen by a kind and two numbers. */
async function start(open: OpenDatabase) {
  const db = await open()
  const folder = await openContentSite(db)
  const { app, token } = await startSite(db, undefined, undefined, folder.uploads)
  await folder.import(startFolder, true)
  let release: string | undefined
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const headers = { authorization: `Bearer ${token}`, ...(release && { 'x-release': release }) }
    const answer = await app.inject({ method, url: `/api/v1${url}`, headers, payload })
    expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(500)
    return answer.body ? answer.json() : undefined
  }
  const pick = <T>(list: T[], number: number) => list[number % list.length] as T
  const slugs = async (): Promise<string[]> =>
    ((await ask('GET', '/pages')).items as { slug: string }[]).map(({ slug }) => slug)
  const anyPage = async (a: number) => pick([...(await slugs()), 'header', 'footer', 'resource-detail-template'], a)
  const blocksOf = async (page: string): Promise<Block[]> => {
    const found = await ask('GET', `/pages/${page}?collections=none`)
    return Array.isArray(found) ? found : []
  }
  async function onBlock(a: number, b: number, work: (block: Block, all: Block[]) => Promise<unknown>) {
    const all = await blocksOf(await anyPage(a))
    if (all.length > 0) await work(pick(all, b), all)
  }
  async function onItem(a: number, b: number, work: (url: string, item: Item, all: Item[]) => Promise<unknown>) {
    const page = pick(['resources', 'customer-stories', 'careers'], a)
    const block = (await blocksOf(page)).find(({ block_type }) => (catalogue[block_type] as BlockDefinition).collection)
    const { items = [] } = block ? await ask('GET', `/pages/blocks/${block.id}/items?limit=100`) : {}
    if (items.length > 0) await work(`/pages/blocks/${block?.id}/items`, pick(items, b), items)
  }
  const change = async (a: number) => {
    const pages = [...(await slugs()), 'site'].join(',')
    const { items } = await ask('GET', `/history?pages=${pages}&limit=30`)
    return items?.length ? pick(items as { page: string; version: number }[], a) : undefined
  }

  const edits: Record<string, (a: number, b: number) => Promise<unknown>> = {
    addBlock: async (a, b) => {
      const block_type = pick(types, b)
      return ask('POST', `/pages/${await anyPage(a)}/blocks`, { block_type, content: catalogue[block_type].blank })
    },
    copyBlock: (a, b) =>
      onBlock(a, b, async ({ block_type, content }) =>
        ask('POST', `/pages/${await anyPage(a + b)}/blocks`, { block_type, content }),
      ),
    addBlockBefore: (a, b) =>
      onBlock(a, b, ({ id, page }) =>
        ask('POST', `/pages/${page}/blocks`, { block_type: 'CTA', content: catalogue.CTA.blank, before: id }),
      ),
    deleteBlock: (a, b) => onBlock(a, b, ({ id }) => ask('DELETE', `/pages/blocks/${id}`)),
    showBlock: (a, b) => onBlock(a, b, ({ id }) => ask('POST', `/pages/blocks/${id}/show`)),
    orderBlocks: (a, b) =>
      onBlock(a, b, ({ id, page }, all) =>
        ask('POST', '/pages/blocks/reorder', {
          page,
          block_ids: [id, ...all.map((each) => each.id).filter((each) => each !== id)],
        }),
      ),
    changeBlock: (a, b) =>
      onBlock(a, b, ({ id, block_type, content }) => {
        const text = pick(texts, a)
        const keys = { title: { en: text, ar: text }, hidden: b % 2 === 0, unknown: { z: 1, a: [text] } }
        return ask('PUT', `/pages/blocks/${id}`, { type: block_type, content: { ...content, ...keys } })
      }),
    addItem: (a, b) =>
      onItem(a, b, async (url, { id }) => {
        const whole = await ask('GET', `${url}/${encodeURIComponent(id)}`)
        const content = { ...whole.content, id: pick(['new', 'جديد', 'New', id, `${id}-2`], b) }
        return ask('POST', url, { content, ...(a % 2 && { before: id }) })
      }),
    changeItem: (a, b) =>
      onItem(a, b, async (url, { id }) => {
        const whole = await ask('GET', `${url}/${encodeURIComponent(id)}`)
        const content = { ...whole.content, title: { en: pick(texts, a) }, draft: b % 2 === 0, day: '2026-03-04' }
        return ask('PUT', `${url}/${encodeURIComponent(id)}`, { content })
      }),
    renameItem: (a, b) =>
      onItem(a, b, (url, { id }) =>
        ask('PATCH', `${url}/${encodeURIComponent(id)}`, { id: pick(['renamed', 'اسم', `${id}_`], a) }),
      ),
    deleteItem: (a, b) => onItem(a, b, (url, { id }) => ask('DELETE', `${url}/${encodeURIComponent(id)}`)),
    orderItems: (a, b) =>
      onItem(a, b, (url, { id }, all) =>
        ask('POST', `${url}/reorder`, {
          item_ids: [id, ...all.map((each) => each.id).filter((each) => each !== id)],
        }),
      ),
    newPage: (a, b) =>
      ask('POST', '/pages', { path: { en: `/new-${b}` }, name: { en: 'New' }, start: pick(starts, a) }),
    copyPage: async (a, b) =>
      ask('POST', '/pages', { path: { en: `/copy-${b}` }, name: { en: 'Copy' }, copy_of: pick(await slugs(), a) }),
    changePage: async (a, b) =>
      ask('PATCH', `/pages/${pick(await slugs(), a)}`, {
        ...(b % 3 === 0 && { path: { en: `/moved-${b}`, ar: `/ar/نقل-${b}` } }),
        ...(b % 3 === 1 && { state: pick(['public', 'hidden'], a), noindex: a % 2 === 0 }),
        ...(b % 3 === 2 && { name: { en: `Name ${b}`, ar: 'اسم' }, accent: 'coral' }),
      }),
    deletePage: async (a) => ask('DELETE', `/pages/${pick(await slugs(), a)}`),
    revert: async (a, b) => ask('POST', '/history/revert', { ...(await change(a)), force: b % 2 === 0 }),
    restore: async (a) => {
      const { page, version } = (await change(a)) ?? {}
      return ask('POST', '/history/restore', { page, version })
    },
    recover: async (a) => {
      const { page, version } = pick([...((await ask('GET', '/history/bin')).items ?? []), {}], a)
      return ask('POST', '/history/revert', { page, version })
    },
    redirect: async (a, b) =>
      ask('POST', '/redirects', {
        from: `/old-${b}`,
        to: pick(['/about', '/contact#form', 'https://example.com/'], a),
      }),
    changeSite: (a, b) =>
      ask(
        'PATCH',
        '/site',
        b % 2 ? { brand: { en: pick(texts, a) } } : { social_links: [], phone: '+966 11 555 0142' },
      ),
    enterRelease: async () => {
      release = undefined
      release = (await ask('POST', '/releases', { name: 'Spring' }))?.id
    },
    publish: async (a) => {
      const id = release
      release = undefined
      if (id) await ask('POST', `/releases/${id}/publish`)
      if (id && a % 3 === 0) await ask('POST', `/releases/${id}/rollback`, { force: true })
    },
  }
  return { ask, folder, edit: (kind: number, a: number, b: number) => pick(Object.values(edits), kind)(a, b) }
}

const number = fc.nat(1000)
const anyEdits = fc.array(fc.tuple(number, number, number), { minLength: 50, maxLength: 50 })

describeEachDialect('content after any edits', (open) => {
  test('is the same again after its export is imported', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyEdits, async (chosen) => {
        const { ask, edit, folder } = await start(open)
        for (const copy_of of ['home', 'success'])
          await ask('POST', '/pages', { path: { en: `/${copy_of}-again` }, name: { en: 'Copy' }, copy_of })
        for (const numbers of chosen) await edit(...numbers)
        const exported = await folder.export()
        const other = await openContentSite(await open())
        await other.import(exported.folder)
        expect(await filesOf((await other.export()).folder)).toEqual(await filesOf(exported.folder))
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { storedSettings } from '#api/pages.ts'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { fieldKinds } from '#content/schema/fields.ts'
import type { Content } from '#server/db/schema.ts'
import { head, post, startHistory, tab, tabs } from '#server/history/testing/start-history.ts'
import { root } from '#server/root.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import type { Author } from './change-pages.ts'
import { requireMayChange } from './require-permission.ts'

const translator: Author = { id: 'translator', role: 'translator', locales: ['ar'] }

type Steps = (string | number)[]
type Sample = { document: Parameters<typeof requireMayChange>[1]; schema: z.ZodType }

/** The blocks and items of the start content, and settings of a page, each with its schema. */
const samples: Sample[] = (() => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, 'seed/content', path), 'utf8'))
  const sample = (
    page_slug: string,
    block_type: string,
    item_id: string | null,
    content: Content,
    schema: z.ZodType,
  ) => {
    return { document: { page_slug, block_type, item_id, content, position: 1 }, schema }
  }
  const settings = { name: { en: 'Offer', ar: 'عرض' }, description: { en: '' }, path: { en: '/offer', ar: '/ar/عرض' } }
  const others = { state: 'public', noindex: false, accent: 'teal', layout: 'home' }
  const found = [sample('offer', 'PAGE', null, { ...settings, ...others }, storedSettings)]
  for (const file of readdirSync(join(root, 'seed/content/pages'))) {
    const page = read(`pages/${file}`)
    for (const { block_type, content, items = [] } of page.blocks) {
      const { content: schema, collection } = catalogue[block_type as BlockType] as {
        content: z.ZodObject
        collection?: { key: string; item: z.ZodType }
      }
      found.push(sample(page.slug, block_type, null, content, collection ? schema.partial() : schema))
      for (const id of items.slice(0, 3)) {
        const { $schema: _, ...item } = read(`${page.slug}/${id}.json`)
        found.push(sample(page.slug, block_type, id, item, collection?.item as z.ZodType))
      }
    }
  }
  return found
})()

/** Whether the value at a path is an Arabic text, as Zod's own schemas say. */
function isArabicText(schema: z.ZodType | undefined, [step, ...rest]: Steps): boolean {
  if (!schema) return false
  const { kind } = fieldKinds.get(schema) ?? {}
  if (kind) return (kind === 'text' || kind === 'rich') && step === 'ar' && rest.length === 0
  if ('innerType' in schema.def) return isArabicText(schema.def.innerType as z.ZodType, [step as string, ...rest])
  if (schema instanceof z.ZodArray) return isArabicText(schema.element as z.ZodType, rest)
  if (schema instanceof z.ZodRecord) return isArabicText(schema.valueType as z.ZodType, rest)
  return schema instanceof z.ZodObject && isArabicText(schema.shape[step as string] as z.ZodType, rest)
}

type Mutation = { path: Steps; isText: boolean; run: (content: Content) => void }

/** Every value of a sample replaced and removed, and a language added to every value that has only English. */
function mutationsOf({ document, schema }: Sample): Mutation[] {
  const found: Mutation[] = []
  const add = (path: Steps, change: (holder: Record<string | number, unknown>, key: string | number) => void) => {
    const run = (content: Content) => {
      const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as never)[step], content)
      change(holder as never, path.at(-1) as string)
    }
    found.push({ path, isText: isArabicText(schema, path), run })
  }
  const visit = (value: unknown, path: Steps) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key])
      if ('en' in value && !('ar' in value)) add([...path, 'ar'], (holder, key) => (holder[key] = 'جديد'))
    } else {
      add(path, (holder, key) => (holder[key] = typeof value === 'string' ? `${value} آخر` : !value))
      if (!found.at(-1)?.isText) add(path, (holder, key) => (holder[key] = { en: value, ar: 'آخر' }))
    }
    if (path.length > 0) add(path, (holder, key) => delete holder[key])
  }
  visit(document.content, [])
  return found
}

function isAccepted({ document }: Sample, after: Content, before: Content = document.content): boolean {
  try {
    requireMayChange(translator, { ...document, content: after }, { content: before, position: 1 })
    return true
  } catch {
    return false
  }
}

describe('a translator to Arabic', () => {
  test('may change the Arabic of every text of every block, and nothing else with it', () => {
    for (const sample of samples) {
      const mutations = mutationsOf(sample)
      const translated = structuredClone(sample.document.content)
      for (const { isText, run } of mutations) if (isText) run(translated)
      expect(isAccepted(sample, translated), sample.document.page_slug).toBe(true)
      for (const { path, isText, run } of mutations) {
        const changed = structuredClone(isText ? sample.document.content : translated)
        run(changed)
        const place = `${sample.document.page_slug} ${sample.document.block_type} ${path.join('.')}`
        expect([place, isAccepted(sample, changed)]).toEqual([place, isText])
      }
    }
  })
})

describeEachDialect('the API for a translator to Arabic', (open) => {
  async function start() {
    const site = await startHistory(open)
    const token = await site.tokenOf('translator', ['ar'])
    const call = (method: 'PUT' | 'PATCH' | 'POST', path: string, body: object) =>
      site.call(method, path, body, { authorization: `Bearer ${token}` })
    return { ...site, call, asTranslator: token }
  }
  const refusal = (...paths: string[]) => ({
    status: 403,
    body: {
      type: 'urn:problem:not-allowed',
      errors: paths.map((path) => ({ path, message: 'may not be changed by a translator' })),
    },
  })

  test('stores an Arabic text and refuses an English one, by its path', async () => {
    const { addBlock, blocks, call } = await start()
    const { id } = await addBlock('TABS', tabs(tab('plan'), tab('build')))
    const translated = { ...tab('plan'), title: { en: 'plan', ar: 'تخطيط' } }
    expect(await call('PUT', `/blocks/${id}`, { type: 'TABS', content: tabs(translated, tab('build')) })).toMatchObject(
      {
        status: 200,
        body: { content: tabs(translated, tab('build')) },
      },
    )
    const changed = tabs({ ...translated, title: { en: 'Plan!', ar: 'خطة' } }, tab('build'))
    expect(await call('PUT', `/blocks/${id}`, { type: 'TABS', content: changed })).toMatchObject(
      refusal('tabs.plan.title.en'),
    )
    expect(await call('PUT', `/blocks/${id}`, { type: 'TABS', content: tabs(translated) })).toMatchObject(
      refusal('tabs'),
    )
    expect((await blocks())[0]?.content).toEqual(tabs(translated, tab('build')))
  })

  test('keeps an English text that somebody else changed meanwhile', async () => {
    const { addBlock, blocks, call, put } = await start()
    const { id, version } = await addBlock('TABS', tabs(tab('plan')))
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('plan', 'Plans')) })
    const content = tabs({ ...tab('plan'), title: { en: 'plan', ar: 'خطط' } })
    expect((await call('PUT', `/blocks/${id}`, { type: 'TABS', content, version })).status).toBe(200)
    expect((await blocks())[0]?.content).toMatchObject({ tabs: [{ title: { en: 'Plans', ar: 'خطط' } }] })
  })

  test('stores the Arabic of an item, alone and within its block, and refuses its layout', async () => {
    const { addBlock, call } = await start()
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const item = `/blocks/${id}/items/a`
    const arabic = { title: { en: 'a', ar: 'ألف' } }
    expect((await call('PUT', item, { content: post('a', arabic) })).status).toBe(200)
    expect(await call('PUT', item, { content: post('a', { ...arabic, layoutType: 'simple' }) })).toMatchObject(
      refusal('layoutType'),
    )
    const whole = { ...head, posts: [post('a', { ...arabic, type: 'event' }), post('b')] }
    expect(await call('PUT', `/blocks/${id}`, { type: 'RESOURCES', content: whole })).toMatchObject({ status: 403 })
  })

  test('stores what search engines show of an item in Arabic, takes it back, and refuses all other settings', async () => {
    const { addBlock, ask, asTranslator, call, last, get } = await start()
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const item = `/blocks/${id}/items/a`
    const save = (settings: object) => call('PUT', item, { content: post('a', settings) })
    const searched = { searchTitle: { en: '', ar: 'للبحث' }, searchDescription: { en: '', ar: 'وصف' } }
    expect(await save(searched)).toMatchObject({ status: 200, body: { content: searched } })
    expect(await save({ ...searched, searchTitle: { en: 'Mine', ar: 'للبحث' } })).toMatchObject(refusal('searchTitle'))
    for (const [key, value] of Object.entries({ draft: true, shows_at: '2099-01-01T00:00:00.000Z', id: 'b' })) {
      expect((await save({ ...searched, [key]: value })).status, key).not.toBe(200)
    }
    expect((await call('PATCH', item, { id: 'b' })).status).toBe(403)
    expect((await ask('POST', '/revert', await last('resources'), asTranslator)).status).toBe(200)
    expect((await get(item)).body.content).not.toHaveProperty('searchTitle')
  })

  test.each(['home', 'resources'])('stores the settings of the page %s as its dialog sends them', async (page) => {
    const { call, getAsAdmin } = await start()
    const { slug: _, updated_at: __, name, description, ...others } = (await getAsAdmin(`/${page}/settings`)).body
    const change = { ...others, shows_at: null, hides_at: null }
    const translated = { name: { ...name, ar: 'الاسم' }, description: { ...description, ar: 'الوصف' } }
    expect(await call('PATCH', `/${page}`, { ...change, ...translated })).toMatchObject({
      status: 200,
      body: translated,
    })
  })

  test('stores the Arabic name of a page and refuses its address', async () => {
    const { call, patch } = await start()
    await patch('/home', { name: { en: 'Home', ar: 'البداية' } })
    expect(await call('PATCH', '/home', { name: { en: 'Home', ar: 'الرئيسة' } })).toMatchObject({ status: 200 })
    expect(await call('PATCH', '/home', { noindex: true })).toMatchObject(refusal('noindex'))
  })

  test('does not replace a picture or a film, neither live nor in a release, nor by taking a change back', async () => {
    const { app, addBlock, ask, asTranslator, last, put, token } = await start()
    const mainImage = { en: 'https://example.com/a.png', ar: 'https://example.com/a.png' }
    const youtubeVideoUrl = { en: 'https://youtu.be/one', ar: 'https://youtu.be/two' }
    const films = { title: { en: 'Hero' }, mainImage, youtubeVideoUrl }
    const { id } = await addBlock('HERO', films)
    const pictured = { ...films, mainImage: { ...films.mainImage, ar: 'https://example.com/b.png' } }
    const filmed = { ...films, youtubeVideoUrl: { ...films.youtubeVideoUrl, ar: 'https://youtu.be/three' } }
    const headers = { authorization: `Bearer ${token}` }
    const release = (
      await app.inject({ method: 'POST', url: '/api/v1/releases', headers, payload: { name: 'Spring' } })
    ).json()
    for (const inRelease of [{}, { 'x-release': release.id }]) {
      for (const [path, content] of [
        ['mainImage.ar', pictured],
        ['youtubeVideoUrl.ar', filmed],
      ] as const) {
        const answer = await app.inject({
          method: 'PUT',
          url: `/api/v1/pages/blocks/${id}`,
          headers: { authorization: `Bearer ${asTranslator}`, ...inRelease },
          payload: { type: 'HERO', content },
        })
        expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(refusal(path))
      }
    }
    await put(`/blocks/${id}`, { type: 'HERO', content: pictured })
    expect(await ask('POST', '/revert', await last(), asTranslator)).toMatchObject(refusal('mainImage.ar'))
  })

  test('takes their own change back, but not one of English', async () => {
    const { addBlock, ask, asTranslator, call, last, put } = await start()
    const { id } = await addBlock('TABS', tabs(tab('plan')))
    const content = tabs({ ...tab('plan'), title: { en: 'plan', ar: 'خطة' } })
    const translated = tabs({ ...tab('plan'), title: { en: 'plan', ar: 'خطط' } })
    await put(`/blocks/${id}`, { type: 'TABS', content })
    const english = await last()
    await call('PUT', `/blocks/${id}`, { type: 'TABS', content: translated })
    expect((await ask('POST', '/revert', await last(), asTranslator)).status).toBe(200)
    await put(`/blocks/${id}`, { type: 'TABS', content: tabs(tab('plan', 'Plans')) })
    expect(await ask('POST', '/revert', await last(), asTranslator)).toMatchObject({
      status: 403,
      body: { errors: [{ path: 'tabs.plan.title.en' }] },
    })
    expect((await ask('POST', '/restore', english, asTranslator)).status).toBe(403)
  })
})

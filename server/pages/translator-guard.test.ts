import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, diff, isListEdit, isLocalized } from '#content/edits.ts'
import { isDictionary } from '#content/json.ts'
import { anyContent, anyText } from '#content/testing/arbitraries.ts'
import { head, post, startHistory, tab, tabs } from '#server/history/testing/start-history.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { requireOwnLanguages } from './translator-guard.ts'

const translator = { id: 'translator', locales: ['ar' as const] }

function isAccepted(before: unknown, after: unknown): boolean {
  try {
    requireOwnLanguages(translator, before, after)
    return true
  } catch {
    return false
  }
}

/** Removes the Arabic of every text. A translator to Arabic may not change the rest. */
function withoutArabic(value: unknown): unknown {
  if (isLocalized(value)) return { en: value.en }
  if (Array.isArray(value)) return value.map(withoutArabic)
  if (!isDictionary(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutArabic(part)]))
}

describe('a translator to Arabic', () => {
  test('may change the Arabic of every text', () => {
    fc.assert(
      fc.property(anyContent, anyText, (content, { ar = 'x' }) => {
        const edits = pathsOfTexts(content).map((path) => ({ path, value: { ar } }))
        const after = apply(content, edits)
        expect(isAccepted(content, after)).toBe(true)
      }),
    )
  })

  test('may change nothing else, whatever else changed with it', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        for (const changed of [after, ...diff(before, after).map((edit) => apply(before, [edit]))]) {
          if (isAccepted(before, changed)) expect(withoutArabic(changed)).toEqual(withoutArabic(before))
        }
      }),
    )
  })
})

function pathsOfTexts(content: unknown): string[][] {
  const blank = withoutTexts(content)
  return diff(blank, content).flatMap((edit) => (!isListEdit(edit) && isLocalized(edit.value) ? [edit.path] : []))
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (!isDictionary(value) || isLocalized(value)) return value
  const parts = Object.entries(value).filter(([, part]) => !isLocalized(part))
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutTexts(part)]))
}

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

  test('stores the Arabic of an item, alone and within its block, and refuses its day', async () => {
    const { addBlock, call } = await start()
    const { id } = await addBlock('RESOURCES', { ...head, posts: [post('a')] }, 'resources')
    const item = `/blocks/${id}/items/a`
    const arabic = { title: { en: 'a', ar: 'ألف' } }
    expect((await call('PUT', item, { content: post('a', arabic) })).status).toBe(200)
    expect(await call('PUT', item, { content: post('a', { ...arabic, day: '2026-01-01' }) })).toMatchObject(
      refusal('day'),
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
    expect(await save({ ...searched, searchTitle: { en: 'Mine', ar: 'للبحث' } })).toMatchObject(
      refusal('searchTitle.en'),
    )
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
      body: { errors: [{ path: 'content.tabs.plan.title.en' }] },
    })
    expect((await ask('POST', '/restore', english, asTranslator)).status).toBe(403)
  })
})

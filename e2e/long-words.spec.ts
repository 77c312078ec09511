import type { APIRequestContext } from '@playwright/test'
import type { Block } from '#api/pages.ts'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { localizeHref } from '#content/address.ts'
import { isDictionary } from '#content/json.ts'
import { locales } from '#content/locale.ts'
import { pageKeys } from '#content/page-keys.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { elementShape, type Shape } from '#content/shape.ts'
import { admin } from './helpers/admin-account.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'
import { layouts } from './helpers/routes.ts'

const site = isolatedSite()

/** Words without a place for a line break: they are joined by hard spaces, or are an address of 236 letters. */
const address = `https://learn.example/${'course_catalogue_'.repeat(13).slice(0, 214)}`
const text = {
  en: `${'Learning platforms your people really come back to again'.replaceAll(' ', '\u00A0')} ${address}`,
  ar: `${'منصّات تعلّم يعود إليها موظفوكم مرة بعد مرة كل يوم'.replaceAll(' ', '\u00A0')} ${address}`,
}
const asRich = (words: string) => `<p>${words}</p><ul><li>${words}</li></ul>`
const rich = { en: asRich(text.en), ar: asRich(text.ar) }

test('no page scrolls sideways, whatever words are in every field of every block', async ({ page, request }) => {
  test.setTimeout(180_000)
  await fillEverything(request)
  const widths: { [path: string]: number } = {}
  for (const path of layouts.flatMap(({ path }) => locales.map((locale) => localizeHref(path, locale)))) {
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
    for (const allowed of [360, 1440]) {
      await page.setViewportSize({ width: allowed, height: 740 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > allowed) widths[`${path} at ${allowed}`] = width
    }
  }
  expect(widths).toEqual({})
})

/** Puts the words into every text of every block and item, also into texts that are empty in the start content. */
async function fillEverything(request: APIRequestContext) {
  const api = `${site.origin}/api/v1`
  const { access_token } = await (await request.post(`${api}/auth/login`, { data: admin })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const types = new Set<string>()
  for (const slug of pageKeys) {
    const blocks: Block[] = await (await request.get(`${api}/pages/${slug}`, { headers })).json()
    for (const { id, block_type: type, content } of blocks) {
      types.add(type)
      const { content: schema, collection }: BlockDefinition = catalogue[type as BlockType]
      const filled = fill(shapeOf(schema), content) as { [key: string]: unknown }
      if (collection) {
        const { key, item } = collection
        filled[key] = (filled[key] as unknown[]).map((each) => fill(shapeOf(item), each))
      }
      const answer = await request.put(`${api}/pages/blocks/${id}`, { headers, data: { type, content: filled } })
      expect(answer.status(), `${slug} ${type}`).toBe(200)
    }
  }
  expect([...types].sort()).toEqual(Object.keys(catalogue).sort())
}

function fill(shape: Shape, value: unknown): unknown {
  if (shape.derivedFrom || shape.isSetting) return value
  if (shape.type === 'text') return text
  if (shape.type === 'rich') return rich
  if (shape.type === 'array') return Array.isArray(value) ? value.map((part) => fill(shape.element, part)) : value
  if (!isDictionary(value)) return value
  const parts = { ...value }
  const fields = shape.type === 'object' ? Object.keys(shape.fields) : Object.keys(parts)
  for (const key of fields) {
    const part = shape.type === 'object' ? shape.fields[key] : shape.type === 'record' && elementShape(shape, key)
    const filled = part ? fill(part, parts[key]) : undefined
    if (filled !== undefined) parts[key] = filled
  }
  return parts
}

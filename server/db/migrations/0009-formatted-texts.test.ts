import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { formattedTexts } from './0009-formatted-texts.ts'

const plain = { en: 'R&D: 5 < 6 and <y>', ar: 'نص' }
const html = { en: 'R&amp;D: 5 &lt; 6 and &lt;y&gt;', ar: 'نص' }

describeEachDialect('plain texts from before they could be formatted', (open) => {
  test('become equivalent HTML in blocks, items and revisions, and titles stay plain', async () => {
    const db = await open()
    const { addBlock, app, get, token } = await startSite(db)
    const title = { title: plain }
    const content = (text: object) => ({
      HERO: { ...title, subtitle: text },
      LOGO_WALL: { groups: [{ id: 'a', ...title, logos: [{ id: 'b', name: plain, description: text }] }] },
      TEXT: { content: { ...title, useTitle: plain, use: text } },
      GALLERY: { ...title, stories: [{ id: 'a', ...title, quote: text, detailContent: { intro: text } }] },
    })
    for (const [type, blank] of Object.entries(content({ en: 'x' }))) await addBlock(type, blank)
    for (const [type, { stories, ...old }] of Object.entries<Record<string, unknown>>(content(plain))) {
      await db.updateTable('blocks').set({ content: old }).where('block_type', '=', type).execute()
      await db.updateTable('revisions').set({ content: old }).where('block_type', '=', type).execute()
      const [story] = (stories ?? []) as Record<string, unknown>[]
      if (story) await db.updateTable('items').set({ content: story }).execute()
    }
    for (let runs = 0; runs < 2; runs++) await formattedTexts.up(db as never)
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await get('/home', headers)
    expect(Object.fromEntries(body.map((block: Record<string, unknown>) => [block.block_type, block.content]))).toEqual(
      content(html),
    )
    const past = await db.selectFrom('revisions').select('content').where('block_type', '=', 'HERO').execute()
    expect(past).toEqual([{ content: content(html).HERO }])
    expect((await app.inject('/api/v1/pages/home')).statusCode).toBe(200)
  })
})

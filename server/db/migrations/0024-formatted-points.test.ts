import { expect, test } from 'vitest'
import type { Content } from '#server/db/schema.ts'
import { startReleases } from '#server/releases/testing/start-releases.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { formattedPoints } from './0024-formatted-points.ts'

const content = (en: string) => ({ title: { en: 'R&D' }, points: [{ id: 'a', text: { en, ar: 'نص' } }] })
const [plain, html] = [content('R&D <y>'), content('R&amp;D &lt;y&gt;')]

describeEachDialect('plain points from before they could be formatted', (open) => {
  test('become equivalent HTML in blocks, revisions and releases', async () => {
    const { addBlock, db, inRelease } = await startReleases(open)
    const { id } = await addBlock('IMAGE_TEXT', content('x'))
    await inRelease.put(`/pages/blocks/${id}`, { type: 'IMAGE_TEXT', content: content('y') })
    const state = (of: Content) => ({ position: 1, content: of })
    await db.updateTable('blocks').set({ content: plain }).execute()
    await db.updateTable('revisions').set({ content: plain }).where('block_id', '=', id).execute()
    await db
      .updateTable('release_documents')
      .set({ base_content: state(plain), wanted_content: state(plain) })
      .execute()
    for (let runs = 0; runs < 2; runs++) await formattedPoints.up(db as never)
    expect((await db.selectFrom('blocks').select('content').execute())[0]).toEqual({ content: html })
    const past = await db.selectFrom('revisions').select('content').where('block_id', '=', id).execute()
    expect(past).toEqual([{ content: html }])
    expect((await db.selectFrom('release_documents').select(['base_content', 'wanted_content']).execute())[0]).toEqual({
      base_content: state(html),
      wanted_content: state(html),
    })
  })
})

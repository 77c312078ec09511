import { expect, test } from 'vitest'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startReleases } from './testing/start-releases.ts'

const refused = { status: 403, body: { type: 'urn:problem:not-allowed' } }
const key = { block_id: 'page:site', item_id: null }

/** Starts a site with a release, and calls of an editor and a translator. */
async function start(open: OpenDatabase) {
  const site = await startReleases(open)
  const [editor, translator] = [await site.tokenOf('editor'), await site.tokenOf('translator', ['ar'])]
  return { ...site, asEditor: site.calls(undefined, editor), asTranslator: site.calls(undefined, translator) }
}

describeEachDialect('a release with settings of the site', (open) => {
  test('is published, scheduled, rolled back and decided only by those who may change these', async () => {
    const { inRelease, live, asEditor, asTranslator, url } = await start(open)
    await live.patch('/site', { brand: { en: 'Old' } })
    await inRelease.patch('/site', { brand: { en: 'Prepared' }, enquiry_recipients: ['secret@example.com'] })
    await live.patch('/site', { brand: { en: 'Live' } })
    const before = (await live.get('/site')).body
    const at = new Date(Date.now() + 86_400_000).toISOString()
    for (const body of [{}, { at }]) expect(await asEditor.post(`${url}/publish`, body)).toMatchObject(refused)
    expect(await asEditor.post(`${url}/resolve`, { ...key, keep: 'release' })).toMatchObject(refused)
    expect(await asEditor.post(`${url}/leave-out`, key)).toMatchObject(refused)
    for (const calls of [asEditor, asTranslator]) {
      const { body } = await calls.get(url)
      expect(body.items).toMatchObject([{ block_id: 'page:site', differences: [], conflicts: [] }])
      expect(JSON.stringify(body)).not.toMatch(/secret|Prepared/)
    }
    expect((await live.get('/site')).body).toEqual(before)
    expect((await live.post(`${url}/resolve`, { ...key, keep: 'release' })).status).toBe(200)
    expect((await live.post(`${url}/publish`)).status).toBe(200)
    for (const force of [false, true]) expect(await asEditor.post(`${url}/rollback`, { force })).toMatchObject(refused)
    await live.patch('/site', { brand: { en: 'Again' } })
    expect(await asEditor.post(`${url}/rollback`)).toMatchObject(refused)
    expect((await live.get('/site')).body).toMatchObject({ brand: { en: 'Again' } })
    expect((await live.post(`${url}/rollback`, { force: true })).status).toBe(200)
  })
})

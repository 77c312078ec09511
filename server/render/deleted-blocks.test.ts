import { expect, test } from 'vitest'
import { detailPages } from '#content/detail-pages.ts'
import { routeTable } from '#content/pages.ts'
import { startFolder, startPages } from '#seed/testing/start-content.ts'
import { importContent } from '#server/content-folder/import.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { createBackend } from './backend.ts'
import { pageRenderer } from './testing/page-renderer.ts'

type Block = { id: string; block_type: string; order: number; content: { [key: string]: { id: string }[] } }

const site = { brand: 'Brand', url: 'http://localhost:3000', apiBase: '/api', contactEmail: 'info@example.com' }

async function startFilled(open: OpenDatabase) {
  const db = await open()
  const running = await startSite(db)
  await db.deleteFrom('pages').execute()
  await importContent(running, startFolder, false)
  const backend = () => createBackend(pagesReader(db), site, running.app.log).backend
  const own = async (slug: string): Promise<Block[]> => (await running.get(`/${slug}`)).body
  return { ...running, backend, own }
}

/** The page itself, and the pages that show blocks or items of it. */
const showing = (slug: string) =>
  routeTable.filter(({ key, sharedBlocks = [], itemSources = [] }) =>
    [key, ...[...sharedBlocks, ...itemSources].map(({ page }) => page)].includes(slug),
  )

describeEachDialect('a page with a deleted block', (open) => {
  test('is rendered or reports the missing part, and accepts the block again', { timeout: 60_000 }, async () => {
    const { backend, own, delete: remove, post } = await startFilled(open)
    const notFound: string[] = []
    for (const { slug } of startPages) {
      for (const { id, block_type, order, content } of await own(slug)) {
        await remove(`/blocks/${id}`)
        const left = (await own(slug)).map((block) => block.id)
        for (const { key, path } of showing(slug)) {
          for (const address of [path, `${path}?edit=true`]) {
            const answer = await pageRenderer.render(new Request(site.url + address), backend())
            if (answer.status !== 200) notFound.push(`${address} without ${block_type}: ${answer.status}`)
            const { blocks } = (await answer.json()) as { blocks: { id: string; page: string }[] }
            const shown = blocks.flatMap((block) => (block.page === slug ? [block.id] : []))
            if (key === slug) expect(shown, address).toEqual(left)
          }
        }
        for (const detail of detailPages.filter(({ page, template }) => [page, template].includes(slug))) {
          await expect(backend().readDetail(detail, 'nothing', 'en')).resolves.toBeNull()
        }
        await expect(backend().readFrame('ar')).resolves.toBeDefined()
        expect((await post(`/${slug}/blocks`, { block_type, content, order })).status).toBe(201)
      }
    }
    // Without its TEXT block, the specification wants this page to say 'Privacy Policy content not found!'.
    expect(notFound).toEqual(['/privacy-policy without TEXT: 404', '/privacy-policy?edit=true without TEXT: 404'])
  })
})

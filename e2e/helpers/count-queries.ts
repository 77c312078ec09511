import type { KyselyPlugin } from 'kysely'
import { currentBuild } from '#scripts/build.mjs'
import { openDatabase } from '#server/db/open.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { createBackend } from '#server/render/backend.ts'
import { loadBuild } from '#server/render/load-build.ts'
import { createPageCache } from '#server/render/page-cache.ts'

/** Renders a page from the database of a running site, as the server does. Returns the number of SQL queries. */
export async function countQueries(
  { origin, dataDir }: { origin: string; dataDir: string },
  address: string,
): Promise<number> {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = openDatabase({ dataDir, mustExist: true })
  try {
    const site = { brand: 'iLearn', url: origin, apiBase: '/api', contactEmail: 'info@example.com' }
    // The addresses do not count, because the server caches them until settings or redirects change.
    const cache = createPageCache({ maxBytes: 1e6 })
    const reader = pagesReader(db.withPlugin(counter), { cache, isPublic: true })
    await reader.addresses()
    queries = 0
    const { backend } = createBackend(reader, site, console as never)
    const answer = await (await loadBuild(currentBuild())).render(new Request(origin + address), backend)
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    return queries
  } finally {
    await db.destroy()
  }
}

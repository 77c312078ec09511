import { randomUUID } from 'node:crypto'
import { openNotices } from '#server/db/notices.ts'
import type { Db } from '#server/db/schema.ts'
import type { OnChange } from './change.ts'

type Watched = { onChange: OnChange; close: () => Promise<void> }

type Needs = {
  db: Db
  /** Without a PostgreSQL this process is the only one. */
  databaseUrl: string | undefined
  /** Forgets what was made of a page. */
  drop: (slug: string) => void
  checkEveryMs?: number
}

/**
 * Keeps several processes on one PostgreSQL from showing old pages: each tells the others of its changes before it
 * answers them, and compares the pages' versions every two seconds, for a notice may be missed.
 */
export function watchPages({ db, databaseUrl, drop, checkEveryMs = 2_000 }: Needs): Watched {
  if (!databaseUrl) return { onChange: drop, close: async () => {} }
  const self = randomUUID()
  /** The newest version of each page that `drop` was called for; the first look forgets every page once. */
  const known = new Map<string, number>()

  function note(slug: string, version: number) {
    if ((known.get(slug) ?? 0) >= version) return
    known.set(slug, version)
    drop(slug)
  }
  const notices = openNotices(databaseUrl, 'pages', (text) => {
    const { from, slug, version } = JSON.parse(text)
    if (from !== self) note(slug, version)
  })

  async function check() {
    const pages = await db.selectFrom('pages').select(['slug', 'version']).execute()
    for (const { slug, version } of pages) note(slug, version)
  }
  // A database that is away is looked at again the next time.
  const checking = setInterval(() => check().catch(() => {}), checkEveryMs).unref()

  return {
    async onChange(slug, version) {
      note(slug, version)
      await notices.tell(JSON.stringify({ from: self, slug, version }))
    },
    async close() {
      clearInterval(checking)
      await notices.close()
    },
  }
}

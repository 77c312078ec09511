import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openPubSub } from '#server/db/pub-sub.ts'
import type { Db } from '#server/db/schema.ts'
import type { OnChange } from './change.ts'

type Watched = { onChange: OnChange; close: () => Promise<void> }

type Deps = {
  db: Db
  /** Without a PostgreSQL this process is the only one. */
  databaseUrl: string | undefined
  /** Forgets what was made of a page. */
  drop: (slug: string) => void
  checkEveryMs?: number
}

const messageSchema = z.object({ from: z.string(), slug: z.string(), version: z.int() })

/** Undefined for what is none of ours: whoever uses the database can notify the channel. */
function readMessage(text: string) {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Keeps several processes on one PostgreSQL from showing old pages: each tells the others of its changes before it
 * answers them, and compares the pages' versions every two seconds, for a notice may be missed.
 */
export function watchPages({ db, databaseUrl, drop, checkEveryMs = 2_000 }: Deps): Watched {
  if (!databaseUrl) return { onChange: drop, close: async () => {} }
  const self = randomUUID()
  /** The newest version of each page that `drop` was called for; the first look forgets every page once. */
  const known = new Map<string, number>()

  function note(slug: string, version: number) {
    if ((known.get(slug) ?? 0) >= version) return
    known.set(slug, version)
    drop(slug)
  }
  const pubSub = openPubSub(databaseUrl, 'pages', (text) => {
    const message = readMessage(text)
    if (message && message.from !== self) note(message.slug, message.version)
  })

  let isLooking = false
  async function check() {
    // While the database hangs, looks would take up all connections to it, and all memory in the end.
    if (isLooking) return
    isLooking = true
    try {
      const pages = await db.selectFrom('pages').select(['slug', 'version']).execute()
      for (const { slug, version } of pages) note(slug, version)
    } finally {
      isLooking = false
    }
  }
  // A database that is away is looked at again the next time.
  const checking = setInterval(() => check().catch(() => {}), checkEveryMs).unref()

  return {
    async onChange(slug, version) {
      note(slug, version)
      await pubSub.publish(JSON.stringify({ from: self, slug, version }))
    },
    async close() {
      clearInterval(checking)
      await pubSub.close()
    },
  }
}

import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openPubSub } from '#server/db/pub-sub.ts'
import type { Db } from '#server/db/schema.ts'
import type { OnChange } from './change-pages.ts'

type Watched = { onChange: OnChange; close: () => Promise<void> }

type Deps = {
  db: Db
  /** Undefined with SQLite, which only one process can use. */
  databaseUrl: string | undefined
  drop: (slug: string) => void
  checkEveryMs?: number
}

const messageSchema = z.object({ from: z.string(), slug: z.string(), version: z.int() })

/** Undefined for another format: any client of the database can send to the channel. */
function readMessage(text: string) {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Needed by several processes with one PostgreSQL. Each publishes a change before it answers the save, and polls all
 * versions every two seconds, because a message may be missed.
 */
export function watchPages({ db, databaseUrl, drop, checkEveryMs = 2_000 }: Deps): Watched {
  if (!databaseUrl) return { onChange: drop, close: async () => {} }
  const self = randomUUID()
  /** The version of each page at the last call of `drop`. Empty at first, so the first poll drops every page. */
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
    // While the database does not respond, further polls would use up all connections and finally all memory.
    if (isLooking) return
    isLooking = true
    try {
      const pages = await db.selectFrom('pages').select(['slug', 'version']).execute()
      for (const { slug, version } of pages) note(slug, version)
    } finally {
      isLooking = false
    }
  }
  // Errors are ignored: the next poll tries again.
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

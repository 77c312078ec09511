import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { siteKey } from '#content/page-keys.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { folderWith, openContentSite } from './testing/content-site.ts'

/** A folder with two pages that differ for each address of the first one. */
const folderAt = (path: string) =>
  folderWith({
    'pages/about.json': { slug: 'about', blocks: [], settings: { name: { en: 'About' }, path: { en: path } } },
    'pages/home.json': { slug: 'home', blocks: [{ order: 1, block_type: 'CTA', content: { title: { en: path } } }] },
  })

describeEachDialect('an import', (open, dialect) => {
  // SQLite has no locks on rows.
  test.runIf(dialect === 'PostgreSQL')('locks its pages before the site, like a change of settings', async () => {
    const { db, ...site } = await openContentSite(await open())
    await site.import(await folderAt('/company'))
    const folder = await folderAt('/firm')
    const started = await db.transaction().execute(async (other) => {
      await other.updateTable('pages').set({ version: 9 }).where('slug', '=', 'home').execute()
      const importing = site.import(folder, true)
      const waiting = sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
      const ofSite = other.selectFrom('pages').select('slug').where('slug', '=', siteKey)
      await ofSite.forUpdate().noWait().executeTakeFirstOrThrow()
      return { importing }
    })
    expect(await started.importing).toMatchObject({ changed: ['about', 'home'] })
  })
})

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Content, Database } from '../schema.ts'

/** The e-mail address of the start content. It does not become a setting, because nobody entered it. */
const placeholder = 'info@example.com'

/**
 * Moves the e-mail address and the social links of the footer into the settings of the site. They are also removed from
 * the footer's revisions, because a revert compares the current content with them.
 */
export const siteSettings: Migration = {
  async up(db: Kysely<never>) {
    const all = db as unknown as Kysely<Database>
    const footers = await all.selectFrom('blocks').select(['id', 'content']).where('page_slug', '=', 'footer').execute()
    for (const { id, content } of footers) {
      const { email, socialLinks, ...rest } = content
      if (email === undefined && socialLinks === undefined) continue
      await storeSettings(all, settingsFrom(email, socialLinks))
      await all.updateTable('blocks').set({ content: rest }).where('id', '=', id).execute()
    }
    const past = await all
      .selectFrom('revisions')
      .select(['id', 'content'])
      .where('page_slug', '=', 'footer')
      .where('item_id', 'is', null)
      .execute()
    for (const { id, content } of past) {
      const { email: _, socialLinks: __, ...rest } = content
      await all.updateTable('revisions').set({ content: rest }).where('id', '=', id).execute()
    }
  },
}

type Text = { en?: unknown; ar?: unknown }
type Link = { id?: unknown; label?: Text; path?: unknown }

function settingsFrom(email: unknown, links: unknown): Content {
  const { en, ar } = (email ?? {}) as Text
  const address = [en, ar].map((text) => String(text ?? '').trim()).find((text) => /^[^\s@]+@[^\s@]+\.\w+$/.test(text))
  const social_links = (Array.isArray(links) ? (links as Link[]) : []).flatMap(({ id, label, path }) => {
    const url = String(path).replace(/^http:/, 'https:')
    const [english, arabic] = [label?.en, label?.ar].map((text) => String(text ?? '').slice(0, 80))
    const name = english?.trim() || arabic?.trim()
    return /^https:\/\/[^\s<>"]+$/.test(url) && URL.canParse(url) && name
      ? [{ id, label: { en: name, ...(arabic && { ar: arabic }) }, url }]
      : []
  })
  return {
    ...(address && address !== placeholder && { email: address }),
    ...(social_links.length > 0 && { social_links }),
  }
}

/** Stores the settings of the site with their first revision, unless the site has settings already. */
async function storeSettings(db: Kysely<Database>, content: Content) {
  if (Object.keys(content).length === 0) return
  const created_at = new Date().toISOString()
  await db
    .insertInto('pages')
    .values({ slug: 'site', version: 0, updated_at: created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await db
    .updateTable('pages')
    .set((eb) => ({ content, content_version: 1, version: eb('version', '+', 1) }))
    .where('slug', '=', 'site')
    .where('content_version', '=', 0)
    .returning('version')
    .executeTakeFirst()
  if (!stored) return
  await db
    .insertInto('revisions')
    .values({
      id: randomUUID(),
      block_id: 'page:site',
      block_type: 'PAGE',
      page_slug: 'site',
      item_id: null,
      position: 0,
      content,
      version: 1,
      block_version: 1,
      action: 'update',
      page_version: stored.version,
      reverts: null,
      author_id: null,
      created_at,
      removes: null,
    })
    .execute()
}

import type { FastifyBaseLogger } from 'fastify'
import { dueAt, takeDue } from '#content/visibility-times.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { notFound, SiteError } from '#server/errors.ts'
import { type Author, blockChanges, changes, NothingToDo, type OnChange } from '#server/pages/change-pages.ts'
import { saveItem } from '#server/pages/items.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import { changeSettings } from '#server/pages/settings.ts'

/** Makes ordinary changes in the name of whoever changed the page or item last. */
export async function showAndHideDue(db: Db, onChange: OnChange, log: FastifyBaseLogger): Promise<void> {
  const now = new Date().toISOString()
  const items = await db.selectFrom('items').select(['block_id', 'id', 'content']).where('due_at', '<=', now).execute()
  for (const { block_id, id, content } of items) {
    await attempt(
      () => changeItem(db, onChange, block_id, id, now),
      () =>
        db
          .updateTable('items')
          .set({ due_at: nextTime(content, now) })
          .where('block_id', '=', block_id)
          .where('id', '=', id)
          .where('due_at', '<=', now)
          .execute(),
      log,
    )
  }
  const pages = await db.selectFrom('pages').select(['slug', 'content']).where('due_at', '<=', now).execute()
  for (const { slug, content } of pages) {
    await attempt(
      () => changePage(db, onChange, slug, now),
      () =>
        db
          .updateTable('pages')
          .set({ due_at: nextTime(content, now) })
          .where('slug', '=', slug)
          .where('due_at', '<=', now)
          .execute(),
      log,
    )
  }
}

const nextTime = (content: Content | null, now: string) => dueAt(takeDue(content ?? {}, now).rest)

async function changeItem(db: Db, onChange: OnChange, block_id: string, id: string, now: string): Promise<void> {
  const author = await lastAuthor(db, block_id, id)
  await blockChanges(db, onChange)(block_id, author, async (context, block) => {
    const row = await context.items.find(block_id, id)
    const { isShown, rest } = takeDue(row?.content ?? {}, now)
    if (isShown === undefined) throw new NothingToDo()
    const { draft: _, ...shown } = rest as { draft?: boolean }
    await saveItem(context, block, id, { content: isShown ? shown : { ...shown, draft: true } })
  })
}

async function changePage(db: Db, onChange: OnChange, slug: string, now: string): Promise<void> {
  const author = await lastAuthor(db, settingsId(slug), null)
  const lock: Parameters<ReturnType<typeof changes>>[1] = (pages, at) => pages.lockPage(slug, at)
  await changes(db, onChange)(author, lock, notFound('PAGE_NOT_FOUND'), async (context) => {
    const { content } = (await context.pages.findSettings(slug)) ?? {}
    const { isShown, rest } = takeDue(content ?? {}, now)
    if (isShown === undefined) throw new NothingToDo()
    const { shows_at = null, hides_at = null } = rest as { shows_at?: string; hides_at?: string }
    await changeSettings(context, slug, { state: isShown ? 'public' : 'hidden', shows_at, hides_at })
  })
}

async function lastAuthor(db: Db, block_id: string, item_id: string | null): Promise<Author> {
  const revision = await db
    .selectFrom('revisions')
    .select('author_id')
    .where('block_id', '=', block_id)
    .where('item_id', item_id === null ? 'is' : '=', item_id)
    .orderBy('block_version', 'desc')
    .executeTakeFirst()
  // The account is only named as the author: it was permitted the change when it set the time.
  return revision?.author_id ? { id: revision.author_id, role: 'editor', locales: null } : null
}

/** Calls `giveUp` if nothing is left to do or the rules of the site refuse it. Otherwise the next poll tries again. */
async function attempt(work: () => Promise<void>, giveUp: () => Promise<unknown>, log: FastifyBaseLogger) {
  try {
    await work()
  } catch (error) {
    if (error instanceof NothingToDo) return void (await giveUp())
    log.warn(error, 'something could not be shown or hidden at its time')
    if (error instanceof SiteError && error.statusCode < 500) await giveUp()
  }
}

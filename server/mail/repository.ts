import { randomUUID } from 'node:crypto'
import type { Mail } from '#api/unsent-mails.ts'
import type { Executor } from '#server/db/schema.ts'
import type { MailContent } from './mailer.ts'

export type QueuedMail = { id: string; content: MailContent; attempts: number }

const day = 24 * 60 * 60_000
const keptFor = 30 * day
/** Milliseconds for which no other process sends it; more than the timeout of a delivery (transports.ts). */
const claimedFor = 90_000

/** `due_at` is the time of the next attempt; null if there is none. */
export function mailsRepository(db: Executor) {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  async function insert(mail: Omit<QueuedMail, 'id'> & { due_at: string }): Promise<QueuedMail> {
    const row = { id: randomUUID(), ...mail, created_at: at(Date.now()) }
    await db.insertInto('outgoing_mails').values(row).execute()
    return row
  }

  return {
    /** Adds a mail and claims it for the caller. Also deletes mails older than 30 days. */
    async add(content: MailContent): Promise<QueuedMail> {
      const now = Date.now()
      await db
        .deleteFrom('outgoing_mails')
        .where('created_at', '<', at(now - keptFor))
        .execute()
      return insert({ content, attempts: 1, due_at: at(now + claimedFor) })
    },

    /** Adds a mail that is due, in the transaction of what it is about. */
    queue: (content: MailContent): Promise<QueuedMail> => insert({ content, attempts: 0, due_at: at(Date.now()) }),

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom('outgoing_mails')
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    async due(): Promise<string[]> {
      const rows = await db.selectFrom('outgoing_mails').select('id').where('due_at', '<=', at(Date.now())).execute()
      return rows.map(({ id }) => id)
    },

    /** Claims a due mail. In one statement, so that only one of two processes gets the mail. */
    async claim(id: string): Promise<QueuedMail | undefined> {
      const now = Date.now()
      const row = await db
        .updateTable('outgoing_mails')
        .set(({ eb }) => ({ due_at: at(now + claimedFor), attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('due_at', '<=', at(now))
        .returning(['content', 'attempts'])
        .executeTakeFirst()
      return row && { id, content: row.content, attempts: row.attempts }
    },

    /** Claims a mail that has failed, even if it is not due, and resets its attempts. */
    async claimAgain(id: string): Promise<QueuedMail | undefined> {
      const row = await db
        .updateTable('outgoing_mails')
        .set({ due_at: at(Date.now() + claimedFor), attempts: 1 })
        .where('id', '=', id)
        .where('error', 'is not', null)
        .returning('content')
        .executeTakeFirst()
      return row && { id, content: row.content, attempts: 1 }
    },

    /** `pause` is the time in milliseconds until the next attempt; undefined for no further attempt. */
    async fail(id: string, error: string, pause: number | undefined): Promise<void> {
      const due_at = pause === undefined ? null : at(Date.now() + pause)
      await db.updateTable('outgoing_mails').set({ error, due_at }).where('id', '=', id).execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('outgoing_mails').where('id', '=', id).execute()
    },

    /** The newest 100, without their texts, which may contain a link that gives access to an account. */
    async failed(defaultTo: string): Promise<Mail[]> {
      const rows = await db
        .selectFrom('outgoing_mails')
        .selectAll()
        .where('error', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(100)
        .execute()
      return rows.map(({ id, content: { to = defaultTo, subject }, error, due_at, created_at }) => {
        const state = due_at === null ? ('failed' as const) : ('waiting' as const)
        return { id, to, subject, state, error: error ?? '', created_at }
      })
    },
  }
}

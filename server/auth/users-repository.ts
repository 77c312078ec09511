import { randomUUID } from 'node:crypto'
import type { Locale } from '#content/locale.ts'
import type { Executor, Role, UsersTable } from '#server/db/schema.ts'

export type User = {
  id: string
  email: string
  name: string | null
  role: Role
}
export type NewUser = {
  email: string
  name?: string | undefined
  passwordHash: string
  /** Set for an invited user who has not chosen a password yet. */
  invitedAt?: string
  locale?: Locale
}
/** A user as other administrators see them. */
export type Member = Pick<UsersTable, 'id' | 'email' | 'name' | 'role' | 'created_at' | 'invited_at' | 'locale'>

const shown = ['id', 'email', 'name', 'role'] as const
const ofMembers = [...shown, 'created_at', 'invited_at', 'locale'] as const

/** The users who may sign in. E-mail addresses are stored in lower case, which makes comparisons case-insensitive. */
export function usersRepository(db: Executor) {
  const insert = (user: NewUser, founder: 1 | null): Promise<User | undefined> =>
    db
      .insertInto('users')
      .values({
        id: randomUUID(),
        email: user.email.toLowerCase(),
        name: user.name ?? null,
        role: 'admin',
        password_hash: user.passwordHash,
        invited_at: user.invitedAt ?? null,
        locale: user.locale ?? null,
        founder,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(shown)
      .executeTakeFirst()

  const isEmpty = async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

  return {
    isEmpty,

    /** Adds the first administrator; undefined if there is a user, even if that user was added at the same moment. */
    createFirst: async (user: NewUser): Promise<User | undefined> => ((await isEmpty()) ? insert(user, 1) : undefined),

    /** Adds an administrator; undefined if the e-mail address is taken. */
    create: (user: NewUser): Promise<User | undefined> => insert(user, null),

    find: (id: string): Promise<User | undefined> =>
      db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst(),

    /** The user of an access token; undefined if the session has ended. */
    findInSession: (id: string, session: string): Promise<User | undefined> =>
      db
        .selectFrom('users')
        .select(shown)
        .where('id', '=', id)
        .where(({ and, exists, not, selectFrom }) => {
          const tokens = selectFrom('refresh_tokens')
            .select('refresh_tokens.id')
            .where('family', '=', session)
            .whereRef('user_id', '=', 'users.id')
          return and([exists(tokens), not(exists(tokens.where('revoked_at', 'is not', null)))])
        })
        .executeTakeFirst(),

    list: (): Promise<Member[]> =>
      db.selectFrom('users').select(ofMembers).orderBy('created_at').orderBy('id').execute(),

    findMember: (email: string): Promise<Member | undefined> =>
      db.selectFrom('users').select(ofMembers).where('email', '=', email.toLowerCase()).executeTakeFirst(),

    async setLocale(id: string, locale: Locale): Promise<void> {
      await db.updateTable('users').set({ locale }).where('id', '=', id).execute()
    },

    rename: (id: string, name: string): Promise<Member | undefined> =>
      db.updateTable('users').set({ name }).where('id', '=', id).returning(ofMembers).executeTakeFirst(),

    /**
     * Removes a user with all sessions, in a transaction, if `by` is another user who still exists. If two users remove
     * each other concurrently, the second removal finds its author gone, so one user always remains.
     */
    async remove(id: string, by: string): Promise<Member | undefined> {
      await db
        .updateTable('users')
        .set((eb) => ({ role: eb.ref('role') }))
        .execute()
      const removed = await db
        .deleteFrom('users')
        .where('id', '=', id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('users as other').select('other.id').where('other.id', '=', by).where('other.id', '!=', id),
          ),
        )
        .returning(ofMembers)
        .executeTakeFirst()
      if (removed) await db.insertInto('removed_users').values({ id }).execute()
      return removed
    },

    /**
     * Locks the user row against removal and password changes until the transaction ends; false if there is no such
     * user. Must precede any change of the user's tokens: a transaction that locked the tokens first would deadlock
     * with one that removes the user.
     */
    async lock(id: string): Promise<boolean> {
      const held = await db
        .updateTable('users')
        .set((eb) => ({ role: eb.ref('role') }))
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return held !== undefined
    },

    /** Whether this is still the user's password hash; locks the row until the transaction ends. */
    async lockPassword(id: string, passwordHash: string): Promise<boolean> {
      const held = await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .returning('id')
        .executeTakeFirst()
      return held !== undefined
    },

    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash, password_changed_at: new Date().toISOString(), invited_at: null })
        .where('id', '=', id)
        .execute()
    },

    async findWithPassword(email: string): Promise<{ user: User; passwordHash: string } | undefined> {
      const row = await db
        .selectFrom('users')
        .select([...shown, 'password_hash'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst()
      if (!row) return undefined
      const { password_hash: passwordHash, ...user } = row
      return { user, passwordHash }
    },
  }
}

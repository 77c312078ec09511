import { randomUUID } from 'node:crypto'
import type { Role } from '#api/permissions.ts'
import { locales as allLocales, type Locale } from '#content/locale.ts'
import type { UsersTable } from '#server/db/account-tables.ts'
import { canLockRows } from '#server/db/dialect.ts'
import type { Executor } from '#server/db/schema.ts'

export type User = {
  id: string
  email: string
  name: string | null
  role: Role
  /** Null for every role but translator. */
  locales: Locale[] | null
}
export type Assignment = { role: Role; locales?: Locale[] | null | undefined }
export type NewUser = {
  email: string
  name?: string | undefined
  passwordHash: string
  as?: Assignment
  /** Set for an invited user who has not chosen a password yet. */
  invitedAt?: string
  locale?: Locale
}
export type Member = User & Pick<UsersTable, 'created_at' | 'invited_at' | 'locale'> & { has_two_factor: boolean }

const shown = ['id', 'email', 'name', 'role', 'locales'] as const
const ofMembers = [...shown, 'created_at', 'invited_at', 'locale'] as const

/** Null for every role but translator. A translator without languages may change nothing. */
function withLocales<Row extends Pick<UsersTable, 'role' | 'locales'>>({ locales, ...row }: Row) {
  const named = locales?.split(',') ?? []
  return { ...row, locales: row.role === 'translator' ? allLocales.filter((each) => named.includes(each)) : null }
}

/** SQLite has no booleans. */
const toMember = <Row extends Pick<UsersTable, 'role' | 'locales'> & { has_two_factor: unknown }>(row: Row) => ({
  ...withLocales(row),
  has_two_factor: Boolean(row.has_two_factor),
})

const columnsOf = ({ role, locales }: Assignment) => ({
  role,
  locales: role === 'translator' ? (locales ?? []).join(',') : null,
})

/** Addresses are stored in lower case, which makes comparisons case-insensitive. */
export function usersRepository(db: Executor) {
  const insert = async (user: NewUser, founder: 1 | null): Promise<User | undefined> => {
    const row = await db
      .insertInto('users')
      .values({
        id: randomUUID(),
        email: user.email.toLowerCase(),
        name: user.name ?? null,
        ...columnsOf(user.as ?? { role: 'admin' }),
        password_hash: user.passwordHash,
        invited_at: user.invitedAt ?? null,
        locale: user.locale ?? null,
        founder,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(shown)
      .executeTakeFirst()
    return row && withLocales(row)
  }

  const members = () =>
    db
      .selectFrom('users')
      .select(ofMembers)
      .select(({ eb }) => eb('totp_secret', 'is not', null).as('has_two_factor'))

  const isEmpty = async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

  return {
    isEmpty,

    /** Undefined if there is a user, even one that was added at the same moment. */
    createFirst: async (user: NewUser): Promise<User | undefined> => ((await isEmpty()) ? insert(user, 1) : undefined),

    /** An administrator unless `as` is given; undefined if the address is taken. */
    create: (user: NewUser): Promise<User | undefined> => insert(user, null),

    async find(id: string): Promise<User | undefined> {
      const row = await db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst()
      return row && withLocales(row)
    },

    /** Undefined if the session has ended. */
    async findInSession(id: string, session: string): Promise<User | undefined> {
      const row = await db
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
        .executeTakeFirst()
      return row && withLocales(row)
    },

    async list(): Promise<Member[]> {
      return (await members().orderBy('created_at').orderBy('id').execute()).map(toMember)
    },

    async findMember(column: 'id' | 'email', value: string): Promise<Member | undefined> {
      const row = await members().where(column, '=', value).executeTakeFirst()
      return row && toMember(row)
    },

    async setLocale(id: string, locale: Locale): Promise<void> {
      await db.updateTable('users').set({ locale }).where('id', '=', id).execute()
    },

    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('users').set({ name }).where('id', '=', id).execute()
    },

    async assign(id: string, assignment: Assignment): Promise<void> {
      await db.updateTable('users').set(columnsOf(assignment)).where('id', '=', id).execute()
    },

    /** Also invalidates the links that were mailed to the old address. */
    async setEmail(id: string, email: string): Promise<void> {
      await db.updateTable('users').set({ email }).where('id', '=', id).execute()
      await db.deleteFrom('password_resets').where('user_id', '=', id).execute()
    },

    /**
     * Locks all users and returns their ids. In one order: an UPDATE would lock rows in the order in which they are
     * stored, which changes, so two transactions could wait for each other.
     */
    async lockAll(): Promise<string[]> {
      if (!canLockRows(db))
        await db
          .updateTable('users')
          .set({ role: (eb) => eb.ref('role') })
          .execute()
      const all = db.selectFrom('users').select('id').orderBy('id')
      const locked = await all.$if(canLockRows(db), (query) => query.forUpdate()).execute()
      return locked.map(({ id }) => id)
    },

    /**
     * Locks all users and returns `id`; undefined if that is `by`, or if `by` is no administrator any more: of two who
     * remove each other at the same time, the second gets undefined.
     */
    async lockOther(id: string, by: string): Promise<Member | undefined> {
      await this.lockAll()
      const members = await this.list()
      const isAllowed = id !== by && members.some((member) => member.id === by && member.role === 'admin')
      return isAllowed ? members.find((member) => member.id === id) : undefined
    },

    /** The database deletes the sessions with the user. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute()
      await db.insertInto('removed_users').values({ id }).execute()
    },

    /**
     * Locks the row against removal and password changes; false if there is no such user. Must precede any change of
     * tokens: the other order would deadlock with a removal.
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

    /** Locks the row if so. */
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
      return { user: withLocales(user), passwordHash }
    },
  }
}

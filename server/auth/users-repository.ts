import { randomUUID } from 'node:crypto'
import type { Executor, Role } from '#server/db/schema.ts'

export type User = {
  id: string
  email: string
  name: string | null
  role: Role
  password_changed_at: string | null
}
export type NewUser = { email: string; name?: string | undefined; passwordHash: string }

const shown = ['id', 'email', 'name', 'role', 'password_changed_at'] as const

/** The people who may sign in. Addresses are stored in lower case, so that they are compared without case. */
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
        founder,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(shown)
      .executeTakeFirst()

  const isEmpty = async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

  return {
    isEmpty,

    /** Adds the first administrator; undefined when there is a user, also one who came in at the same moment. */
    createFirst: async (user: NewUser): Promise<User | undefined> => ((await isEmpty()) ? insert(user, 1) : undefined),

    /** Adds an administrator; undefined when the address is taken. */
    create: (user: NewUser): Promise<User | undefined> => insert(user, null),

    find: (id: string): Promise<User | undefined> =>
      db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst(),

    /** Whether this is still the user's password; within a transaction it stays so until its end. */
    async holdPassword(id: string, passwordHash: string): Promise<boolean> {
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
        .set({ password_hash: passwordHash, password_changed_at: new Date().toISOString() })
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

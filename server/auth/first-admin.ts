import type { Executor } from '#server/db/schema.ts'
import { type Passwords, randomPassword } from './passwords.ts'
import { usersRepository } from './users-repository.ts'

type FirstAdmin = { adminEmail: string; adminPassword?: string | undefined }

/** Returns address and password only if the password was generated: the operator has no other way to learn it. */
export async function ensureFirstAdmin(
  db: Executor,
  { adminEmail: email, adminPassword: password }: FirstAdmin,
  passwords: Passwords,
): Promise<{ email: string; password: string } | undefined> {
  const users = usersRepository(db)
  if (!(await users.isEmpty())) return undefined
  const chosen = password ?? randomPassword()
  const created = await users.createFirst({ email, passwordHash: await passwords.hash(chosen) })
  return created && password === undefined ? { email: created.email, password: chosen } : undefined
}

import { migrationNames } from '#server/db/migrate.ts'
import { CommandError } from './operator-command.ts'

/** Throws for a database with migrations that this version of the site does not have. */
export function requireNotNewer(applied: string[], advice = 'update this one first'): void {
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new CommandError(`the database is of a newer version of the site; ${advice}`)
  }
}

/** Throws for the database of an older or newer version of the site. */
export function requireThisVersion(applied: string[]): void {
  requireNotNewer(applied)
  if (applied.length < migrationNames.length) {
    throw new CommandError('the database is of an older version of the site; start this one once')
  }
}

import { migrationNames } from '#server/db/migrate.ts'
import { CommandError } from '../operator-command.ts'

/** Throws for a database, or that of an archive, with migrations that this version of the site does not have. */
export function requireNotNewer(applied: string[], subject = 'the database is of'): void {
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new CommandError(`${subject} a newer version of the site; update this one first`)
  }
}

/** Throws for the database of an older or newer version of the site. */
export function requireThisVersion(applied: string[]): void {
  requireNotNewer(applied)
  if (applied.length < migrationNames.length) {
    throw new CommandError('the database is of an older version of the site; start this one once')
  }
}

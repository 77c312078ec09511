import { CommandError } from '#server/backup/command-error.ts'
import { migrationNames } from '#server/db/migrate.ts'

/** Refuses the database of another version of the site, by its applied migrations. */
export function requireThisVersion(applied: string[]): void {
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new CommandError('the database is of a newer version of the site; update this one first')
  }
  if (applied.length < migrationNames.length) {
    throw new CommandError('the database is of an older version of the site; start this one once')
  }
}

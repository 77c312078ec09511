import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { openStorage } from '#server/uploads/open-storage.ts'
import type { FileStorage } from '#server/uploads/storage/storage.ts'
import { CommandError, describeError } from './command-error.ts'

type Site = { db: Db; files: FileStorage; config: Config; signal: AbortSignal }

/**
 * Runs an operator's command on the configured site and sets the exit code. Prints the line that `act` returns, or
 * `failure` with the reason.
 */
export async function runCommand(
  { failure, mustExist }: { failure: string; mustExist: boolean },
  act: (site: Site) => Promise<string>,
): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())
  try {
    const settings = readConfig(process.env)
    if ('error' in settings) throw new CommandError(`the settings cannot be used: ${settings.error}`)
    const { config } = settings
    const db = openDatabase({ ...config, mustExist })
    try {
      const files = await openStorage(config)
      console.log(await act({ db, files, config, signal: stopping.signal }))
    } finally {
      await db.destroy().catch(() => {})
    }
  } catch (error) {
    console.error(`${failure}: ${describeError(error)}.`)
    process.exitCode = 1
  }
}

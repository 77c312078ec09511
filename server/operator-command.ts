import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { openStorage } from '#server/uploads/open-storage.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'

type OpenSite = { db: Db; files: FileStorage; config: Config; signal: AbortSignal }

/** Sets the exit code, and prints the line that `act` returns, or `failure` with the reason. */
export async function runCommand(
  { failure, mustExist }: { failure: string; mustExist: boolean },
  act: (site: OpenSite) => Promise<string>,
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

/** The path is resolved from the folder in which npm was called: npm runs scripts in that of the project. */
export function readArguments<Option extends `--${string}`>(usage: string, options: Option[] = [], defaultPath = '') {
  const given = process.argv.slice(2)
  const [name = defaultPath, ...others] = given.filter((word) => !options.some((option) => option === word))
  if (!name || others.length > 0 || name.startsWith('-')) throw new CommandError(`write npm run ${usage}`)
  return { name, path: resolve(process.env.INIT_CWD ?? '.', name), has: (option: Option) => given.includes(option) }
}

/** An error of a command with a message for the operator. */
export class CommandError extends Error {}

const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']

export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const { code = '', message = String(error), name, syscall, path } = error as NodeJS.ErrnoException
  if (full.includes(code)) return 'the disk is full'
  if (code === 'ENOENT' && path) return `there is no ${path}`
  if (name === 'AbortError') return 'it was interrupted'
  if (/^(Z_|TAR_|ERR_TAR|ERR_ZLIB)/.test(code)) return `the archive is damaged: ${oneLine(message)}`
  if (code.startsWith('SQLITE_BUSY')) return 'the database is in use; stop the site first'
  // The error has no message if several addresses of the host refuse the connection.
  if (syscall === 'connect' || !message || code === 'ENOTFOUND') return `the database does not answer (${code})`
  return oneLine(message)
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[\s.]+$/, '')

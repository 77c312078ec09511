/** An error of a command with a message for the operator. */
export class CommandError extends Error {}

const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']

/** The error as one line for the operator. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const { code = '', message = String(error), name, syscall, path } = error as NodeJS.ErrnoException
  if (full.includes(code)) return 'the disk is full'
  if (code === 'ENOENT' && path) return `there is no ${path}`
  if (name === 'AbortError') return 'it was interrupted'
  if (/^(Z_|TAR_|ERR_TAR|ERR_ZLIB)/.test(code)) return `the archive is damaged: ${oneLine(message)}`
  if (code.startsWith('SQLITE_BUSY')) return 'the database is in use; stop the site first'
  // If several addresses refuse the connection, the error has no message.
  if (syscall === 'connect' || !message || code === 'ENOTFOUND') return `the database does not answer (${code})`
  return oneLine(message)
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[\s.]+$/, '')

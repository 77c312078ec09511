/** The same address with edit mode on or off; query and fragment are kept. */
export function withEditMode(address: string, editing: boolean): string {
  const url = new URL(address, 'http://site')
  if (editing) url.searchParams.set('edit', 'true')
  else url.searchParams.delete('edit')
  return url.pathname + url.search + url.hash
}

/** `from` if it is a path of this site, else undefined: a login returns to it, and anybody may write such a link. */
export function safeReturnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined
  const url = new URL(from, 'http://site')
  // '/.//host' becomes '//host' only when it is parsed.
  const isPath = url.origin === 'http://site' && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}

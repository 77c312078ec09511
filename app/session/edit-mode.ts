/** Query and fragment are kept. */
export function withEditMode(address: string, editing: boolean): string {
  const url = new URL(address, 'http://site')
  if (editing) url.searchParams.set('edit', 'true')
  else url.searchParams.delete('edit')
  return url.pathname + url.search + url.hash
}

/** If it is a path on this site: anybody can write a link to the login with another site as `from`. */
export function safeReturnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined
  const url = new URL(from, 'http://site')
  // Parsing turns '/.//host' into '//host'.
  const isPath = url.origin === 'http://site' && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}

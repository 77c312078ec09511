/** The same address with edit mode on or off; query and anchor stay. */
export function withEditMode(address: string, editing: boolean): string {
  const url = new URL(address, 'http://site')
  if (editing) url.searchParams.set('edit', 'true')
  else url.searchParams.delete('edit')
  return url.pathname + url.search + url.hash
}

/** Whether an address asks for edit mode. */
export function isEditMode(search: string): boolean {
  return new URLSearchParams(search).get('edit') === 'true'
}

/** Where to return after a login: only a path of this site, since `from` may have been written by anybody. */
export function safeReturnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined
  const url = new URL(from, 'http://site')
  // '/.//host' becomes '//host' only here.
  const isPath = url.origin === 'http://site' && !url.pathname.startsWith('//')
  return isPath ? url.pathname + url.search + url.hash : undefined
}

/** Which header a page has (specification §2), by its English path. */
export function headerStyle(path: string): 'transparent' | 'suite' | 'white' {
  if (path === '/') return 'transparent'
  return path.startsWith('/solutions/totara') ? 'suite' : 'white'
}

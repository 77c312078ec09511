/** The header's style on a page (specification §2), by its English path. */
export function headerStyle(path: string): 'transparent' | 'suite' | 'white' {
  if (path === '/') return 'transparent'
  return path.startsWith('/solutions/totara') ? 'suite' : 'white'
}

/** Returns the style of the header on the page with this English path (specification §2). */
export function headerStyle(path: string): 'transparent' | 'suite' | 'white' {
  if (path === '/') return 'transparent'
  return path.startsWith('/solutions/totara') ? 'suite' : 'white'
}

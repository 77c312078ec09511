/**
 * Escapes each '%' of a page's path that cannot be decoded, as in a link that was cut off: visitors get the 404 page.
 */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%') || path.startsWith('/api/') || isDecodable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    // The result has to be used: the build removes calls of `decodeURI` whose result is not.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

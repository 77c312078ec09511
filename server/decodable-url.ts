/**
 * Escapes each '%' in the path of a page if the path cannot be decoded, as in a link that was cut off: visitors then get
 * the page for unknown addresses in their language. The API says what is wrong with the address.
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

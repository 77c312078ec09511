/** Returns a function that makes names unique, also for a file system that does not distinguish case. */
export function uniqueNames(reserved: Iterable<string> = []) {
  const taken = new Set(reserved)
  return function uniqueName(name: string, ending = ''): string {
    for (let number = 1; ; number++) {
      const candidate = `${name}${number === 1 ? '' : `-${number}`}${ending}`
      if (taken.has(candidate.toLowerCase())) continue
      taken.add(candidate.toLowerCase())
      return candidate
    }
  }
}

/** Makes a file name without its extension from the name of an upload. The name of an exported file stays the same. */
export function toFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
  const plain = words.replace(/[^\p{L}\p{N}_.-]+/gu, '-').slice(0, 80)
  return plain.replace(/^[.-]+|[.-]+$/g, '') || 'file'
}

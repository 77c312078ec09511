/**
 * Appends a number to names that were given before, also in another case: some file systems do not distinguish case.
 */
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

/** 'Über uns (1).WEBP' becomes 'über-uns-1'. A name that an export has derived before stays the same. */
export function toFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
  const plain = words.replace(/[^\p{L}\p{N}_.-]+/gu, '-').slice(0, 80)
  return plain.replace(/^[.-]+|[.-]+$/g, '') || 'file'
}

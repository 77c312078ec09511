/** Gives each file of a folder a name of its own, also where the file system does not distinguish case. */
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

/** A file name made of the one that a file was uploaded with; the same again for a name that this made. */
export function toFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
  const plain = words.replace(/[^\p{L}\p{N}_.-]+/gu, '-').slice(0, 80)
  return plain.replace(/^[.-]+|[.-]+$/g, '') || 'file'
}

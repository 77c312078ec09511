/** A file name. If there is no room, its middle is cut off, because file names often differ only at the end. */
export function FileName({ name }: { name: string }) {
  const [start, end] = splitName(name)
  return (
    <bdi>
      <span>{start}</span>
      <span>{end}</span>
    </bdi>
  )
}

/**
 * Splits a file name into start and end (up to 10 characters). Never splits after an Arabic letter, because it may be
 * joined to the next letter.
 */
export function splitName(name: string): [start: string, end: string] {
  const [, start = name, end = ''] = /^(.+?)(?<!\p{Script=Arabic})(.{4,10})$/su.exec(name) ?? []
  return [start, end]
}

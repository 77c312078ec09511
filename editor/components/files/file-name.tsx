/** A file name that is truncated in the middle, because file names often differ only at the end. */
export function FileName({ name }: { name: string }) {
  const [start, end] = splitName(name)
  return (
    <bdi>
      <span>{start}</span>
      <span>{end}</span>
    </bdi>
  )
}

/** The start and end of a file name, never split after an Arabic letter, which may be joined to the next one. */
export function splitName(name: string): [start: string, end: string] {
  const [, start = name, end = ''] = /^(.+?)(?<!\p{Script=Arabic})(.{4,10})$/su.exec(name) ?? []
  return [start, end]
}

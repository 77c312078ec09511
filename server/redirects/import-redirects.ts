import { type FieldError, invalid, SiteError } from '#server/errors.ts'
import type { Wanted } from './accept-redirect.ts'

const maxLines = 2_000
const booleans: Record<string, boolean> = {
  '': true,
  true: true,
  '1': true,
  '301': true,
  false: false,
  '0': false,
  '302': false,
}

/**
 * Reads the redirects of a CSV table with the columns `from,to[,permanent]`, and accepts them one after another. Throws
 * 422 with all faulty lines, named by their numbers ('csv.3.from').
 */
export async function acceptCsv(csv: string, accept: (wanted: Wanted) => Promise<Wanted>): Promise<Wanted[]> {
  const errors: FieldError[] = []
  const accepted: Wanted[] = []
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines.length > maxLines) throw invalid([{ path: 'csv', message: `must have at most ${maxLines} lines` }])
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line)
    const isHeading = accepted.length + errors.length === 0 && cells[0]?.toLowerCase() === 'from'
    if (line.trim() === '' || isHeading) continue
    const path = `csv.${index + 1}`
    const [from, to, written = '', ...more] = cells
    const permanent = booleans[written.toLowerCase()]
    if (!from || !to || more.length > 0) errors.push({ path, message: 'must be from,to or from,to,permanent' })
    else if (permanent === undefined) errors.push({ path: `${path}.permanent`, message: 'must be true or false' })
    else {
      try {
        accepted.push(await accept({ from, to, permanent }))
      } catch (error) {
        if (!(error instanceof SiteError && error.members.errors)) throw error
        errors.push(...error.members.errors.map((each) => ({ ...each, path: `${path}.${each.path}` })))
      }
    }
  }
  if (accepted.length + errors.length === 0)
    errors.push({ path: 'csv', message: 'has no lines such as /old-page,/about' })
  if (errors.length > 0) throw invalid(errors)
  return accepted
}

/** Splits a line into cells. A quoted cell may contain commas, but no line break, because addresses have none. */
const cellsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))/g), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )

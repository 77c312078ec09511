import type { RefusedField } from '#api/problem.ts'
import { invalid, SiteError } from '#server/errors.ts'
import type { Wanted } from './accept-redirect.ts'
import { csvFault, type RedirectLine, readCsv } from './read-csv.ts'

/** Words and codes for a permanent and for a temporary redirect; spreadsheets write booleans in their own language. */
const permanence = new Map([
  ...['', '1', '301', '308', 'true', 'yes', 'wahr', 'vrai', 'verdadero', 'نعم', 'صواب'].map(
    (word) => [word, true] as const,
  ),
  ...['0', '302', '303', '307', 'false', 'no', 'falsch', 'faux', 'falso', 'لا', 'خطأ'].map(
    (word) => [word, false] as const,
  ),
])

/** Accepts enabled rows one after another. Throws 422 with all faulty lines, named by number and cell ('csv.3.from'). */
export async function acceptCsv<Accepted>(
  csv: string,
  accept: (wanted: Wanted) => Promise<Accepted>,
): Promise<{ accepted: Accepted[]; skipped: number[] }> {
  const rows = readCsv(csv)
  if (rows.length === 0) throw invalid([csvFault('has no lines such as /old-page,/about', 'empty')])
  const errors: RefusedField[] = []
  const accepted: Accepted[] = []
  for (const row of rows.filter(({ isOff }) => !isOff)) {
    const path = `csv.${row.line}`
    const permanent = permanence.get(row.code)
    const fault = faultOf(row, permanent)
    if (fault) errors.push({ ...fault, path: path + fault.path })
    else {
      try {
        accepted.push(await accept({ from: row.from, to: row.to, permanent: permanent === true }))
      } catch (error) {
        if (!(error instanceof SiteError && error.members.errors)) throw error
        errors.push(...error.members.errors.map((each) => ({ ...each, path: `${path}.${each.path}` })))
      }
    }
  }
  if (errors.length > 0) throw invalid(errors)
  return { accepted, skipped: rows.filter(({ isOff }) => isOff).map(({ line }) => line) }
}

function faultOf(
  { from, to, isTooLong, isPattern }: RedirectLine,
  permanent: boolean | undefined,
): RefusedField | undefined {
  if (isPattern) return { path: '.from', message: 'is a pattern; write a line for each address', reason: 'pattern' }
  if (permanent === undefined) {
    return { path: '.permanent', message: 'must be 301, 302, 307, 308, true or false', reason: 'code' }
  }
  if (!from || !to || isTooLong) return { path: '', message: 'must be from,to or from,to,permanent', reason: 'cells' }
  return undefined
}

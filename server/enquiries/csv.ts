import type { Enquiry } from '#api/enquiries.ts'

const columns = [
  'created_at',
  'name',
  'email',
  'company',
  'phone',
  'interest',
  'message',
  'source',
  'locale',
  'status',
  'id',
] as const satisfies (keyof Enquiry)[]

/** Excel detects UTF-8 by the byte order mark. */
export async function* toCsv(pages: AsyncIterable<Enquiry[]>): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`
  for await (const enquiries of pages) yield enquiries.map(rowOf).join('')
}

function rowOf(enquiry: Enquiry): string {
  return `${columns.map((column) => cellOf(enquiry[column] ?? '')).join(',')}\r\n`
}

/** Quotes a cell. A leading apostrophe makes spreadsheets treat a formula as text, which prevents formula injection. */
function cellOf(value: string): string {
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

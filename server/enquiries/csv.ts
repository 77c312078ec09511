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

/** A table of enquiries for a spreadsheet, piece by piece; begins with the mark by which Excel knows UTF-8. */
export async function* toCsv(pages: AsyncIterable<Enquiry[]>): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`
  for await (const enquiries of pages) yield enquiries.map(rowOf).join('')
}

function rowOf(enquiry: Enquiry): string {
  return `${columns.map((column) => cellOf(enquiry[column] ?? '')).join(',')}\r\n`
}

/** A visitor's words must not become a formula: behind an apostrophe they stay text. */
function cellOf(value: string): string {
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

import { CsvError, parse } from 'csv-parse/sync'
import { invalid } from '#server/errors.ts'

export type RedirectLine = {
  line: number
  from: string
  to: string
  code: string
  isTooLong: boolean
  isPattern: boolean
  /** Whether the row is marked as disabled. */
  isOff: boolean
}
type CsvRecord = { line: number; cells: string[] }

const maxRows = 2_000
const separators = [',', ';', '\t']

/** The words in the heading of each column, as other programs write them, the preferred ones first. */
const headings = {
  from: ['from', 'old', 'origin', 'original', 'source', 'request', 'address', 'من'],
  to: ['to', 'final', 'new', 'target', 'destination', 'redirect url', 'redirect uri', 'إلى'],
  code: ['permanent', 'code', 'type', 'دائم'],
  pattern: ['regex', 'format', 'matching'],
  state: ['status', 'state', 'enabled', 'active', 'الحالة'],
}
/** The headings that only a list of links has, such as 'all inlinks' of Screaming Frog: it names the pages with links. */
const headingsOfLinks = ['anchor', 'anchor text', 'link position']
type Columns = Record<keyof typeof headings, number>
const unnamed: Columns = { from: 0, to: 1, code: 2, pattern: -1, state: -1 }

/**
 * Reads tables with or without headings. The separator is that of a line 'sep=;', or the one by which most lines have
 * two addresses. Throws 422 if it is no table, or one of links.
 */
export function readCsv(csv: string): RedirectLine[] {
  const [first = '', named] = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i.exec(csv) ?? []
  const read = (named ? [named] : separators).map((separator) => readRecords(csv, separator, first === '' ? 1 : 2))
  const tables = read.flatMap((each) => (each instanceof CsvError ? [] : [describe(each)]))
  const [table] = tables.sort((one, other) => other.addresses - one.addresses)
  if (!table) {
    const line = read.find((each) => each instanceof CsvError)?.lines
    throw invalid([{ ...csvFault('has a quotation mark that is not closed', 'quote'), path: `csv.${line}` }])
  }
  if (table.isOfLinks) throw invalid([csvFault('is a table of links; export the redirects', 'links')])
  if (table.records.length > maxRows) throw invalid([csvFault(`must have at most ${maxRows} lines`, 'tooManyLines')])
  return table.records.map(({ line, cells }) => {
    const cell = (column: keyof Columns) => cells[table.columns[column]] ?? ''
    const complete = table.isNamed ? addSlash : (address: string) => address
    return {
      line,
      from: complete(cell('from')),
      to: complete(cell('to')),
      code: cell('code').toLowerCase(),
      isTooLong: !table.isNamed && cells.slice(3).some((each) => each !== ''),
      isPattern: /^(1|true|yes|regex|contains|start|end)$/i.test(cell('pattern')),
      isOff: /^(disabled|inactive|trash(ed)?|off|0|false|no|معطّ?ل|غير (نشط|مفعّ?ل)|لا)$/i.test(cell('state')),
    }
  })
}

function readRecords(csv: string, delimiter: string, from_line: number): CsvRecord[] | CsvError {
  try {
    const read = parse(csv, {
      delimiter,
      from_line,
      bom: true,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return read.map(({ info, record }) => {
      const breaks = record.join('').match(/\r\n|\n|\r/g)?.length ?? 0
      return { line: info.lines - breaks, cells: record }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error
  }
}

export const csvFault = (message: string, reason: string) => ({ path: 'csv', message, reason })

/** Finds the headings in the first record, and counts the records with two addresses. */
function describe(all: CsvRecord[]) {
  const isAddress = (cell: string) => /^(\/|https?:)/i.test(cell)
  const names = all[0]?.cells.map((cell) => (isAddress(cell) ? '' : cell.toLowerCase().replace(/[\s_-]+/g, ' '))) ?? []
  const found = Object.entries(headings).map(([column, known]) => {
    const at = known.map((word) => names.findIndex((name) => ` ${name} `.includes(` ${word} `)))
    return [column, at.find((index) => index >= 0) ?? -1]
  })
  const columns: Columns = Object.fromEntries(found)
  const isNamed = columns.from >= 0 && columns.to >= 0
  const records = isNamed ? all.slice(1) : all
  const addresses = records.filter(({ cells }) => cells.filter(isAddress).length > 1).length
  // Under headings, addresses may be paths without a slash.
  const isOfLinks = headingsOfLinks.some((name) => names.includes(name))
  return {
    records,
    isNamed,
    isOfLinks,
    columns: isNamed ? columns : unnamed,
    addresses: addresses + (isNamed ? 0.5 : 0),
  }
}

/** Adds the slash that some programs leave out: 'old-page/' becomes '/old-page/', 'example.com/x' stays. */
function addSlash(address: string): string {
  const isComplete = address === '' || /^(\/|[a-z][a-z\d+.-]*:)/i.test(address)
  const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) && !/^[^/]+\.(aspx?|html?|jsp|pdf|php)$/i.test(address)
  return isComplete || isHost ? address : `/${address}`
}

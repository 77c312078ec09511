import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Row } from './tables.ts'

/** Passes chunks through; `digest` returns their SHA-256 once all have passed. */
export function hashStream() {
  const hash = createHash('sha256')
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    digest: () => hash.digest('hex'),
  }
}

/** The rows of a newline-delimited JSON file. (`readline` also splits at U+2028, which JSON does not escape.) */
export async function* readRows(path: string): AsyncGenerator<Row> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Row } from './tables.ts'

/** Hashes the chunks that pass through `pass`. `digest` returns their SHA-256 after the last chunk. */
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

/** Yields the rows of a newline-delimited JSON file. `readline` would also split at U+2028, which JSON may contain. */
export async function* readRows(path: string): AsyncGenerator<Row> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

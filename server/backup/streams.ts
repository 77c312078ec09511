import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Row } from './tables.ts'

/** Passes bytes on; when all have passed, `digest` tells their SHA-256. */
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

/** The rows of a file with one in each line. (`readline` also breaks lines at U+2028, which JSON leaves as it is.) */
export async function* readRows(path: string): AsyncGenerator<Row> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

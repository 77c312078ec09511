import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header, Parser, type ReadEntry } from 'tar'

export type Entry = { name: string; bytes: number; body: AsyncIterable<Buffer> }

const block = 512

/** Streams files to a .tar.gz that only its owner can read. Throws if a body does not have the length `bytes`. */
export async function writeTar(path: string, entries: AsyncIterable<Entry>, signal: AbortSignal): Promise<void> {
  await pipeline(
    async function* () {
      for await (const entry of entries) yield* encodeEntry(entry)
      yield Buffer.alloc(2 * block)
    },
    createGzip(),
    createWriteStream(path, { flush: true, mode: 0o600 }),
    { signal },
  )
}

async function* encodeEntry({ name, bytes, body }: Entry): AsyncGenerator<Buffer> {
  const header = new Header({ path: name, size: bytes, mode: 0o600, type: 'File', mtime: new Date() })
  header.encode()
  if (header.block) yield header.block
  let missing = bytes
  for await (const chunk of body) {
    missing -= chunk.length
    yield chunk
  }
  if (missing !== 0) throw new Error(`${name} changed while it was read`)
  yield Buffer.alloc((block - (bytes % block)) % block)
}

/**
 * Calls `visit` for each file of a .tar.gz, one after another; `visit` must read the body of the file to its end.
 * Throws the error of `visit`, or that of a damaged archive.
 */
export async function readTar(
  path: string,
  visit: (entry: Entry) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const failing = new AbortController()
  const fail = (error: unknown) => failing.abort(error)
  const parser = new Parser({ strict: true })
  let visits = Promise.resolve()
  parser.on('error', fail)
  parser.on('entry', (entry: ReadEntry) => {
    visits = visits.then(() => visit({ name: entry.path, bytes: entry.size, body: entry }))
    visits.catch(fail)
  })
  try {
    await pipeline(
      createReadStream(path),
      createGunzip({ chunkSize: 256 * 1024 }),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          failing.signal.throwIfAborted()
          if (!parser.write(chunk)) await once(parser, 'drain', { signal: failing.signal })
        }
        parser.end()
        await visits
        failing.signal.throwIfAborted()
      },
      { signal },
    )
  } catch (error) {
    // If `visit` or the parser has failed, `error` may be only the abort that followed.
    throw failing.signal.aborted ? failing.signal.reason : error
  }
}

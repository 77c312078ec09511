import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header, Parser, type ReadEntry } from 'tar'

export type Entry = { name: string; bytes: number; body: AsyncIterable<Buffer> }

const block = 512

/** Writes files, one after another as they come, into a .tar.gz that its owner alone may read. */
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
 * Lends the files of a .tar.gz in their order; each is read to its end before the next. Whatever is wrong with the
 * archive, and whatever `visit` throws, ends it.
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
    // Where this was why, the error says no more than that it was broken off.
    throw failing.signal.aborted ? failing.signal.reason : error
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header } from 'tar'

export type ArchivedFile = { name: string; bytes: number; body: AsyncIterable<Buffer> }

/** An archive is a .tar.gz of this file and the files of the uploads in this folder. */
export const databaseFile = 'site.sqlite'
export const uploadsFolder = 'uploads'

const block = 512

/** Writes an archive that only its owner can read. The uploads are streamed, because they may be in another storage. */
export async function writeArchive(
  path: string,
  database: string,
  uploads: AsyncIterable<ArchivedFile>,
  signal: AbortSignal,
): Promise<void> {
  const { size } = await stat(database)
  await pipeline(
    async function* () {
      yield* encodeEntry({ name: databaseFile, bytes: size, body: createReadStream(database) })
      for await (const upload of uploads) yield* encodeEntry(upload)
      yield Buffer.alloc(2 * block)
    },
    createGzip(),
    createWriteStream(path, { flush: true, mode: 0o600 }),
    { signal },
  )
}

/** Throws if the file does not have the length `bytes`. */
async function* encodeEntry({ name, bytes, body }: ArchivedFile): AsyncGenerator<Buffer> {
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

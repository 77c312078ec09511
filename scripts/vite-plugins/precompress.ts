import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Matches text files, except in folders whose names begin with a dot: those are not served. */
const compressible = /^[^.].*\.(js|css|svg|json|txt)$/

/** Writes '.br' and '.gz' beside each text file that compression makes smaller. The server sends these versions. */
export async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string) {
  const source = await readFile(file)
  const compressed = {
    gz: gzipSync(source, { level: 9 }),
    br: brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  }
  for (const [ending, body] of Object.entries(compressed)) {
    if (body.length < source.length) await writeFile(`${file}.${ending}`, body)
  }
}

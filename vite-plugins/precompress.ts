import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|txt)$/
/** Below this a packed file saves no network packet. */
const smallest = 512

/** Writes `.br` and `.gz` beside each text file of the client build, so that the server never packs one twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => packBoth(join(dir, file))))
    },
  }
}

async function packBoth(file: string) {
  const source = await readFile(file)
  if (source.length < smallest) return
  await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }))
  await writeFile(`${file}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

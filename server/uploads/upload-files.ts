import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** What a backup needs of the place that holds the files of uploads. A file is there whole or not at all. */
export type UploadFiles = {
  /** Undefined where there is no such file. */
  find(name: string): Promise<{ bytes: number } | undefined>
  /** Undefined where there is no such file. */
  read(name: string): Promise<Readable | undefined>
  /** Takes over a file from the local disk. */
  put(name: string, path: string): Promise<void>
  /** Does nothing where there is no such file. */
  delete(name: string): Promise<void>
}

export function filesInFolder(folder: string): UploadFiles {
  return {
    find: (name) => unlessMissing(stat(join(folder, name)).then(({ size }) => ({ bytes: size }))),
    read: async (name) => (await unlessMissing(open(join(folder, name))))?.createReadStream(),
    async put(name, path) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await rename(path, join(folder, name))
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  }
}

function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  return asked.catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

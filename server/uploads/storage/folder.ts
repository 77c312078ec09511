import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileStorage } from './file-storage.ts'

/** Part files are in the same folder, so that renaming them in `put` is atomic; `list` leaves them out. */
export function folderStorage(folder: string): FileStorage {
  const root = resolve(folder)

  function pathOf(name: string): string {
    const path = join(root, name)
    if (!path.startsWith(root + sep)) throw new Error(`'${name}' leads out of the folder`)
    return path
  }

  return {
    async find(name) {
      const found = await unlessMissing(stat(pathOf(name)))
      return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime } : undefined
    },

    async read(name, range) {
      const file = await unlessMissing(open(pathOf(name)))
      return file?.createReadStream(range)
    },

    async put(name, path) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await rename(path, pathOf(name))
    },

    delete: (name) => rm(pathOf(name), { force: true }),

    async *list(prefix) {
      const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))
      for (const entry of entries ?? []) {
        const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && name.startsWith(prefix) && !name.endsWith('.part')) yield name
      }
    },
  }
}

export function unlessMissing<Found>(access: Promise<Found>): Promise<Found | undefined> {
  return access.catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

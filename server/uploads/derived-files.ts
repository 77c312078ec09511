import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#server/errors.ts'
import type { FileStorage, StoredFile } from './storage/file-storage.ts'

type Make = (path: string) => Promise<unknown>

const day = 24 * 60 * 60_000

/** Concurrent requests in this process share one run. Files are put into the storage when complete. */
export function derivedFiles(folder: string, storage: FileStorage) {
  const running = new Map<string, Promise<StoredFile>>()

  async function makeIfMissing(name: string, original: string, make: Make): Promise<StoredFile> {
    const there = await storage.find(name)
    if (there) return there
    await withPartFile(folder, async (part) => {
      await make(part)
      await storage.put(name, part)
    })
    // If the original was deleted meanwhile, its derived files may have been deleted before this one was stored.
    if (!(await storage.find(original))) await storage.delete(name)
    const made = await storage.find(name)
    if (!made) throw notFound('UPLOAD_NOT_FOUND')
    return made
  }

  return function makeOnce(name: string, original: string, make: Make): Promise<StoredFile> {
    const started = running.get(name) ?? makeIfMissing(name, original, make).finally(() => running.delete(name))
    running.set(name, started)
    return started
  }
}

export async function withPartFile<Result>(folder: string, use: (part: string) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${randomUUID()}.part`)
  try {
    return await use(part)
  } finally {
    await rm(part, { force: true })
  }
}

/** Removes part files that a crashed process left; those younger than a day may still be in use. */
export async function removeOldPartFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.filter((name) => name.endsWith('.part'))) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > day) await rm(path, { force: true })
  }
}

export const fileExists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#server/errors.ts'
import type { FileStorage, StoredFile } from './storage/storage.ts'

type Make = (path: string) => Promise<unknown>

const day = 24 * 60 * 60_000

/**
 * Makes files of a storage from others there, each once in this process, however many ask for it at the same time. They
 * are made in a local folder and put into their place whole.
 */
export function derivedFiles(folder: string, storage: FileStorage) {
  const underway = new Map<string, Promise<StoredFile>>()

  async function makeIfMissing(name: string, original: string, make: Make): Promise<StoredFile> {
    const there = await storage.find(name)
    if (there) return there
    await withPartFile(folder, async (part) => {
      await make(part)
      await storage.put(name, part)
    })
    // Whoever deletes the original looks for such files afterwards: one of the two comes last and sees the other.
    if (!(await storage.find(original))) await storage.delete(name)
    const made = await storage.find(name)
    if (!made) throw notFound('UPLOAD_NOT_FOUND')
    return made
  }

  return function makeOnce(name: string, original: string, make: Make): Promise<StoredFile> {
    const started = underway.get(name) ?? makeIfMissing(name, original, make).finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }
}

/** Lends the path of a file that is gone afterwards, unless it was moved elsewhere. */
export async function withPartFile<Result>(folder: string, use: (part: string) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${randomUUID()}.part`)
  try {
    return await use(part)
  } finally {
    await rm(part, { force: true })
  }
}

/** Removes the parts of files that were being made when a process died; those of today may still be in the making. */
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

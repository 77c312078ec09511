import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const day = 24 * 60 * 60_000

/** Makes files in a folder, each whole or not at all, and each once, however many ask for it at the same time. */
export function fileMaker(folder: string) {
  const underway = new Map<string, Promise<void>>()

  return async function makeOnce(name: string, make: (path: string) => Promise<unknown>): Promise<void> {
    if (await exists(join(folder, name))) return
    const started = underway.get(name) ?? makeWhole(join(folder, name), make).finally(() => underway.delete(name))
    underway.set(name, started)
    await started
  }
}

async function makeWhole(path: string, make: (path: string) => Promise<unknown>): Promise<void> {
  await withPart(dirname(path), async (part) => {
    await make(part)
    await rename(part, path)
  })
}

/** Lends the path of a file that is gone afterwards, unless it was moved elsewhere. */
export async function withPart<Result>(folder: string, use: (part: string) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${randomUUID()}.part`)
  try {
    return await use(part)
  } finally {
    await rm(part, { force: true })
  }
}

/** Removes the parts of files that were being made when a process died; those of today may still be in the making. */
export async function removeOldParts(folder: string): Promise<void> {
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

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

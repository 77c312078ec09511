import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './command-error.ts'

/** Lends a folder below `parent`, for its owner alone, that is gone afterwards. */
export async function withWorkFolder<Result>(parent: string, use: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(parent, '.work-')).catch((error) => {
    throw new CommandError(`the folder ${parent} cannot be written (${error.code})`)
  })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

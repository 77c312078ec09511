import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './operator-command.ts'

/** Calls `use` with a temporary folder in `parent`, readable by its owner only, and removes it afterwards. */
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

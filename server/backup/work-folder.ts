import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder } from '#server/data-folder.ts'
import { CommandError } from '../operator-command.ts'

const prefix = '.work-'

/**
 * Calls `use` with a temporary folder in `parent`, readable by its owner only, and removes it afterwards. First removes
 * those that killed processes have left there.
 */
export async function withWorkFolder<Result>(parent: string, use: (folder: string) => Promise<Result>) {
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, prefix)).catch((error) => {
    throw new CommandError(`the folder ${parent} cannot be written (${error.code})`)
  })
  // The lock ends with its process, so it tells whether the folder is still in use.
  const unlock = lockDataFolder(folder)
  try {
    return await use(folder)
  } finally {
    unlock()
    // After an error, files may still be created in the folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Removes the temporary folders in `parent` that no process uses any more: they hold accounts and enquiries. */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const folder = join(parent, name)
    try {
      lockDataFolder(folder)()
    } catch {
      continue
    }
    await rm(folder, { recursive: true, force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the data folder where it is missing; complains of one that nothing can be written to. */
export async function openDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await (await open(probe, 'wx')).close()
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`nothing can be written to the data folder ${folder} (${code}); see DATA_DIR`, { cause: error })
  }
}

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a data folder is opened while another process removes files from it', async () => {
  const folder = await temporaryFolder()
  const files = Array.from({ length: 300 }, (_, number) => join(folder, `${number}.part`))
  await Promise.all(files.map((file) => writeFile(file, '')))
  const removing = (async () => {
    for (const file of files) await rm(file)
  })()
  await expect(openDataFolder(folder)).resolves.toBeUndefined()
  await removing
})

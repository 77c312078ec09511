import { lockDataFolder, openDataFolder } from '#server/data-folder.ts'
import { readArguments, runCommand } from '../operator-command.ts'
import { restore } from './restore.ts'
import { describeCounts } from './tables.ts'

await runCommand({ failure: 'Nothing was restored', mustExist: false }, async ({ db, files, config, signal }) => {
  const { path: file, has } = readArguments('restore -- file [--force] [--accounts]', ['--force', '--accounts'])
  const [force, accounts] = [has('--force'), has('--accounts')]
  const { dataDir, databaseUrl } = config
  await openDataFolder(dataDir)
  const unlock = databaseUrl ? undefined : lockDataFolder(dataDir)
  const wanted = { db, files, dataDir, file, force, accounts, signal }
  const { counts, madeAt, missing } = await restore(wanted).finally(unlock)
  for (const key of missing) console.error(`The file of the upload ${key} is not in the archive.`)
  return `The site is as it was at ${madeAt} (${describeCounts(counts)}).`
})

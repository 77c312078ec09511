import { lockDataFolder, openDataFolder } from '#server/data-folder.ts'
import { readArguments, runCommand } from './operator-command.ts'
import { restore } from './restore.ts'

await runCommand({ failure: 'Nothing was restored', mustExist: false }, async ({ db, files, config, signal }) => {
  const { path: file, has } = readArguments('restore -- file [--force] [--accounts]', ['--force', '--accounts'])
  const [force, accounts] = [has('--force'), has('--accounts')]
  const { dataDir, databaseUrl } = config
  await openDataFolder(dataDir)
  const unlock = databaseUrl ? undefined : lockDataFolder(dataDir)
  const wanted = { db, files, dataDir, file, force, accounts, signal }
  const { made_at, tables, uploads } = await restore(wanted).finally(unlock)
  const counts = `${tables.pages?.rows} pages, ${tables.items?.rows} items, ${Object.keys(uploads).length} uploads`
  return `The site is as it was at ${made_at} (${counts}).`
})

import { resolve } from 'node:path'
import { runCommand } from '#server/backup/command.ts'
import { CommandError } from '#server/backup/command-error.ts'
import { lockDataFolder, openDataFolder } from '#server/data-folder.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { importContent } from './import.ts'

await runCommand({ failure: 'Nothing was imported', mustExist: false }, async ({ db, files, config, signal }) => {
  const given = process.argv.slice(2)
  const [name, ...others] = given.filter((word) => word !== '--replace')
  if (!name || others.length > 0 || name.startsWith('-')) {
    throw new CommandError('write npm run import -- folder [--replace]')
  }
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  const { dataDir, databaseUrl } = config
  await openDataFolder(dataDir)
  const unlock = databaseUrl ? undefined : lockDataFolder(dataDir)
  const site = { db, uploads: uploadStore(db, dataDir, files), signal }
  const imported = await importContent(site, folder, given.includes('--replace')).finally(unlock)
  const { pages, items, media, changed } = imported
  const counts = `${pages} pages, ${items} items, ${media} pictures and videos`
  return `The site has the content of ${folder} (${counts}); ${changed.length} pages changed.`
})

import { lockDataFolder, openDataFolder } from '#server/data-folder.ts'
import { readArguments, runCommand } from '#server/operator-command.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { importContent } from './import.ts'

await runCommand({ failure: 'Nothing was imported', mustExist: false }, async ({ db, files, config, signal }) => {
  const { path: folder, has } = readArguments('import -- folder [--replace]', ['--replace'])
  const { dataDir, databaseUrl } = config
  await openDataFolder(dataDir)
  const unlock = databaseUrl ? undefined : lockDataFolder(dataDir)
  const site = { db, uploads: uploadStore(db, dataDir, files), signal }
  const imported = await importContent(site, folder, has('--replace')).finally(unlock)
  const { pages, items, media, changed } = imported
  const counts = `${pages} pages, ${items} items, ${media} pictures and videos`
  return `The site has the content of ${folder} (${counts}); ${changed.length} pages changed.`
})

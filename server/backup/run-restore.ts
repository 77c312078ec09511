import { resolve } from 'node:path'
import { lockDataFolder, openDataFolder } from '#server/data-folder.ts'
import { runCommand } from './command.ts'
import { CommandError } from './command-error.ts'
import { restore } from './restore.ts'

await runCommand({ failure: 'Nothing was restored', mustExist: false }, async ({ db, files, config, signal }) => {
  const options = ['--force', '--accounts']
  const given = process.argv.slice(2)
  const [name, ...others] = given.filter((word) => !options.includes(word))
  if (!name || others.length > 0 || name.startsWith('-')) {
    throw new CommandError('write npm run restore -- file [--force] [--accounts]')
  }
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const [force = false, accounts = false] = options.map((option) => given.includes(option))
  const { dataDir, databaseUrl } = config
  await openDataFolder(dataDir)
  const unlock = databaseUrl ? undefined : lockDataFolder(dataDir)
  const wanted = { db, files, dataDir, file, force, accounts, signal }
  const { made_at, tables, uploads } = await restore(wanted).finally(unlock)
  const counts = `${tables.pages.rows} pages, ${tables.items.rows} items, ${Object.keys(uploads).length} uploads`
  return `The site is as it was at ${made_at} (${counts}).`
})

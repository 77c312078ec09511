import { resolve } from 'node:path'
import { runCommand } from './command.ts'
import { Refusal } from './refusal.ts'
import { restore } from './restore.ts'

await runCommand({ failure: 'Nothing was restored', mustExist: false }, async ({ db, files, config, signal }) => {
  const options = ['--force', '--accounts']
  const given = process.argv.slice(2)
  const [name, ...others] = given.filter((word) => !options.includes(word))
  if (!name || others.length > 0 || name.startsWith('-')) {
    throw new Refusal('write npm run restore -- file [--force] [--accounts]')
  }
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const [force = false, accounts = false] = options.map((option) => given.includes(option))
  const { made_at, tables, uploads } = await restore({
    db,
    files,
    dataDir: config.dataDir,
    file,
    force,
    accounts,
    signal,
  })
  const counts = `${tables.pages.rows} pages, ${tables.items.rows} items, ${Object.keys(uploads).length} uploads`
  return `The site is as it was at ${made_at} (${counts}).`
})

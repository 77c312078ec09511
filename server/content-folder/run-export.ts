import { resolve } from 'node:path'
import { runCommand } from '#server/backup/command.ts'
import { CommandError } from '#server/backup/command-error.ts'
import { exportContent } from './export.ts'

await runCommand({ failure: 'Nothing was exported', mustExist: true }, async ({ db, files, signal }) => {
  const given = process.argv.slice(2)
  const [name, ...others] = given.filter((word) => word !== '--replace')
  if (!name || others.length > 0 || name.startsWith('-')) {
    throw new CommandError('write npm run export -- folder [--replace]')
  }
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  const replace = given.includes('--replace')
  const { pages, items, media, missing } = await exportContent({ db, files, folder, replace, signal })
  for (const key of missing) console.error(`The file of the upload ${key} is not in the store, so ${name} lacks it.`)
  return `The content is in ${folder} (${pages} pages, ${items} items, ${media} pictures and videos).`
})

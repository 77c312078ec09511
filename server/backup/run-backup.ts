import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { backUp } from './backup.ts'
import { runCommand } from './command.ts'
import { CommandError } from './command-error.ts'

await runCommand({ failure: 'No backup was made', mustExist: true }, async ({ db, files, signal }) => {
  const [name = defaultName(), ...others] = process.argv.slice(2)
  if (others.length > 0 || name.startsWith('-')) throw new CommandError('write npm run backup -- [file]')
  // npm runs scripts in the project folder; INIT_CWD is the folder it was called from.
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const { manifest, missing } = await backUp({ db, files, file, signal })
  for (const key of missing) console.error(`The file of the upload ${key} is not in the store, so the backup lacks it.`)
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  const { pages, items } = manifest.tables
  const counts = `${pages.rows} pages, ${items.rows} items, ${Object.keys(manifest.uploads).length} uploads`
  return `The backup is ${file} (${counts}; ${megabytes} MB).`
})

function defaultName(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return `site-backup-${time}Z.tar.gz`
}

import { stat } from 'node:fs/promises'
import { readArguments, runCommand } from '../operator-command.ts'
import { backUp } from './backup.ts'
import { describeCounts } from './tables.ts'

await runCommand({ failure: 'No backup was made', mustExist: true }, async ({ db, files, signal }) => {
  const { path: file } = readArguments('backup -- [file]', [], defaultName())
  const { counts, missing } = await backUp({ db, files, file, signal })
  for (const key of missing) console.error(`The file of the upload ${key} is not in the store, so the backup lacks it.`)
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  return `The backup is ${file} (${describeCounts(counts)}; ${megabytes} MB).`
})

function defaultName(): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return `site-backup-${time}Z.tar.gz`
}

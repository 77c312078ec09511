import { readArguments, runCommand } from '#server/operator-command.ts'
import { exportContent } from './export.ts'

await runCommand({ failure: 'Nothing was exported', mustExist: true }, async ({ db, files, signal }) => {
  const { name, path: folder, has } = readArguments('export -- folder [--replace]', ['--replace'])
  const replace = has('--replace')
  const { pages, items, media, missing } = await exportContent({ db, files, folder, replace, signal })
  for (const key of missing) console.error(`The file of the upload ${key} is not in the store, so ${name} lacks it.`)
  return `The content is in ${folder} (${pages} pages, ${items} items, ${media} pictures and videos).`
})

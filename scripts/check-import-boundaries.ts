import { fileURLToPath } from 'node:url'
import { checkImportBoundaries } from './import-boundaries/check.ts'

const { files, errors } = checkImportBoundaries(fileURLToPath(new URL('..', import.meta.url)))
for (const error of errors) console.error(error)
console.log(
  `Import boundaries: ${files.length} files checked, ${errors.length === 0 ? 'all passed' : `${errors.length} errors`}.`,
)
process.exitCode = errors.length === 0 ? 0 : 1

import { fileURLToPath } from 'node:url'
import { checkTypeNames } from './type-names.ts'

const { files, errors } = checkTypeNames(fileURLToPath(new URL('..', import.meta.url)))
for (const error of errors) console.error(error)
console.log(
  `Names of types: ${files.length} files checked, ${errors.length === 0 ? 'all passed' : `${errors.length} errors`}.`,
)
process.exitCode = errors.length === 0 ? 0 : 1

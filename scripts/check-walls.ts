import { fileURLToPath } from 'node:url'
import { checkWalls } from './walls/check.ts'

const { files, faults } = checkWalls(fileURLToPath(new URL('..', import.meta.url)))
for (const fault of faults) console.error(fault)
console.log(
  `Import walls: ${files.length} files checked, ${faults.length === 0 ? 'all passed' : `${faults.length} faults`}.`,
)
process.exitCode = faults.length === 0 ? 0 : 1

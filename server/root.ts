import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Resolved by the package's own imports, since this module is also bundled into `build/server`. */
export const root = dirname(fileURLToPath(import.meta.resolve('#package.json')))

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Not relative to this file, which is also bundled into `build/server`. */
export const root = dirname(fileURLToPath(import.meta.resolve('#package.json')))

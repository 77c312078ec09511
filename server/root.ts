import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Not relative to this file, which is also bundled. */
export const root = dirname(fileURLToPath(import.meta.resolve('#package.json')))

/** The folder of the build that this code is part of, relative to `root`; undefined for code that runs as written. */
export const buildFolder = process.env.BUILD_FOLDER

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns a path for a folder of a test file, which its tests create and remove. Playwright also loads the file in a
 * process that runs no tests, so a folder created while it is loaded would stay.
 */
export const temporaryPath = (prefix: string) => join(tmpdir(), `${prefix}-${randomUUID()}`)

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** One calm line about what is being done. */
export function log(text) {
  console.log(`ilearn: ${text}`)
}

/** Says why it cannot go on, and ends. */
export function fail(text) {
  console.error(`ilearn: ${text}`)
  process.exit(1)
}

/** Runs a command in the project's root with its output shown; resolves with the exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** PATH without this project's own commands: npm must not run on the Node that it is about to replace. */
export function pathWithoutProject() {
  const own = join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(own)).join(delimiter)
}

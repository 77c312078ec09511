import { resolve } from 'node:path'
import { CommandError } from './command-error.ts'

/**
 * The path that an operator's command was called with, resolved from the folder npm was called in (npm runs scripts in
 * the project folder), and which of its options were given. Anything else is refused with `usage`.
 */
export function readArguments<Option extends `--${string}`>(usage: string, options: Option[] = [], defaultPath = '') {
  const given = process.argv.slice(2)
  const [name = defaultPath, ...others] = given.filter((word) => !options.some((option) => option === word))
  if (!name || others.length > 0 || name.startsWith('-')) throw new CommandError(`write npm run ${usage}`)
  return { name, path: resolve(process.env.INIT_CWD ?? '.', name), has: (option: Option) => given.includes(option) }
}

import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  path: string
  isType: boolean
  isRelative: boolean
  line: number
}

/** Returns the imports (static and dynamic) and re-exports of a file that refer to files of the project. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const found = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, specifier: moduleRequest.value }] : [])),
    ),
    ...dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      // Removes the quotes of a literal. Any other expression is kept as its source text, which no path matches.
      specifier: source.slice(moduleRequest.start, moduleRequest.end).replace(/^(['"`])(.*)\1$/s, '$2'),
    })),
  ]
  return found.flatMap(({ start, specifier }) => {
    const path = inProject(file, specifier)
    if (!path) return []
    return {
      path,
      isType: /^(import|export)\s+type\b/.test(source.slice(start, start + 20)),
      isRelative: specifier.startsWith('.'),
      line: source.slice(0, start).split('\n').length,
    }
  })
}

function inProject(file: string, specifier: string) {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('#')) return posix.normalize(address.slice(1))
  if (address.startsWith('.')) return posix.join(posix.dirname(file), address)
  return undefined
}

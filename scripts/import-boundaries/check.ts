import { globSync } from 'node:fs'
import { matchesGlob, sep } from 'node:path'
import { closedToVisitors, modules, relativeAcross, visitors } from './allowed-imports.ts'
import { type Import, importsOf } from './imports.ts'

const ignored = /^(node_modules|build|data|\.[^/]+)(\/|$)/

export function checkImportBoundaries(root: string): { files: string[]; errors: string[] } {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => ignored.test(slashed(path)) })
    .map(slashed)
    .sort()
  const errors = files.flatMap((file) =>
    importsOf(root, file).flatMap((imported) => {
      const error = errorOf(file, imported)
      return error ? [`${file}:${imported.line} ${error}`] : []
    }),
  )
  return { files, errors }
}

function errorOf(file: string, { path, isType, isRelative }: Import): string | undefined {
  if (isRelative && topOf(file) !== topOf(path) && !matches(file, relativeAcross)) {
    return `leaves ${topOf(file)}/ by a relative path: write '#${path}'`
  }
  if (isType) {
    const isClosed =
      matches(file, visitors) && matches(path, closedToVisitors) && !matches(file, ['**/*.test.{ts,tsx}'])
    return isClosed ? `may not know ${path}, not even its types: it is part of what visitors get` : undefined
  }
  const module = modules.find(({ files }) => matches(file, files))
  if (!module)
    return `may not import ${path}: ${topOf(file)}/ has no rights until scripts/import-boundaries/allowed-imports.ts gives it some`
  if (matches(path, module.mayImport)) return undefined
  return `may not import ${path}; ${module.files.join(', ')} may import ${module.mayImport.join(', ')}`
}

/** Whether a path matches the globs. As in .gitignore, the last matching glob decides, and a leading `!` excludes. */
function matches(path: string, globs: string[]) {
  const deciding = globs.findLast((glob) => matchesGlob(path, glob.replace(/^!/, '')))
  return deciding !== undefined && !deciding.startsWith('!')
}

function topOf(path: string) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.'
}

function slashed(path: string) {
  return path.split(sep).join('/')
}

import { globSync } from 'node:fs'
import { matchesGlob, sep } from 'node:path'
import { type Import, importsOf } from './imports.ts'
import { closedToVisitors, relativeAcross, rooms, visitors } from './rooms.ts'

const nowhere = /^(node_modules|build|data|\.[^/]+)(\/|$)/

/** Every source file below `root`, and one sentence for each import that its room has no right to. */
export function checkWalls(root: string): { files: string[]; faults: string[] } {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => nowhere.test(slashed(path)) })
    .map(slashed)
    .sort()
  const faults = files.flatMap((file) =>
    importsOf(root, file).flatMap((asked) => {
      const fault = faultOf(file, asked)
      return fault ? [`${file}:${asked.line} ${fault}`] : []
    }),
  )
  return { files, faults }
}

function faultOf(file: string, { path, isType, isRelative }: Import): string | undefined {
  if (isRelative && topOf(file) !== topOf(path) && !matches(file, relativeAcross)) {
    return `leaves ${topOf(file)}/ by a relative path: write '#${path}'`
  }
  if (isType) {
    const isClosed =
      matches(file, visitors) && matches(path, closedToVisitors) && !matches(file, ['**/*.test.{ts,tsx}'])
    return isClosed ? `may not know ${path}, not even its types: it is part of what visitors get` : undefined
  }
  const room = rooms.find(({ files }) => matches(file, files))
  if (!room) return `may not import ${path}: ${topOf(file)}/ has no rights until scripts/walls/rooms.ts gives it some`
  if (matches(path, room.may)) return undefined
  return `may not import ${path}; ${room.files.join(', ')} may import ${room.may.join(', ')}`
}

/** As in .gitignore: the last glob that fits decides, and a leading `!` takes back. */
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

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

type Declaration = { name: string; isExported: boolean; file: string; line: number }

const ignored = /^(node_modules|build|data|e2e|\.[^/]+)([/\\]|$)/
const isTest = /\.test\.tsx?$|[/\\]testing[/\\]/

/** The words of the model (docs/architecture.md). No other file may declare them, not even without an export. */
const reserved = ['Site', 'Page', 'Document', 'Content', 'Shape', 'Edit', 'Save', 'Change', 'Release', 'Conflict']

/** Finds types, interfaces and classes of one name that several files export. Tests are left out. */
export function checkTypeNames(root: string): { files: string[]; errors: string[] } {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (path) => ignored.test(path) })
    .filter((file) => !isTest.test(file))
    .sort()
  const byName = Map.groupBy(
    files.flatMap((file) => declarationsOf(root, file)),
    ({ name }) => name,
  )
  const errors = [...byName].flatMap(([name, all]) => {
    const relevant = reserved.includes(name) ? all : all.filter(({ isExported }) => isExported)
    if (new Set(relevant.map(({ file }) => file)).size < 2) return []
    const places = relevant.map(({ file, line }) => `${file}:${line}`)
    return [`The type ${name} has several meanings; rename all but one: ${places.join(', ')}`]
  })
  return { files, errors }
}

function declarationsOf(root: string, file: string): Declaration[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { body } = parseSync(file, source).program
  const exported = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && !statement.source
      ? statement.specifiers.map(({ local }) => (local.type === 'Identifier' ? local.name : ''))
      : [],
  )
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (
      declared?.type !== 'TSTypeAliasDeclaration' &&
      declared?.type !== 'TSInterfaceDeclaration' &&
      declared?.type !== 'ClassDeclaration'
    )
      return []
    const name = declared.id?.name ?? ''
    const isExported = declared !== statement || exported.includes(name)
    return [{ name, isExported, file, line: source.slice(0, declared.start).split('\n').length }]
  })
}

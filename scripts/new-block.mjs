import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, log, root } from './log.mjs'
import { nodeBinary } from './node-binary.mjs'

const [folder = ''] = process.argv.slice(2)
const words = folder.split('-')
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
const Name = words.map(capital).join('')
const values = {
  folder,
  Name,
  name: Name.slice(0, 1).toLowerCase() + Name.slice(1),
  TYPE: words.join('_').toUpperCase(),
  Title: capital(words.join(' ')),
}
const { name, TYPE } = values

const read = (path) => readFileSync(join(root, path), 'utf8')
const registry = 'blocks/catalogue.ts'
const templates = readdirSync(join(root, 'scripts/block-template')).map((file) => ({
  path: join('blocks', folder, filled(file.replace(/\.txt$/, ''))),
  source: read(join('scripts/block-template', file)),
}))

const error = malformed() ?? taken()
if (error) fail(error)
mkdirSync(join(root, 'blocks', folder))
for (const { path, source } of templates) writeFileSync(join(root, path), filled(source))
writeFileSync(join(root, registry), registered(read(registry)))
// Writes the JSON Schemas of content files again, because they contain all block types.
const schemas = spawnSync(nodeBinary(), ['server/content-folder/write-schemas.ts'], { cwd: root, stdio: 'inherit' })
if (schemas.status !== 0) fail('The schemas of content files could not be written.')
log(`blocks/${folder} is a new block of the type ${TYPE}, registered in ${registry}`)
log('Start with its names in content.ts. What comes next is in docs/adding-a-block.md')

function filled(text) {
  return text.replace(/__(folder|name|Name|TYPE|Title)__/g, (_, key) => values[key])
}

function malformed() {
  if (folder === '') return 'A new block needs a name: npm run new-block pricing-table'
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(folder) || folder.length > 30) {
    return `'${folder}' is no name for a block. Use at most 30 lower-case letters, digits and hyphens: pricing-table`
  }
  return isIdentifier() ? undefined : `'${folder}' is no name for a block, because it is a word of JavaScript.`
}

function isIdentifier() {
  try {
    new Function(`"use strict"; const ${name} = 1; return ${name}`)
    return !(Name in globalThis) && !['as', 'await', 'type', 'undefined'].includes(name)
  } catch {
    return false
  }
}

function taken() {
  if (existsSync(join(root, 'blocks', folder))) return `There is a block in blocks/${folder}: choose another name.`
  if (new RegExp(`\\b(${TYPE}: |${name}\\b)`).test(read(registry))) {
    return `The name ${TYPE} or ${name} is used in ${registry}: choose another name.`
  }
  const imports = templates.flatMap(({ source }) => source.match(/^import .* from/gm) ?? []).join('\n')
  if (new RegExp(`[{ ](${name}|${Name})[ ,]`).test(imports)) {
    return `Blocks import something that is called ${name} or ${Name}: choose another name.`
  }
  return (
    usedIn('{app,blocks,editor,ui}/**/*.css', new RegExp(`\\.${folder}(?![\\w-])`), `The class .${folder}`) ??
    // blocks/type-names.test.ts would fail if the name of a block type occurred outside of blocks/.
    usedIn('{api,app,content,editor,fields,scripts,server,ui}/**/*.ts{,x}', new RegExp(`\\b${TYPE}\\b`), TYPE)
  )
}

function usedIn(files, pattern, what) {
  const file = globSync(files, { cwd: root }).find((each) => pattern.test(read(each)))
  return file && `${what} is used in ${file}: choose another name.`
}

/** Adds the new block to the source of the registry: the import in alphabetical order, the entry at the end. */
function registered(source) {
  const line = `import { ${name} } from './${folder}/content.ts'`
  const path = (each) => each.split("'")[1]
  const lines = source.split('\n')
  const imports = lines.filter((each) => each.includes('/content.ts'))
  const next = imports.find((each) => path(each) > path(line))
  const at = next ? lines.indexOf(next) : lines.indexOf(imports.at(-1)) + 1
  return lines
    .toSpliced(at, 0, line)
    .join('\n')
    .replace(/^export const catalogue = \{\n(?: {2}.+\n)*/m, `$&  ${TYPE}: ${name},\n`)
}

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkImportBoundaries } from './import-boundaries/check.ts'

const copied = [
  'app/styles',
  'biome.json',
  'blocks',
  'locales',
  'package.json',
  'vitest.config.ts',
  'seed/content/schemas',
]
const linked = ['content', 'fields', 'node_modules', 'public', 'ui']
let root = ''

/** Copies or links the parts of the project that a block and its checks need. */
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'new-block-')))
  for (const path of [
    ...copied,
    'scripts/new-block.mjs',
    'scripts/log.mjs',
    'scripts/node-binary.mjs',
    'server',
    'api',
    'scripts/block-template',
    'scripts/testing',
  ]) {
    cpSync(path, join(root, path), { recursive: true })
  }
  for (const path of linked) symlinkSync(join(process.cwd(), path), join(root, path), 'junction')
  const files = ['blocks/call-me/view.tsx', 'blocks/call-me/call-me.test.tsx']
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: join(process.cwd(), 'tsconfig.json'), include: files }),
  )
})
afterAll(() => rmSync(root, { recursive: true }))

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const newBlock = (name: string) => run('scripts/new-block.mjs', name)

test('a new block passes the checks of the project', { timeout: 120_000 }, () => {
  expect(newBlock('call-me').output).toContain('blocks/call-me is a new block of the type CALL_ME')
  const registry = readFileSync(join(root, 'blocks/catalogue.ts'), 'utf8')
  expect(registry).toContain("import { callMe } from './call-me/content.ts'\nimport { callToAction }")
  expect(registry).toContain('  CALL_ME: callMe,\n}')
  expect(readFileSync(join(root, 'seed/content/schemas/page.schema.json'), 'utf8')).toContain('CALL_ME')

  const lint = ['check', '--error-on-warnings', '--vcs-enabled=false', 'blocks/call-me', 'blocks/catalogue.ts']
  expect(run('node_modules/@biomejs/biome/bin/biome', ...lint)).toMatchObject({ status: 0 })
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ status: 0, output: '' })
  expect(checkImportBoundaries(root).errors).toEqual([])
  const files = ['call-me', 'blank', 'thumbnails', 'messages'].map((file) => `${file}.test`)
  const asked = ['run', '--project', 'site', ...files, '-t', 'CALL_ME|card|name every block']
  const { status, output } = run('node_modules/vitest/vitest.mjs', ...asked)
  expect(status, output).toBe(0)
})

test.each([
  ['', 'needs a name'],
  ['Promo', 'is no name'],
  ['two--hyphens', 'is no name'],
  ['class', 'is a word of JavaScript'],
  ['error', 'is a word of JavaScript'],
  ['hero', 'There is a block in blocks/hero'],
  ['cta', 'The name CTA or cta is used'],
  ['button', 'called button or Button'],
  ['wrap', 'The class .wrap is used in'],
])('the name “%s” is refused: %s', (name, reason) => {
  const before = readFileSync(join(root, 'blocks/catalogue.ts'), 'utf8')
  const { status, output } = newBlock(name)
  expect(status).toBe(1)
  expect(output).toContain(reason)
  expect(readFileSync(join(root, 'blocks/catalogue.ts'), 'utf8')).toBe(before)
  expect(existsSync(join(root, 'blocks/class'))).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** In place of the real tool, which takes half a minute: the built server prints the source. */
const tool = `
const { cpSync, mkdirSync, readFileSync } = require('node:fs')
if (readFileSync('app/page.js', 'utf8').includes('broken')) process.exit(1)
mkdirSync(process.env.BUILD_DIRECTORY + '/server', { recursive: true })
cpSync('app/page.js', process.env.BUILD_DIRECTORY + '/server/main.js')
`

function startProject() {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  cpSync('scripts', join(root, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('node_modules/@react-router/dev/bin.cjs', tool)
  return {
    root,
    builds: () => readdirSync(join(root, 'build')).filter((name) => name !== 'server'),
    build(source: string) {
      write('app/page.js', `console.log('${source}')`)
      return run('--eval', "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())").status
    },
    start: () => run('build/server/main.js').stdout.trim(),
  }
}

test('a build goes beside those before, and is the one that starts next', () => {
  const { builds, build, start } = startProject()
  build('first')
  const [first = ''] = builds()
  expect(start()).toBe('first')
  build('second')
  expect([builds().length, builds().includes(first), start()]).toEqual([2, true, 'second'])
  build('first')
  expect([builds().length, start()]).toEqual([2, 'first'])
})

test('a build that fails changes nothing', () => {
  const { builds, build, start } = startProject()
  build('first')
  expect(build('broken')).toBe(1)
  expect([builds().length, start()]).toEqual([1, 'first'])
})

test('a build removes those that no site has run for a day', () => {
  const { root, builds, build } = startProject()
  build('first')
  const [first = ''] = builds()
  build('second')
  const ago = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(join(root, 'build', first), ago, ago)
  build('third')
  expect(existsSync(join(root, 'build', first))).toBe(false)
  expect(builds()).toHaveLength(2)
})

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { requireChromium } from './chromium.ts'
import { slowestFiles } from './test-times.ts'

/** All checks in order, by the names of their npm scripts. The first failure ends the run. */
const checks = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused code', script: 'unused' },
  { name: 'unit and integration', script: 'test:unit' },
  { name: 'end to end', script: 'test:e2e' },
]

type Outcome = { name: string; seconds: string; said: string }

process.env.CHROMIUM_PATH = requireChromium()
const folder = mkdtempSync(join(tmpdir(), 'ilearn-checks-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.TEST_TIMES = join(folder, 'times.jsonl')
const outcomes: Outcome[] = []
for (const { name, script } of checks) {
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  const { code, lastLine } = await runScript(script)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  outcomes.push({ name, seconds, said: code === 0 ? lastLine : `FAILED (exit code ${code})` })
  if (code !== 0) {
    printTable()
    process.exit(code)
  }
}
printTable()

/** Runs an npm script, forwards its output and returns its exit code and the last line. */
function runScript(script: string): Promise<{ code: number; lastLine: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...color },
    shell: process.platform === 'win32',
  })
  let tail = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    tail = (tail + chunk).slice(-2000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const lines = stripVTControlCharacters(tail).trim().split('\n')
      resolve({ code: code ?? 1, lastLine: lines.at(-1)?.trim() ?? '' })
    })
  })
}

/** The slowest test files, then each check with its seconds. */
function printTable() {
  const slowest = slowestFiles(process.env.TEST_TIMES ?? '', 10)
  if (slowest.length > 0) console.log('\nSlowest test files (tests of a file may run side by side):')
  for (const { file, seconds } of slowest) {
    console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${file}`)
  }
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log('')
  for (const { name, seconds, said } of outcomes) {
    console.log(`${name.padEnd(width)}  ${`${seconds} s`.padStart(8)}  ${said}`)
  }
}

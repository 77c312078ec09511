import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { requireChromium } from './chromium.ts'
import { slowestFiles } from './test-times.ts'

/** The npm scripts. Those of a group run side by side, one processor each; the first group that fails ends the run. */
const groups = [
  [
    { name: 'format and lint', script: 'lint' },
    { name: 'types', script: 'types' },
    { name: 'unused code', script: 'unused' },
  ],
  [{ name: 'unit and integration', script: 'test:unit' }],
  [{ name: 'end to end', script: 'test:e2e' }],
  // Last, so that the table ends with what the seconds above it depend on.
  [{ name: 'bare Node', script: 'bench:node' }],
]

type Outcome = { name: string; seconds: string; said: string }

process.env.CHROMIUM_PATH = requireChromium()
const folder = mkdtempSync(join(tmpdir(), 'ilearn-checks-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.TEST_TIMES = join(folder, 'times.jsonl')
const outcomes: Outcome[] = []
for (const group of groups) {
  const codes = await Promise.all(group.map((check) => runCheck(check, group.length === 1)))
  const failed = codes.find((code) => code !== 0)
  if (failed !== undefined) {
    printTable()
    process.exit(failed)
  }
}
printTable()

/** Returns its exit code. */
async function runCheck({ name, script }: { name: string; script: string }, isAlone: boolean): Promise<number> {
  const heading = `\n── ${name} ──`
  if (isAlone) console.log(heading)
  const began = performance.now()
  const { code, output } = await runScript(script, isAlone)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  // The lines of checks that run side by side would be mixed.
  if (!isAlone) console.log(`${heading}\n${output.trimEnd()}`)
  const lastLine = stripVTControlCharacters(output).trim().split('\n').at(-1)?.trim() ?? ''
  outcomes.push({ name, seconds, said: code === 0 ? lastLine : `FAILED (exit code ${code})` })
  return code
}

/** `isForwarded` prints the output at once, too. */
function runScript(script: string, isForwarded: boolean): Promise<{ code: number; output: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', isForwarded ? 'inherit' : 'pipe'],
    env: { ...process.env, ...color },
    shell: process.platform === 'win32',
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    if (isForwarded) process.stdout.write(chunk)
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

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

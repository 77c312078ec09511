import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processEnv, startServer } from '#server/testing/start-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { withWorkFolder } from './work-folder.ts'

const program = `
  const { withWorkFolder } = await import(process.argv[1])
  await withWorkFolder(process.argv[2], async (folder) => {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(folder + '/users.ndjson', 'accounts')
    console.log(folder)
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  })`

/** Starts a process that uses a work folder in `parent`. */
async function startWork(parent: string) {
  const args = ['--input-type=module', '-e', program, join(import.meta.dirname, 'work-folder.ts'), parent]
  const work = spawn(process.execPath, args, { env: processEnv, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void work.kill('SIGKILL'))
  const [line] = await once(work.stdout, 'data')
  return { work, name: basename(String(line).trim()) }
}

test('the work folder of a killed process is removed by the next run, and that of a running one is not', async () => {
  const parent = await temporaryFolder()
  const [killed, running] = [await startWork(parent), await startWork(parent)]
  killed.work.kill('SIGKILL')
  await once(killed.work, 'close')
  expect((await readdir(parent)).toSorted()).toEqual([killed.name, running.name].toSorted())
  await withWorkFolder(parent, async (own) => {
    expect((await readdir(parent)).toSorted()).toEqual([running.name, basename(own)].toSorted())
  })
  expect(await readdir(parent)).toEqual([running.name])
})

test('the start of the site removes what a killed restore has left', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, '.work-Ab12Cd'))
  await writeFile(join(dataDir, '.work-Ab12Cd', 'users.ndjson'), 'accounts')
  expect((await startServer({ DATA_DIR: dataDir })).base).toBeDefined()
  expect(await readdir(dataDir)).not.toContain('.work-Ab12Cd')
})

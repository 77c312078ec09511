import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { keepBuiltFiles } from './built-files.ts'
import { createPageCache } from './page-cache.ts'
import { clientFiles } from './static-files.ts'

/** Runs a build that has one script, and waits until its files are kept. */
async function runBuild(root: string, dataDir: string, build: string, script: string) {
  const assets = join(root, build, 'client/assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, script), `run('${script}')`)
  const app = Fastify()
  onTestFinished(() => app.close())
  const kept = keepBuiltFiles({ root, build, dataDir, log: app.log })
  onTestFinished(kept.close)
  await kept.copied
  const cache = createPageCache({ maxBytes: 1e6 })
  const notFound = async (_: unknown, reply: { code: (status: number) => { send: () => unknown } }) =>
    reply.code(404).send()
  await clientFiles(app, join(root, build, 'client'), cache, notFound, kept.findFolder)
  return (path: string) => app.inject(path)
}

test('the files of the version before are served for a day after it ran, wherever its build was', async () => {
  const dataDir = await temporaryFolder()
  await runBuild(await temporaryFolder(), dataDir, 'build/one', 'old-1.js')
  const root = await temporaryFolder()
  const get = await runBuild(root, dataDir, 'build/two', 'new-2.js')
  expect((await get('/assets/new-2.js')).body).toBe("run('new-2.js')")
  const { statusCode, body, headers } = await get('/assets/old-1.js')
  expect([statusCode, body]).toEqual([200, "run('old-1.js')"])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/none-3.js')).statusCode).toBe(404)
  expect((await get('/assets/..%2f..%2ftwo/assets/new-2.js')).statusCode).toBe(404)

  const ago = Date.now() / 1000 - 25 * 60 * 60
  await utimes(join(dataDir, 'built/one'), ago, ago)
  const later = await runBuild(root, dataDir, 'build/two', 'new-2.js')
  expect((await later('/assets/old-1.js')).statusCode).toBe(404)
  expect(await readFile(join(dataDir, 'built/two/assets/new-2.js'), 'utf8')).toBe("run('new-2.js')")
})

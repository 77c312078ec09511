import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createPageCache } from './page-cache.ts'
import { clientFiles, localeFiles } from './static-files.ts'

const words = JSON.stringify({ save: 'Save' })

const serveBuild = (app: FastifyInstance, root: string) =>
  clientFiles(app, root, createPageCache({ maxBytes: 1e6 }), async (_, reply) => reply.code(404).send('the 404 page'))

/** Serves files of a project in a folder named 'assets'. The build's folder of hashed files has the same name. */
async function start(
  files: Record<string, string | Buffer>,
  serve: (app: FastifyInstance, root: string) => Promise<void>,
) {
  const root = join(await temporaryFolder(), 'assets', 'site')
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), body)
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  await serve(app, root)
  return app
}

test('only files with a hash in their name are cached forever, wherever the project is located', async () => {
  const files = { 'assets/entry-1a2b.js': 'run()', 'favicon.svg': '<svg/>', 'locales/en/translation.json': words }
  const app = await start(files, serveBuild)
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await kept('/assets/entry-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/favicon.svg')).toBe('public, max-age=3600')
  expect(await kept('/locales/en/translation.json')).toBe('public, max-age=0, must-revalidate')
})

test('locale files are sent as they were compressed at build time', async () => {
  const name = 'locales/ar/translation.json'
  const app = await start({ [name]: words, [`${name}.br`]: brotliCompressSync(words) }, serveBuild)
  const { headers } = await app.inject({ url: `/${name}`, headers: { 'accept-encoding': 'br, gzip' } })
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('json') })
})

test('a script has an ETag, and a video is sent in the requested range', async () => {
  const app = await start({ 'assets/entry-1a2b.js': 'run()', 'assets/tour-1a2b.mp4': 'moving' }, serveBuild)
  const { statusCode, body, headers } = await app.inject('/assets/entry-1a2b.js')
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'run()', 'text/javascript; charset=utf-8'])
  const known = await app.inject({ url: '/assets/entry-1a2b.js', headers: { 'if-none-match': String(headers.etag) } })
  expect(known.statusCode).toBe(304)
  const part = await app.inject({ url: '/assets/tour-1a2b.mp4', headers: { range: 'bytes=0-2' } })
  expect([part.statusCode, part.body]).toEqual([206, 'mov'])
})

test('without a build only the locale files of their folder are served', async () => {
  const app = await start({ 'en/translation.json': words, 'words.test.ts': 'test()' }, localeFiles)
  expect((await app.inject('/locales/en/translation.json')).json()).toMatchObject({
    save: 'Save',
    blocks: { HERO: 'Hero' },
  })
  expect((await app.inject('/locales/words.test.ts')).statusCode).toBe(404)
})

test('an address without a file is answered by the pages', async () => {
  const app = await start({ 'assets/entry-1a2b.js': 'run()' }, serveBuild)
  expect((await app.inject('/assets/gone.js')).body).toBe('the 404 page')
})

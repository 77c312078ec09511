import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { clientFiles, localeFiles } from './static-files.ts'

const words = JSON.stringify({ save: 'Save' })

/** Serves files from a project inside a folder named 'assets', like the folder of the hashed files. */
async function start(files: Record<string, string | Buffer>, serve: typeof clientFiles) {
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
  const app = await start(files, clientFiles)
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await kept('/assets/entry-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/favicon.svg')).toBe('public, max-age=3600')
  expect(await kept('/locales/en/translation.json')).toBe('public, max-age=0, must-revalidate')
})

test('locale files are sent as they were compressed at build time', async () => {
  const name = 'locales/ar/translation.json'
  const app = await start({ [name]: words, [`${name}.br`]: brotliCompressSync(words) }, clientFiles)
  const { headers } = await app.inject({ url: `/${name}`, headers: { 'accept-encoding': 'br, gzip' } })
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('json') })
})

test('without a build only the locale files of their folder are served', async () => {
  const app = await start({ 'en/translation.json': words, 'words.test.ts': 'test()' }, localeFiles)
  expect((await app.inject('/locales/en/translation.json')).json()).toMatchObject({
    save: 'Save',
    blocks: { HERO: 'Hero' },
  })
  expect((await app.inject('/locales/words.test.ts')).statusCode).toBe(404)
})

import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { withBlockMessages } from '#blocks/messages.ts'
import { locales } from '#content/locale.ts'
import { compressedPage } from './compress.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { sendCompressed } from './send-compressed.ts'

/** Content types of files that are kept in memory; videos are not: they are long and requested in ranges. */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The files of the client build, compressed at build time: scripts, styles, fonts, pictures, locale files. */
export async function clientFiles(app: FastifyInstance, root: string, cache: PageCache) {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false })
  const built = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Set(built.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)))
  for (const file of files) {
    const path = relative(root, file)
    if (path.startsWith('.') || /\.(br|gz)$/.test(path)) continue
    const url = `/${path.split(sep).join('/')}`
    const type = types[extname(path)]
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      if (!type) return reply.header('cache-control', cacheControl(path)).sendFile(path)
      const headers = { 'content-type': type, 'cache-control': cacheControl(path) }
      return sendCompressed(request, reply, await cache.get(url, () => readBuiltFile(file, files, headers)))
    })
  }
}

async function readBuiltFile(file: string, files: Set<string>, headers: Record<string, string>): Promise<RenderedPage> {
  // Precompression leaves out files that it would make larger.
  const read = (ending: string) => (files.has(file + ending) ? readFile(file + ending) : undefined)
  const [identity, gzip, br] = await Promise.all([readFile(file), read('.gz'), read('.br')])
  const vary = gzip && { vary: 'Accept-Encoding' }
  const page = compressedPage({ ...headers, ...vary }, { identity, ...(gzip && { gzip }), ...(br && { br }) })
  return { page, uses: new Set(), cacheable: true }
}

/** The locale files from their sources, with the names of the blocks, when there is no build. */
export async function localeFiles(app: FastifyInstance, root: string) {
  for (const locale of locales) {
    app.get(`/locales/${locale}/translation.json`, { schema: { hide: true } }, async (_, reply) => {
      const messages = JSON.parse(await readFile(join(root, locale, 'translation.json'), 'utf8'))
      reply.header('cache-control', cacheControl(`locales${sep}`))
      return withBlockMessages(messages, locale)
    })
  }
}

/** Files in assets/ have a content hash in their name and never change. Locale files change with the scripts. */
function cacheControl(path: string): string {
  const [folder] = path.split(sep)
  if (folder === 'assets') return 'public, max-age=31536000, immutable'
  return folder === 'locales' ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'
}

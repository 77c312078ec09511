import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withBlockNames } from '#blocks/with-block-names.ts'
import { locales } from '#content/locale.ts'
import { sendFile } from '#server/uploads/send-file.ts'
import { folderStorage, unlessMissing } from '#server/uploads/storage/folder.ts'
import { compressedPage } from './compress.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { sendCompressed } from './send-compressed.ts'

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}

/**
 * Sends the compressed versions of the build. All but videos, which are requested in ranges, are kept in `cache`.
 * `findFolder` finds files of other builds, `sendPage` answers for paths without a file.
 */
export async function clientFiles(
  app: FastifyInstance,
  root: string,
  cache: PageCache,
  sendPage: RouteHandler,
  findFolder: (path: string) => Promise<string | undefined> = async () => undefined,
) {
  const served: string[] = []
  for await (const path of folderStorage(root).list('')) {
    if (!path.startsWith('.') && !/\.(br|gz)$/.test(path)) served.push(path)
  }
  // One route per folder: the router compiles code for each, 10 MB for one per file.
  const routes = new Set(served.map((path) => `/${path.replace(/\/.*/, '/*')}`))
  const isServed = new Set(served.map((path) => `/${path}`))
  for (const route of routes) {
    app.get(route, { schema: { hide: true } }, async (request, reply) => {
      const url = route.replace('*', (request.params as { '*'?: string })['*'] ?? '')
      const path = url.slice(1)
      const folder = isServed.has(url) ? root : await findFolder(path)
      if (!folder) return sendPage(request, reply)
      const type = types[extname(path)] ?? 'application/octet-stream'
      const headers = { 'content-type': type, 'cache-control': cacheControl(path) }
      const storage = folderStorage(folder)
      const video = type.startsWith('video/') && (await storage.find(path))
      if (video) return sendFile(request, reply.headers(headers), storage, video)
      return sendCompressed(request, reply, await cache.get(url, () => readBuiltFile(join(folder, path), headers)))
    })
  }
}

async function readBuiltFile(file: string, headers: Record<string, string>): Promise<RenderedPage> {
  // The build writes no compressed version that would be longer than the file.
  const read = (ending: string) => unlessMissing(readFile(file + ending))
  const [identity, gzip, br] = await Promise.all([readFile(file), read('.gz'), read('.br')])
  const vary = gzip && { vary: 'Accept-Encoding' }
  const page = compressedPage({ ...headers, ...vary }, { identity, ...(gzip && { gzip }), ...(br && { br }) })
  return { page, uses: new Set(), cacheable: true }
}

/** Reads their sources, with the messages of the blocks. */
export async function localeFiles(app: FastifyInstance, root: string) {
  for (const locale of locales) {
    app.get(`/locales/${locale}/translation.json`, { schema: { hide: true } }, async (_, reply) => {
      const messages = JSON.parse(await readFile(join(root, locale, 'translation.json'), 'utf8'))
      reply.header('cache-control', cacheControl('locales/'))
      return withBlockNames(messages, locale)
    })
  }
}

/** Files in assets/ have a hash of their content in their names, so they never change. Other files have no hash. */
function cacheControl(path: string): string {
  const [folder] = path.split('/')
  if (folder === 'assets') return 'public, max-age=31536000, immutable'
  return folder === 'locales' ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'
}

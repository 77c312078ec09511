import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of the client build, compressed at build time: scripts, styles, locale files. */
export async function clientFiles(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheControl(relative(root, path))),
  })
}

/** The locale files from their sources, when there is no build. */
export async function localeFiles(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    prefix: '/locales/',
    decorateReply: false,
    allowedPath: (path) => path.endsWith('.json'),
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', cacheControl(`locales${sep}`)),
  })
}

/** Files in assets/ have a content hash in their name and never change. Locale files change with the scripts. */
function cacheControl(path: string): string {
  const [folder] = path.split(sep)
  if (folder === 'assets') return 'public, max-age=31536000, immutable'
  return folder === 'locales' ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'
}

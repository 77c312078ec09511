import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { withBlockMessages } from '#blocks/messages.ts'
import { locales } from '#content/locale.ts'

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

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#app/backend.ts'
import type { Enquiries } from '#server/enquiries/service.ts'
import type { Load } from '#server/load.ts'
import { seoRoutes } from '#server/seo/plugin.ts'
import { formRoutes } from './form-routes.ts'
import { loadBuild, type Renderer } from './load-build.ts'
import type { PageCache } from './page-cache.ts'
import type { PagesReader } from './read-blocks.ts'
import { renderRoutes } from './routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type RenderOptions = {
  reader: PagesReader
  site: Site
  cache: PageCache
  load: Load
  enquiries: Enquiries
  fromSources: boolean
}

/** Everything outside /api: the site's pages, their files, and the interface's words. Registered last. */
export async function render(app: FastifyInstance, needs: RenderOptions) {
  await app.register(fastifyStatic, {
    root: join(root, 'locales'),
    prefix: '/locales/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=0, must-revalidate'),
  })
  if (needs.fromSources) {
    const { serveSources } = await import('./dev.ts')
    return pages(app, { ...needs, renderer: await serveSources(app) })
  }
  await app.register(fastifyStatic, {
    root: join(root, 'build/client'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheControl(path)),
  })
  await pages(app, { ...needs, renderer: await loadBuild() })
}

async function pages(app: FastifyInstance, needs: RenderOptions & { renderer: Renderer }) {
  seoRoutes(app, needs)
  renderRoutes(app, needs)
  await app.register(formRoutes, needs)
}

/** Files under assets/ carry a hash of their content in their name and never change. */
function cacheControl(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

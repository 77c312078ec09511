import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#app/backend.ts'
import type { Enquiries } from '#server/enquiries/service.ts'
import type { Load } from '#server/load.ts'
import { seoRoutes } from '#server/seo/plugin.ts'
import { clientFiles, wordFiles } from './files.ts'
import { formRoutes } from './form-routes.ts'
import { loadBuild, type Renderer } from './load-build.ts'
import type { PageCache } from './page-cache.ts'
import type { PagesReader } from './read-blocks.ts'
import { type RenderFrom, renderFrom, renderRoutes } from './routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type RenderOptions = {
  reader: PagesReader
  site: Site
  cache: PageCache
  load: Load
  enquiries: Enquiries
  fromSources: boolean
}

/** Everything outside /api: the site's pages, their files, and the interface's words. Registered last; gives what makes such a page of other data. */
export async function render(app: FastifyInstance, needs: RenderOptions): Promise<RenderFrom> {
  if (needs.fromSources) {
    await wordFiles(app, join(root, 'locales'))
    const { serveSources } = await import('./dev.ts')
    return pages(app, { ...needs, renderer: await serveSources(app) })
  }
  await clientFiles(app, join(root, 'build/client'))
  return pages(app, { ...needs, renderer: await loadBuild() })
}

async function pages(app: FastifyInstance, needs: RenderOptions & { renderer: Renderer }) {
  seoRoutes(app, needs)
  renderRoutes(app, needs)
  await app.register(formRoutes, needs)
  return renderFrom(needs)
}

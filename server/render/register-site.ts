import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Enquiries } from '#server/enquiries/service.ts'
import type { LoadShedder } from '#server/load-shedding.ts'
import { root } from '#server/root.ts'
import { seoRoutes } from '#server/seo/routes.ts'
import type { SiteDefaults } from '#server/site/read-site.ts'
import { socialRoutes } from '#server/social/routes.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { keepBuiltFiles } from './built-files.ts'
import { formRoutes } from './form-routes.ts'
import { loadBuild, type Renderer } from './load-build.ts'
import type { PageCache } from './page-cache.ts'
import type { PagesReader } from './read-blocks.ts'
import { previewRenderer, type RenderDeps, type RenderPreview, renderRoutes } from './routes.ts'
import { previewRoutes } from './shared-preview.ts'
import { clientFiles, localeFiles } from './static-files.ts'

export type RenderOptions = {
  reader: PagesReader
  adminReader: PagesReader
  site: SiteDefaults
  cache: PageCache
  loadShedder: LoadShedder
  enquiries: Enquiries
  uploads: UploadStore
  fromSources: boolean
} & Pick<RenderDeps, 'seesHidden' | 'visits' | 'openRelease' | 'findPreview'>

export async function render(app: FastifyInstance, deps: RenderOptions & { dataDir: string }): Promise<RenderPreview> {
  const folder = process.env.BUILD_FOLDER
  // Not `buildFolder`, so that a build lacks Vite.
  if (!folder) {
    await localeFiles(app, join(root, 'locales'))
    const { serveSources } = await import('./vite-dev-server.ts')
    return (await sitePages(app, { ...deps, renderer: await serveSources(app) })).preview
  }
  const kept = keepBuiltFiles({ root, build: folder, dataDir: deps.dataDir, log: app.log })
  app.addHook('onClose', async () => kept.close())
  const { sendPage, preview } = await sitePages(app, { ...deps, renderer: await loadBuild(folder) })
  await clientFiles(app, join(root, folder, 'client'), deps.cache, sendPage, kept.findFolder)
  return preview
}

export async function sitePages(app: FastifyInstance, deps: RenderOptions & { renderer: Renderer }) {
  seoRoutes(app, deps)
  socialRoutes(app, deps)
  const sendPage = renderRoutes(app, deps, previewRoutes(app, deps))
  await app.register(formRoutes, deps)
  return { sendPage, preview: previewRenderer(deps) }
}

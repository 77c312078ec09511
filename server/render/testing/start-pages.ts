import type { AppDeps } from '#server/app.ts'
import type { Db } from '#server/db/schema.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { type Render, startSite } from '#server/testing/start-site.ts'
import { formRoutes } from '../form-routes.ts'
import type { Renderer } from '../load-build.ts'
import { createPageCache } from '../page-cache.ts'
import { previewRenderer, renderRoutes } from '../routes.ts'
import { previewRoutes } from '../shared-preview.ts'
import { pageRenderer } from './page-renderer.ts'

const site = { brand: 'Brand', url: 'http://localhost:3000', apiBase: '/api', contactEmail: 'info@example.com' }
const words = { en: 'Words' }
const head = { title: words, filters: { all: words, blog: words, events: words } }
const labels = ['nameLabel', 'emailLabel', 'companyLabel', 'phoneLabel', 'messageLabel', 'title', 'buttonText']
const form = Object.fromEntries(labels.map((label) => [label, words]))

/** Starts a site with 30 posts (three list pages), a contact page with a form, and a page without a form. */
export async function startPages(db: Db, renderer: Renderer = pageRenderer, more: Partial<AppDeps> = {}) {
  const cache = createPageCache({ maxBytes: 1e7 })
  const renderPages: Render = async (app, { enquiries, ...given }) => {
    const deps = {
      reader: pagesReader(db, { cache, isPublic: true }),
      adminReader: pagesReader(db, { cache }),
      site,
      cache,
      renderer,
      fromSources: false,
      ...given,
    }
    renderRoutes(app, deps, previewRoutes(app, deps))
    await app.register(formRoutes, { ...deps, enquiries })
    return previewRenderer(deps)
  }
  const running = await startSite(db, cache.drop, renderPages, undefined, { cache, ...more })
  for (const slug of ['contact-us', 'about']) {
    await pagesRepository(db).insertPage({ slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' })
  }
  const posts = Array.from({ length: 30 }, (_, index) => ({
    id: `post-${index}`,
    type: index % 2 === 0 ? 'blog' : 'event',
    title: words,
    day: `2026-01-${index + 1}`.replace(/-(\d)$/, '-0$1'),
  }))
  await running.post('/resources/blocks', { block_type: 'RESOURCES', content: { ...head, posts }, order: 3 })
  await running.addBlock('FORM', form, 'contact-us')
  await running.addBlock('CTA', { title: words }, 'about')
  const { app } = running
  return {
    ...running,
    cache,
    ask: (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } }),
    send: (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } }),
    stored: () => db.selectFrom('enquiries').selectAll().execute(),
  }
}

import type { InjectOptions } from 'fastify'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import type { OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { seoRoutes } from '../routes.ts'

export const origin = 'https://www.example.com'

const head = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }

/** Starts a site at `origin` with `posts` in its resources, and the routes of `seoRoutes`. */
export async function startSeoSite(open: OpenDatabase, posts: object[] = []) {
  const db = await open()
  const cache = createPageCache({ maxBytes: 1e7 })
  const site = { brand: 'Brand', url: origin, apiBase: '/api', contactEmail: 'info@example.com' }
  const running = await startSite(db, cache.drop, async (app, { loadShedder }) => {
    seoRoutes(app, { reader: pagesReader(db), site, cache, loadShedder })
  })
  const { id } = await running.addBlock('RESOURCES', { ...head, posts }, 'resources')
  return {
    ...running,
    /** The API path of the posts, relative to /api/v1/pages. */
    items: `/blocks/${id}/items`,
    ask: (url: string, headers?: InjectOptions['headers']) => running.app.inject({ url, headers }),
  }
}

/** Returns the texts of all elements with this name, with XML entities. */
export function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
}

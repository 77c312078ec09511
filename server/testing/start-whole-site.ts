import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { type Backend, backendContext } from '#app/backend.ts'
import { loader as siteLoader } from '#app/layout/frame.tsx'
import { loader as detailLoader } from '#app/routes/detail.tsx'
import { loader as loginLoader } from '#app/routes/login.tsx'
import { loader as pageLoader } from '#app/routes/page.tsx'
import { loader as searchLoader } from '#app/routes/search.tsx'
import { splitLocale } from '#content/address.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import { sitePages } from '#server/render/register-site.ts'
import type { OpenDatabase } from './each-dialect.ts'
import { startSite } from './start-site.ts'

const site = { brand: 'Brand', url: 'http://localhost:3000', apiBase: '/api', contactEmail: 'info@example.com' }

/** Responds with the data of all routes that a request matches, which is all that a page is made from. */
const allData = {
  async render(request: Request, backend: Backend) {
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    const url = new URL(request.url.replace(/\.data(?=$|\?)/, ''))
    const isAt = (pattern: RegExp) => pattern.test(decodeURI(url.pathname))
    const own = isAt(/\/login/)
      ? loginLoader
      : isAt(/\/search$/)
        ? searchLoader
        : isAt(/\/(resources|customer-stories|vacancy-details)\/./)
          ? detailLoader
          : pageLoader
    const read = [siteLoader, own].map((loader) =>
      (loader as (asked: never) => Promise<unknown>)({ request, context, url, params: {} } as never).catch(
        (thrown) => thrown,
      ),
    )
    // The loader of app/root.tsx, which only a browser can import, reads the site.
    const answers = await Promise.all([backend.readSite(splitLocale(url.pathname).locale), ...read])
    const redirect = answers.find((answer) => answer instanceof Response)
    const [init] = (answers as { init?: ResponseInit }[]).flatMap((answer) => answer?.init ?? [])
    return (redirect as Response) ?? Response.json(answers, init)
  },
}

/** Starts a site with all its public routes, and with empty pages of these keys. */
export async function startWholeSite(open: OpenDatabase, slugs: string[]) {
  const db = await open()
  const cache = createPageCache({ maxBytes: 1e7 })
  const running = await startSite(
    db,
    cache.drop,
    async (app, given) => {
      const readers = { reader: pagesReader(db, { cache, isPublic: true }), adminReader: pagesReader(db, { cache }) }
      const uploads = { read: async () => undefined } as never
      const deps = { ...readers, site, cache, renderer: allData as never, fromSources: false, uploads, ...given }
      return (await sitePages(app, deps)).preview
    },
    undefined,
    { cache },
  )
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    release?: string,
  ) => {
    const headers = { authorization: `Bearer ${running.token}`, ...(release && { 'x-release': release }) }
    const answer = await running.app.inject({ method, url: `/api/v1${path}`, payload, headers })
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
    return answer.body ? answer.json() : undefined
  }
  for (const slug of slugs) {
    const row = { slug, version: 1, updated_at: '2026-01-01T00:00:00.000Z' }
    await db
      .insertInto('pages')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { ...running, db, call }
}

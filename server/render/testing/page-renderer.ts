import { RouterContextProvider } from 'react-router'
import { backendContext } from '#app/backend.ts'
import { loader as detailLoader } from '#app/routes/detail.tsx'
import { action, loader as pageLoader } from '#app/routes/page.tsx'
import { splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import type { Renderer } from '../load-build.ts'

type Data = { data: unknown; init: ResponseInit | null }

/** Calls the loader or action of a page (or of an item's page) and responds with the returned data as JSON. */
export const pageRenderer: Renderer = {
  async render(request, backend) {
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    const url = new URL(request.url)
    const isItem = findDetailPage(splitLocale(url.pathname).path) !== undefined
    const loader: (asked: never) => Promise<unknown> = isItem ? detailLoader : pageLoader
    const asked = { request, context, url, params: {} } as never
    const answer: unknown = await (request.method === 'POST' ? action(asked) : loader(asked)).catch((thrown) => thrown)
    if (answer instanceof Response) return answer
    if (answer instanceof Error) throw answer
    const { data, init } = answer as Data
    return Response.json(data, init ?? {})
  },
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as wire from '#api/search.ts'
import type { TextPart } from '#content/search.ts'
import { noStore, operations } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { search } from './search.ts'

/** Mounted at /api/v1/search. */
export const searchRoutes: FastifyPluginAsyncZod<Services> = async (app, { db }) => {
  const operation = operations('search')
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('What visitors can read, by its words in one language, best first', {
      querystring: wire.searchRequest,
      response: { 200: wire.searchResults },
    }),
    async ({ query }) => {
      const { items, total } = await search(db, query)
      return {
        items: items.map(({ kind, url, title, excerpt }) => ({ kind, url, title, excerpt: toHtml(excerpt) })),
        total,
      }
    },
  )
}

const entities: { [mark: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' }

const toHtml = (parts: TextPart[]) =>
  parts
    .map(({ text, isFound }) => {
      const escaped = text.replace(/[<>&"']/g, (mark) => entities[mark] ?? mark)
      return isFound ? `<mark>${escaped}</mark>` : escaped
    })
    .join('')

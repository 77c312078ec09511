import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/translations.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { wordMatcher } from '#content/match-words.ts'
import { type Guard, mayOpen, userOf } from '#server/auth/guards.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import { forbidden } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { releaseContent } from '#server/releases/release-content.ts'
import type { Services } from '#server/services.ts'
import { approve } from './approve.ts'
import { importXliff } from './import-xliff.ts'
import { maxUnits } from './read-xliff.ts'
import { countsOf, type SiteText, siteTexts } from './site-texts.ts'
import { writeXliff } from './write-xliff.ts'

/** Enough for a file of 10 MiB, and 100 bytes for the name and the hash of each text in `seen`. */
const maxBodyBytes = 10 * 1024 * 1024 + maxUnits * 100

type Filter = Partial<Pick<z.output<typeof wire.translationQuery>, 'state' | 'page' | 'q' | 'noted'>>

function select(texts: SiteText[], { state, page, q, noted }: Filter): SiteText[] {
  const hasWords = wordMatcher(q ?? '')
  return texts.filter(
    (text) =>
      (!state || state.includes(text.state)) &&
      (!page || page.includes(text.page)) &&
      (!noted || text.isNoted) &&
      (!q || hasWords(htmlToText(`${text.source} ${text.target}`))),
  )
}

/** Throws 403 for a translator who does not translate into Arabic. */
function arabicOnly(guard: Guard): Guard {
  const own: Guard = async (request, reply) => {
    await guard(request, reply)
    if (userOf(request).locales?.includes('ar') === false) throw forbidden('NOT_ALLOWED')
  }
  return Object.assign(own, { ...(guard.roles && { roles: guard.roles }) })
}

/** Mounted at /api/v1/translations. */
export const translationRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, onChange, requirePermission } = services
  const operation = operations('translations', requirePermission('translations.read'))
  const writing = operations('translations', arabicOnly(requirePermission('translations.write')))
  app.addHook('onRequest', noStore)
  /** Returns those on the pages that the user may open. */
  async function textsFor(request: FastifyRequest): Promise<SiteText[]> {
    const user = userOf(request)
    const texts = await siteTexts(db, user.release && (await releaseContent(db, user.release.id)))
    return texts.filter(({ page }) => mayOpen(user, page))
  }

  app.get(
    '',
    operation('The texts of the site with the state of their Arabic', {
      querystring: wire.translationQuery,
      response: { 200: wire.translationList, ...problems(422) },
    }),
    async (request) => {
      const { query } = request
      const texts = await textsFor(request)
      const [start = 0] = query.cursor === undefined ? [] : readCursor(z.tuple([z.int().min(0)]), query.cursor)
      const selected = select(texts, query)
      const end = start + query.limit
      return {
        items: selected.slice(start, end),
        next_cursor: end < selected.length ? writeCursor([end]) : null,
        counts: countsOf(texts),
        pages: [...Map.groupBy(texts, ({ page }) => page)].map(([page, here]) => ({ page, counts: countsOf(here) })),
      }
    },
  )

  app.post(
    '/approve',
    writing('Say that the Arabic of texts is right for their English as it is', {
      body: wire.approval,
      response: { 200: wire.approved, ...problems(404, 409, 422) },
    }),
    async (request) => {
      const texts = await textsFor(request)
      return { approved: await approve(db, request.body.items, texts, userOf(request).release?.id) }
    },
  )

  app.get(
    '/export',
    operation('The texts as an XLIFF 2.1 file for translators', {
      querystring: wire.exportQuery,
      response: {
        200: { description: 'XLIFF 2.1', content: { 'application/xliff+xml': { schema: z.string() } } },
        ...problems(422),
      },
    }),
    async (request, reply) =>
      reply
        .type('application/xliff+xml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="translations.xlf"')
        .send(writeXliff(select(await textsFor(request), request.query))),
  )

  app.post(
    '/import',
    {
      ...writing('Store the Arabic of an XLIFF file in one transaction, or only say what that would change', {
        querystring: wire.importQuery,
        body: wire.importRequest,
        response: { 200: wire.importResult, ...problems(409, 413, 422) },
      }),
      bodyLimit: maxBodyBytes,
    },
    async (request) => {
      const { query, body } = request
      const isDryRun = query.dry_run === 'true'
      const texts = await textsFor(request)
      return importXliff({ db, onChange }, { ...body, isDryRun, author: userOf(request), texts })
    },
  )
}

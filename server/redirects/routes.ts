import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/redirects.ts'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import { userOf } from '#server/auth/guards.ts'
import { conflict, notFound } from '#server/errors.ts'
import { readLinks } from '#server/links/read-links.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { readAddresses } from '#server/pages/addresses.ts'
import { type Author, type ChangeContext, changes, requireLive } from '#server/pages/change-pages.ts'
import { type RedirectRow, redirectsRepository } from '#server/pages/redirects-repository.ts'
import { lockSiteRow } from '#server/pages/settings.ts'
import { findAddress } from '#server/render/find-address.ts'
import type { Services } from '#server/services.ts'
import { redirectAcceptor } from './accept-redirect.ts'
import { acceptCsv } from './import-redirects.ts'

/** Mounted at /api/v1/redirects. */
export const redirectRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, onChange, siteUrl, visits, requirePermission } = services
  const operation = operations('redirects', requirePermission('redirects'))
  const change = changes(db, onChange)
  app.addHook('onRequest', noStore)

  /** Runs `work` under the lock of the row `site`, and drops the cached addresses. Throws in a release. */
  const changeSite = async <T>(author: Author, work: (context: ChangeContext) => Promise<T>) => {
    requireLive(author)
    return change(author, lockSiteRow, notFound('PAGE_NOT_FOUND'), work)
  }

  /** `ignored` is the stored redirect that is about to change. */
  async function acceptance({ db }: ChangeContext, ignored?: RedirectRow, acceptsStored = false) {
    const stored = await redirectsRepository(db).list()
    const others = stored.filter(({ id }) => id !== ignored?.id)
    return redirectAcceptor({ db, siteUrl, addresses: await readAddresses(db), acceptsStored }, others)
  }

  app.get('', operation('The redirects of the site', { response: { 200: wire.redirectList } }), async () => {
    await visits.flush()
    const { resolve } = await readLinks(db, siteUrl)
    const redirects = (await redirectsRepository(db).list()).map(toRedirect)
    return { items: redirects.map((redirect) => ({ ...redirect, fault: resolve(redirect.to).fault })) }
  })

  app.post(
    '',
    operation('Add a redirect; those that lead to its address lead where it leads from then on', {
      body: wire.newRedirect,
      response: { 201: wire.redirect, ...problems(409) },
    }),
    async (request, reply) => {
      const redirect = await changeSite(userOf(request), async (context) => {
        const { from, to, permanent } = await (await acceptance(context))(request.body)
        return redirectsRepository(context.db).put(from, to, context.at, permanent)
      })
      return reply.code(201).send(toRedirect(redirect))
    },
  )

  app.post(
    '/import',
    {
      ...operation('Add the redirects of a CSV table, all of them or, if a line has a fault, none', {
        body: wire.redirectImport,
        response: { 200: wire.redirectsImported },
      }),
      bodyLimit: 4 * wire.maxCsvLength,
    },
    async (request) =>
      changeSite(userOf(request), async (context) => {
        const { accepted, skipped } = await acceptCsv(request.body.csv, await acceptance(context, undefined, true))
        for (const { from, to, permanent, isStored } of accepted) {
          if (!isStored) await redirectsRepository(context.db).put(from, to, context.at, permanent)
        }
        return { imported: accepted.length, skipped }
      }),
  )

  app.put(
    '/:id',
    operation('Change a redirect', {
      params: wire.redirectParams,
      body: wire.newRedirect,
      response: { 200: wire.redirect, ...problems(404, 409) },
    }),
    async (request) =>
      changeSite(userOf(request), async (context) => {
        const repository = redirectsRepository(context.db)
        const stored = requireChangeable(await repository.find(request.params.id))
        const { from, to, permanent } = await (await acceptance(context, stored))(request.body)
        return toRedirect(await repository.update(stored, from, to, permanent))
      }),
  )

  app.delete(
    '/:id',
    operation('Delete a redirect', { params: wire.redirectParams, response: { 204: z.null(), ...problems(404, 409) } }),
    async (request, reply) => {
      await changeSite(userOf(request), async (context) => {
        const repository = redirectsRepository(context.db)
        await repository.deleteFrom([requireChangeable(await repository.find(request.params.id)).from_path])
      })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/missed',
    operation('The addresses that visitors did not find in the last 90 days, and that are still not there', {
      response: { 200: wire.missedList },
    }),
    async () => {
      const [missed, addresses] = [await visits.listMissed(), await readAddresses(db)]
      return { items: missed.filter(({ path }) => !findAddress(addresses, path)).slice(0, 100) }
    },
  )
}

/** The addresses of the route table. A redirect from such an address can be neither changed nor deleted. */
const lasting = new Set(routeTable.flatMap(({ path }) => locales.map((locale) => localizeHref(path, locale))))

function requireChangeable(redirect: RedirectRow | undefined): RedirectRow {
  if (!redirect) throw notFound('REDIRECT_NOT_FOUND')
  if (lasting.has(redirect.from_path)) throw conflict('REDIRECT_NEEDED')
  return redirect
}

const toRedirect = ({ from_path: from, to_path: to, permanent, ...rest }: RedirectRow): wire.Redirect => ({
  ...rest,
  from,
  to,
  permanent: permanent === 1,
})

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as wire from '#api/site.ts'
import { siteKey } from '#content/page-keys.ts'
import { userOf } from '#server/auth/guards.ts'
import { notFound } from '#server/errors.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import { changes } from '#server/pages/change-pages.ts'
import { type PageRow, pagesRepository } from '#server/pages/pages-repository.ts'
import { lockSiteRow, mergeSettings } from '#server/pages/settings.ts'
import type { Services } from '#server/services.ts'

/** Reads and changes the settings of the site, for administrators only (mounted at /api/v1/site). */
export const siteRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, mailer, onChange, requirePermission, openRelease } = services
  const change = changes(db, onChange)
  const operation = operations('site', requirePermission('site'))
  app.addHook('onRequest', noStore)

  const toDetails = (stored?: Pick<PageRow, 'content' | 'content_version'>): wire.SiteDetails => ({
    publishers: 'editors',
    ...(stored?.content as wire.SiteSettings | null | undefined),
    version: stored?.content_version ?? 0,
    defaults: mailer.defaults,
  })

  app.get(
    '',
    operation('The settings of the site; what is missing is as the environment or the style sheet says', {
      response: { 200: wire.siteDetails },
    }),
    async (request) => {
      const { release } = userOf(request)
      const read = release && (await (await openRelease(release.id)).readPage(siteKey))
      return toDetails(read?.page ?? (await pagesRepository(db).findSettings(siteKey)))
    },
  )

  app.patch(
    '',
    operation('Change settings of the site; with `version`, changes made by others meanwhile are kept', {
      body: wire.siteChange,
      response: { 200: wire.siteDetails, ...problems(409) },
    }),
    async (request) =>
      change(userOf(request), lockSiteRow, notFound('SETTINGS_NOT_FOUND'), (context) =>
        mergeSettings(context, siteKey, request.body, toDetails),
      ),
  )
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type * as z from 'zod'
import type { PageList, PageSettings } from '#api/pages.ts'
import * as wire from '#api/pages.ts'
import { localizeHref } from '#content/address.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { type ChangeContext, changes } from './change-pages.ts'
import { type PageRow, pagesRepository } from './pages-repository.ts'
import { parseWith } from './parse-content.ts'
import { settingsId } from './revisions-repository.ts'

const schema = wire.pageSettings.shape.content

/**
 * Reads and writes the settings of pages. Pages without a URL (the frame, the templates) have none. For administrators
 * only.
 */
export const settingsRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, onChange, requireAdmin }) => {
  const change = changes(db, onChange)
  const operation = operations('pages', requireAdmin)

  app.get(
    '/:slug/settings',
    operation('The name and description of a page; until somebody changes them, those that the site came with', {
      params: wire.pageParams,
      response: { 200: wire.pageSettings, ...problems(401, 403, 404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      const stored = findPage(params.slug) && (await pagesRepository(db).findSettings(params.slug))
      if (!stored) throw notFound('SETTINGS_NOT_FOUND')
      return toSettings(params.slug, stored)
    },
  )

  app.put(
    '/:slug/settings',
    operation('Change them; with `version`, changes made by others meanwhile are kept', {
      params: wire.pageParams,
      body: wire.pageSettingsChange,
      response: { 200: wire.pageSettings, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request) => {
      const { slug } = request.params
      return change(
        adminOf(request).id,
        async (pages, at) => (findPage(slug) ? pages.lockPage(slug, at) : undefined),
        notFound('SETTINGS_NOT_FOUND'),
        (context) => saveSettings(context, slug, request.body),
      )
    },
  )
}

/** The pages of the route table with their current names. */
export async function listPages(db: Db): Promise<PageList['items']> {
  const rows = new Map((await pagesRepository(db).listPages()).map((row) => [row.slug, row]))
  return routeTable.flatMap(({ key: slug, path }) => {
    const row = rows.get(slug)
    if (!row) return []
    const { name } = settingsOf(slug, row.content)
    return [
      { slug, path: { en: path, ar: localizeHref(path, 'ar') }, name, state: 'public', updated_at: row.updated_at },
    ]
  })
}

/** The settings of a page: the stored ones, else those of the route table, else empty ones. */
export function settingsOf(slug: string, stored?: Content | null): PageSettings['content'] {
  if (stored) return stored as PageSettings['content']
  const { name = { en: '' }, description = { en: '' } } = findPage(slug) ?? {}
  return { name, description }
}

/** Validates the settings of a page like a block's content and stores them. */
export async function storeSettings(context: ChangeContext, slug: string, content: Content, version: number) {
  const accepted = parseWith(schema, content)
  if (!accepted.name.en.trim()) throw invalid([{ path: 'content.name.en', message: 'may not be empty' }])
  await context.pages.updateSettings(slug, { content: accepted, content_version: version })
  await context.revisions.ofSettings(slug, { content: accepted, version }, context)
  return accepted
}

async function saveSettings(
  context: ChangeContext,
  slug: string,
  { content, version }: z.output<typeof wire.pageSettingsChange>,
) {
  const stored = (await context.pages.findSettings(slug)) ?? { content: null, content_version: 0 }
  const current = settingsOf(slug, stored.content)
  const isStale = version !== undefined && version !== stored.content_version
  const base = isStale ? await settingsAt(context, slug, version, stored.content_version) : current
  const merged = merge(base, current, parseWith(schema, content))
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', { current: toSettings(slug, stored), conflicts: merged.conflicts })
  }
  if (isSame(merged.content, current)) return toSettings(slug, stored)
  const next = stored.content_version + 1
  const accepted = await storeSettings(context, slug, merged.content, next)
  return toSettings(slug, { content: accepted, content_version: next })
}

async function settingsAt({ revisions }: ChangeContext, slug: string, version: number, newest: number) {
  if (version > newest) return {}
  return settingsOf(slug, await revisions.contentAt(settingsId(slug), version))
}

function toSettings(slug: string, stored: Pick<PageRow, 'content' | 'content_version'>): PageSettings {
  return { page: slug, content: settingsOf(slug, stored.content), version: stored.content_version }
}

const findPage = (slug: string): Page | undefined => routeTable.find(({ key }) => key === slug)

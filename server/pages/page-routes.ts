import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { NewPage, StoredSettings } from '#api/pages.ts'
import * as wire from '#api/pages.ts'
import { findBlockType } from '#blocks/catalogue.ts'
import { startOf } from '#blocks/page-starts.ts'
import { pageKeys, siteKey } from '#content/page-keys.ts'
import { userOf } from '#server/auth/guards.ts'
import { isUniqueViolation } from '#server/db/dialect.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import { releasesRepository } from '#server/releases/repository.ts'
import type { Services } from '#server/services.ts'
import { settingsOf } from './addresses.ts'
import { type ChangeContext, changes } from './change-pages.ts'
import { insertNewBlock } from './create-block.ts'
import { freePath, normalizePaths } from './page-paths.ts'
import { pagesRepository } from './pages-repository.ts'
import { listOf, parseContent } from './parse-content.ts'
import { changeSettings, deletePage, storeSettings, toDetails } from './settings.ts'

export const pageRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, onChange, requirePermission, openRelease } = services
  const change = changes(db, onChange)
  const readOperation = operations('pages', requirePermission('content.read'))
  const textOperation = operations('pages', requirePermission('content.translate'))
  const operation = operations('pages', requirePermission('pages.write'))

  app.get(
    '/:slug/settings',
    readOperation('The settings of a page with an address', {
      params: wire.pageParams,
      response: { 200: wire.pageDetails, ...problems(404) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { slug } = request.params
      const { release } = userOf(request)
      const stored = await (release ? await openRelease(release.id) : pagesRepository(db)).readPage(slug)
      if (!stored) throw notFound('SETTINGS_NOT_FOUND')
      return toDetails(slug, stored.page, stored.page.updated_at)
    },
  )

  app.post(
    '/',
    operation('Make a page, hidden by default: blank, from one of four starts, or as a copy of a page', {
      body: wire.newPage,
      response: { 201: wire.pageDetails, ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { body } = request
      const slug = await freeSlug(db, body.path.en)
      const page = await change(
        userOf(request),
        async (pages, at) => {
          await pages.insertPage({ slug, version: 1, updated_at: at })
          return pages.findPage(slug)
        },
        notFound('PAGE_NOT_FOUND'),
        (context) => createPage(context, slug, body),
      ).catch((error) => {
        throw isUniqueViolation(error) ? conflict('ADDRESS_TAKEN') : error
      })
      return reply.code(201).send(page)
    },
  )

  app.patch(
    '/:slug',
    textOperation('Change the settings of a page; with `version`, changes made by others meanwhile are kept', {
      params: wire.pageParams,
      body: wire.pageChange,
      response: { 200: wire.pageDetails, ...problems(404, 409) },
    }),
    async (request) => {
      const { slug } = request.params
      return change(
        userOf(request),
        (pages, at) => pages.lockPage(slug, at),
        notFound('SETTINGS_NOT_FOUND'),
        (context) => changeSettings(context, slug, request.body),
      )
    },
  )

  app.delete(
    '/:slug',
    operation('Move a page into the bin', {
      params: wire.pageParams,
      response: { 204: z.null(), ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { slug } = request.params
      await change(
        userOf(request),
        (pages, at) => pages.lockPage(slug, at),
        notFound('PAGE_NOT_FOUND'),
        (context) => deletePage(context, slug),
      )
      return reply.code(204).send(null)
    },
  )
}

/** Derives the key from the English path. Keys of deleted pages and of pages in releases are not reused. */
async function freeSlug(db: Executor, path: string): Promise<string> {
  const stored = (await pagesRepository(db).listPages()).map(({ slug }) => slug)
  const taken = new Set([...pageKeys, siteKey, ...stored, ...(await releasesRepository(db).pageKeys())])
  const written = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
  return freePath(written || randomUUID(), (slug) => taken.has(slug))
}

async function createPage(
  context: ChangeContext,
  slug: string,
  { copy_of, start = 'blank', state = 'hidden', ...body }: NewPage,
) {
  const { settings, blocks } = copy_of === undefined ? startOf(start, body.name) : await readCopied(context, copy_of)
  const stored = await storeSettings(
    context,
    slug,
    {
      description: { en: '' },
      noindex: false,
      accent: 'primary',
      ...settings,
      ...body,
      path: normalizePaths(body.path),
      state,
    } satisfies StoredSettings,
    { content: null, content_version: 0 },
  )
  for (const [index, { type, content }] of blocks.entries()) {
    await insertNewBlock(context, slug, { type, position: index + 1, content: parseContent(type, content), items: [] })
  }
  return toDetails(slug, stored, context.at)
}

/** Leaves out blocks with a collection, because an item cannot have two addresses. */
async function readCopied({ pages }: ChangeContext, slug: string) {
  const read = await pages.readPage(slug)
  const settings = read && settingsOf(slug, read.page.content)
  if (!settings || slug === siteKey) throw notFound('PAGE_NOT_FOUND')
  const blocks = read.blocks.flatMap(({ block_type, content }) => {
    const type = findBlockType(block_type)
    return type && !listOf(type) ? [{ type, content }] : []
  })
  return { settings: { layout: slug, ...settings }, blocks }
}

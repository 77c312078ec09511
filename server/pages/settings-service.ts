import { type PageList, type PageSettings, pageSettings } from '#api/pages.ts'
import { localizeHref } from '#content/address.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { type Page, pages as routeTable } from '#content/pages.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { type ChangeContext, changes, type OnChange } from './change-pages.ts'
import { type PageRow, pagesRepository } from './pages-repository.ts'
import { parseWith } from './parse-content.ts'
import { settingsId } from './revisions-repository.ts'

type SettingsChange = { content: Content; version?: number | undefined }

const schema = pageSettings.shape.content

/** Name and description of pages: those that editors stored, else those of the route table. */
export function settingsService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)

  return {
    /** The pages of the route table with their current names. */
    async list(): Promise<PageList['items']> {
      const rows = new Map((await pagesRepository(db).listPages()).map((row) => [row.slug, row]))
      return routeTable.flatMap(({ key: slug, path }) => {
        const row = rows.get(slug)
        if (!row) return []
        const { name } = settingsOf(slug, row.content)
        return [
          { slug, path: { en: path, ar: localizeHref(path, 'ar') }, name, state: 'public', updated_at: row.updated_at },
        ]
      })
    },

    /** 404 for pages without a URL (the frame, the templates), which have no settings. */
    async read(slug: string): Promise<PageSettings> {
      const stored = await pagesRepository(db).findSettings(slug)
      if (!stored || !findPage(slug)) throw notFound('SETTINGS_NOT_FOUND')
      return toSettings(slug, stored)
    },

    save: (slug: string, changed: SettingsChange, by: string | null): Promise<PageSettings> =>
      change(
        by,
        async (pages, at) => (findPage(slug) ? pages.lockPage(slug, at) : undefined),
        notFound('SETTINGS_NOT_FOUND'),
        (context) => saveSettings(context, slug, changed),
      ),
  }
}

/** The settings of a page: the stored ones, else the route table's; empty for a page that is not in it. */
export function settingsOf(slug: string, stored?: Content | null): PageSettings['content'] {
  if (stored) return stored as PageSettings['content']
  const { name = { en: '' }, description = { en: '' } } = findPage(slug) ?? {}
  return { name, description }
}

/** Validates the settings of a page like a block's content and stores them. */
export async function storeSettings(
  context: ChangeContext,
  slug: string,
  content: Content,
  version: number,
): Promise<Content> {
  const accepted = parseWith(schema, content)
  if (!accepted.name.en.trim()) throw invalid([{ path: 'content.name.en', message: 'may not be empty' }])
  await context.pages.updateSettings(slug, { content: accepted, content_version: version })
  await context.revisions.ofSettings(slug, { content: accepted, version }, context)
  return accepted
}

async function saveSettings(
  context: ChangeContext,
  slug: string,
  { content, version }: SettingsChange,
): Promise<PageSettings> {
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

async function settingsAt(
  { revisions }: ChangeContext,
  slug: string,
  version: number,
  newest: number,
): Promise<Content> {
  if (version > newest) return {}
  return settingsOf(slug, await revisions.contentAt(settingsId(slug), version))
}

function toSettings(slug: string, stored: Pick<PageRow, 'content' | 'content_version'>): PageSettings {
  return { page: slug, content: settingsOf(slug, stored.content), version: stored.content_version }
}

const findPage = (slug: string): Page | undefined => routeTable.find(({ key }) => key === slug)

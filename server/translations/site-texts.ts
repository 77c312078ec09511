import type { TextState, Translation, TranslationCounts } from '#api/translations.ts'
import { placeholders } from '#blocks/placeholders.ts'
import type { BilingualText } from '#content/locale.ts'
import { isPlaceholderOf } from '#content/placeholders.ts'
import { textsOf, translationState, translationStates } from '#content/translation.ts'
import type { Executor } from '#server/db/schema.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import { type ContentRow, iterateContent } from '#server/pages/iterate-content.ts'
import { type PageRow, pagesRepository } from '#server/pages/pages-repository.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import { isDeleted } from '#server/pages/settings.ts'
import { finder, releaseRecords, type TextHolder, textShape, translationRecords } from './records.ts'

export type SiteText = Translation & { holder: TextHolder; isNoted: boolean }

/**
 * The content that texts are read from: that of the live site, or of a release (server/releases/release-content.ts).
 */
export type TextSource = {
  release?: string
  pages: () => Promise<Pick<PageRow, 'slug' | 'content'>[]>
  content: () => AsyncIterable<ContentRow>
}

const liveContent = (db: Executor): TextSource => ({
  pages: pagesRepository(db).listPages,
  content: () => iterateContent(db),
})

/** Lists texts that have English, sorted by page and block. */
export async function siteTexts(db: Executor, source = liveContent(db)): Promise<SiteText[]> {
  const own = source.release === undefined ? [] : await releaseRecords(db, source.release).all()
  const findRecord = finder([...(await translationRecords(db).all()), ...own])
  const pages = (await source.pages()).filter((page) => !isDeleted(page))
  const found: { holder: TextHolder; order: number; content: unknown }[] = pages.map(({ slug, content }) => ({
    holder: { page_slug: slug, block_id: settingsId(slug), block_type: 'PAGE', item_id: null },
    order: -1,
    content: settingsOf(slug, content),
  }))
  const known = new Set(pages.map(({ slug }) => slug))
  for await (const { place, order, raw } of source.content()) {
    const { page: page_slug, ...holder } = place
    if (holder.block_type === 'PAGE' || !known.has(page_slug)) continue
    found.push({ holder: { page_slug, ...holder }, order, content: JSON.parse(raw) })
  }
  const compare = new Intl.Collator('en').compare
  found.sort((one, other) => compare(one.holder.page_slug, other.holder.page_slug) || one.order - other.order)
  return found.flatMap(({ holder, content }) => toTexts(holder, content, findRecord))
}

type FindRecord = ReturnType<typeof finder>

function toTexts(holder: TextHolder, content: unknown, findRecord: FindRecord): SiteText[] {
  const { page_slug: page, block_id: block, block_type, item_id } = holder
  return textsOf(textShape(holder), content).flatMap(({ path: steps, kind, text }) => {
    const path = steps.join('.')
    const { en: source = '', ar: target = '' } = text
    const record = findRecord(holder, path, target)
    const state = translationState(text, record, isDefaultText)
    if (!state) return []
    const was = state === 'outdated' && record ? { was: record.source } : {}
    const item = item_id === null ? {} : { item: item_id }
    const isNoted = record !== undefined
    return [{ holder, isNoted, page, block, block_type, ...item, path, kind, state, source, target, ...was }]
  })
}

const isDefaultText = (text: BilingualText) => isPlaceholderOf(placeholders, text)

const maxListed = 100

/** Places and states of the first 100, and the number of all. */
export function textsOfProblem(texts: Translation[]): { texts: TextState[]; total: number } {
  const listed = texts.slice(0, maxListed).map(({ page, block, block_type, item, path, kind, state }) => {
    return { page, block, block_type, ...(item && { item }), path, kind, state }
  })
  return { texts: listed, total: texts.length }
}

/** '<block>/<item>/<path>', or '<block>//<path>' in a block. */
export const textName = ({ block, item = '', path }: Pick<Translation, 'block' | 'item' | 'path'>) =>
  `${block}/${item}/${path}`

export function countsOf(texts: SiteText[]): TranslationCounts {
  const counts = Object.fromEntries(translationStates.map((state) => [state, 0])) as TranslationCounts
  for (const { state } of texts) counts[state]++
  return counts
}

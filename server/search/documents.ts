import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { localizeHref } from '#content/address.ts'
import { type DetailPage, detailPages } from '#content/detail-pages.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { inLocale, type Locale, locales } from '#content/locale.ts'
import { isShownAt, type Page } from '#content/pages.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { SearchKind } from '#content/search.ts'
import type { Content, SearchDocumentsTable } from '#server/db/schema.ts'
import { toPage } from '#server/pages/addresses.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import { pathsOf } from '#server/pages/page-paths.ts'
import type { BlockRow, PageRow } from '#server/pages/pages-repository.ts'
import { collectionOf } from '#server/pages/parse-content.ts'

export type SearchDocument = Omit<SearchDocumentsTable, 'id'>
type StoredPage = { page: PageRow; blocks: BlockRow[] }
type Localized = Record<string, unknown>

/** The page if visitors can find it; undefined for the frame, templates, hidden and deleted pages. */
export function findPublicPage({ slug, content }: Pick<PageRow, 'slug' | 'content'>): Page | undefined {
  const page = toPage(slug, content)
  return page?.noindex || page?.isHidden ? undefined : page
}

/** Whether visitors see a block or an item. */
const isPublished = ({ hidden, draft }: Content) => hidden !== true && draft !== true

/** The blocks that visitors see. */
const shownBlocks = ({ page, blocks }: StoredPage) =>
  blocks.filter(({ position, content }) => isShownAt(page.slug, position) && isPublished(content))

/** The block whose collection visitors see as the items of this page, and the address of these items. */
export function findHolder(stored: StoredPage): { block: BlockRow; detail: DetailPage } | undefined {
  const detail = detailPages.find(({ page }) => page === stored.page.slug)
  if (!detail || !findPublicPage(stored.page)) return undefined
  const block = shownBlocks(stored).find(({ block_type }) => findBlockType(block_type) === detail.block_type)
  return block && { block, detail }
}

/** The page in each language, without the items of its collections: these are documents of their own. */
export function documentsOfPage(stored: StoredPage): SearchDocument[] {
  const page = findPublicPage(stored.page)
  if (!page) return []
  const { name, description } = page
  return locales.map((locale) => ({
    locale,
    page_slug: page.key,
    block_id: '',
    item_id: '',
    kind: 'page',
    path: pathsOf(page)[locale],
    title: inLocale(name, locale).text,
    description: inLocale(description, locale).text,
    body: bodyOf(shownBlocks(stored).flatMap((block) => textsOfBlock(block, locale))),
  }))
}

function textsOfBlock({ block_type, content }: BlockRow, locale: Locale): string[] {
  const type = findBlockType(block_type)
  if (!type) return []
  const list = collectionOf(type)?.key
  const head = list ? { ...content, [list]: [] } : content
  return textsIn(localize(catalogue[type].content, head as never, { locale, apiBase: '' }))
}

/** A published item in each language. */
export function documentsOfItem(row: ItemRow, block: BlockRow, { base, kind }: DetailPage): SearchDocument[] {
  const item = catalogue[block.block_type as BlockType].collection?.item
  if (!item || !isPublished(row.content)) return []
  return locales.map((locale) => {
    const { title, ...content } = localize(item, row.content as never, { locale, apiBase: '' }) as Localized
    const { summary, rest } = splitSummary(content)
    return {
      locale,
      page_slug: block.page_slug,
      block_id: block.id,
      item_id: row.id,
      kind: kindOf(kind, row.content),
      path: localizeHref(`${base}/${row.id}`, locale),
      title: titleOf(kind, textsIn(title).join(' '), content),
      description: summary.join(' · '),
      body: bodyOf(textsIn(rest)),
    }
  })
}

/** A story is named as on its page (blocks/gallery/story.tsx). */
function titleOf(kind: DetailPage['kind'], title: string, { company, figure }: Localized): string {
  if (kind !== 'story') return title
  const figures = [...textsIn(figure), title].join(' ')
  return [...textsIn(company), figures].join(': ')
}

function kindOf(kind: DetailPage['kind'], { type }: Content): SearchKind {
  if (kind === 'resource') return type === 'event' ? 'event' : 'post'
  return kind
}

/** What names or sums up an item, in the order in which it is shown. */
const summaryKeys = ['industry', 'department', 'location', 'description', 'summary']

function splitSummary(content: Localized): { summary: string[]; rest: Localized } {
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !summaryKeys.includes(key)))
  return { summary: summaryKeys.flatMap((key) => textsIn(content[key])), rest }
}

/** What is in every item or its title, or only describes a picture. */
const skippedKeys =
  /^(?:.*_?alt|.*Alt|backLinkText|shareTitle|tocTitle|applyText|date|tag|company|figure|searchTitle|searchDescription)$/

/** All texts in a localized value, without markup, one per paragraph. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if ('text' in value && typeof value.text === 'string') return value.text ? [value.text] : []
  if ('html' in value && typeof value.html === 'string') return htmlToText(value.html, '\n').split('\n').filter(Boolean)
  return Object.entries(value).flatMap(([key, each]) => (skippedKeys.test(key) ? [] : textsIn(each)))
}

const maxBodyLength = 60_000

const bodyOf = (texts: string[]) =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].join('\n').slice(0, maxBodyLength).toWellFormed()

import { type BlockType, catalogue, findBlockType } from '#blocks/catalogue.ts'
import { localizeHref } from '#content/address.ts'
import { type DetailPage, detailPages } from '#content/detail-pages.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, inLocale, type Locale, locales } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { SearchKind } from '#content/search.ts'
import { elementShape, type ObjectShape, type Shape } from '#content/shape.ts'
import type { Content, SearchDocumentsTable } from '#server/db/schema.ts'
import { toPage } from '#server/pages/addresses.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import { pathsOf } from '#server/pages/page-paths.ts'
import { type BlockRow, type PageRow, toBlock } from '#server/pages/pages-repository.ts'
import { collectionOf } from '#server/pages/parse-content.ts'
import { isIndexedPage, isShownOn } from '#server/pages/public-pages.ts'

export type SearchDocument = Omit<SearchDocumentsTable, 'id'>
type StoredPage = { page: PageRow; blocks: BlockRow[] }

/** Undefined for header, footer and templates, too. */
function findIndexedPage({ page: { slug, content }, blocks }: StoredPage): Page | undefined {
  const page = toPage(slug, content)
  const placed = blocks.map((row) => toBlock(row))
  return page && isIndexedPage(page, placed) ? page : undefined
}

const shownBlocks = ({ page, blocks }: StoredPage) =>
  blocks.filter(({ position: order, content }) => isShownOn(page.slug, { order, content }))

/** Finds the block whose items have pages of their own. */
export function findHolder(stored: StoredPage): { block: BlockRow; detail: DetailPage } | undefined {
  const detail = detailPages.find(({ page }) => page === stored.page.slug)
  if (!detail || !findIndexedPage(stored)) return undefined
  const block = shownBlocks(stored).find(({ block_type }) => findBlockType(block_type) === detail.block_type)
  return block && { block, detail }
}

/** Returns one per language, without the items of its collections. */
export function documentsOfPage(stored: StoredPage): SearchDocument[] {
  const page = findIndexedPage(stored)
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
  return type ? textsOfFields(shapeOf(catalogue[type].content), content, locale, [collectionOf(type)?.key]) : []
}

/** None for an item that visitors do not see. */
export function documentsOfItem(row: ItemRow, block: BlockRow, { base, kind }: DetailPage): SearchDocument[] {
  const item = catalogue[block.block_type as BlockType].collection?.item
  if (!item || row.content.draft === true) return []
  const shape = shapeOf(item) as ObjectShape
  return locales.map((locale) => {
    const texts = (key: string) => textsIn(shape.fields[key], row.content[key], locale)
    return {
      locale,
      page_slug: block.page_slug,
      block_id: block.id,
      item_id: row.id,
      kind: kindOf(kind, row.content),
      path: localizeHref(`${base}/${row.id}`, locale),
      title: titleOf(kind, texts),
      description: summaryKeys.flatMap(texts).join(' · '),
      body: bodyOf(textsOfFields(shape, row.content, locale, ['title', ...summaryKeys])),
    }
  })
}

/** The title of a story is 'Company: figure title', e.g. 'Tilal: 98% of all nurses trained'. */
function titleOf(kind: DetailPage['kind'], texts: (key: string) => string[]): string {
  const title = texts('title').join(' ')
  if (kind !== 'story') return title
  return [...texts('company'), [...texts('figure'), title].join(' ')].join(': ')
}

function kindOf(kind: DetailPage['kind'], { type }: Content): SearchKind {
  if (kind === 'resource') return type === 'event' ? 'event' : 'post'
  return kind
}

/** The keys of texts that summarize an item, in the order in which the description of a result shows them. */
const summaryKeys = ['industry', 'department', 'location', 'description', 'summary']

/** Labels, tags, what is in the title, and texts for search engines. */
const skippedKeys = /^(?:backLinkText|shareTitle|tocTitle|applyText|tag|company|figure|searchTitle|searchDescription)$/

/** Returns texts without markup; a formatted text becomes one per paragraph. */
function textsIn(shape: Shape | undefined, value: unknown, locale: Locale): string[] {
  if (!shape || typeof value !== 'object' || value === null) return []
  switch (shape.type) {
    case 'text':
      return [inLocale(value as BilingualText, locale).text].filter(Boolean)
    case 'rich':
      return htmlToText(inLocale(value as BilingualText, locale).text, '\n')
        .split('\n')
        .filter(Boolean)
    case 'array':
      return (value as unknown[]).flatMap((each) => textsIn(shape.element, each, locale))
    case 'object':
      return textsOfFields(shape, value as Content, locale)
    case 'record':
      return Object.entries(value).flatMap(([key, each]) =>
        skippedKeys.test(key) ? [] : textsIn(elementShape(shape, key), each, locale),
      )
  }
  return []
}

function textsOfFields(shape: Shape, content: Content, locale: Locale, except: unknown[] = []): string[] {
  const { fields, media = [] } = shape as ObjectShape
  const skipped = [...except, ...media.map(({ alt }) => alt)]
  return Object.entries(fields).flatMap(([key, field]) =>
    skipped.includes(key) || skippedKeys.test(key) ? [] : textsIn(field, content[key], locale),
  )
}

const maxBodyLength = 60_000

const bodyOf = (texts: string[]) =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].join('\n').slice(0, maxBodyLength).toWellFormed()

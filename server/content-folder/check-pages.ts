import { storedSettings } from '#api/pages.ts'
import { pageKeys, partKeys, siteKey } from '#content/page-keys.ts'
import type { Content } from '#server/db/schema.ts'
import { SiteError } from '#server/errors.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import { type AcceptedBlock, requireTypeOn } from '#server/pages/create-block.ts'
import { collectionOf, listOf, parseContent, parseItem, parseWith } from '#server/pages/parse-content.ts'
import { siteFile, siteFileContent } from './folder-format.ts'
import type { ContentError, FolderBlock, FolderItem, FolderPage } from './read-folder.ts'

export type AcceptedPage = { slug: string; settings?: Content; blocks: AcceptedBlock[] }

/** Uses the functions that validate a save. Collects all errors instead of throwing the first one. */
export function checkPages(pages: FolderPage[]): { accepted: AcceptedPage[]; errors: ContentError[] } {
  const errors: ContentError[] = []
  const accepted = pages.map((page) => {
    const { slug, file } = page
    const addError = (path: string, message: string) => errors.push({ file, path, message })
    if (!page.settings && !pageKeys.includes(slug))
      addError('settings', 'is missing: only pages that each site has can do without')
    if (slug === siteKey) addError('slug', `is that of ${siteFile}`)
    if (file !== `pages/${slug}.json`) addError('slug', 'is not the name of the file')
    const orders = page.blocks.map(({ order }) => order)
    for (const [index, order] of orders.entries()) {
      if (orders.indexOf(order) < index) addError(`blocks.${index}.order`, 'is that of another block of the page')
    }
    const settings = page.settings && checkSettings(page, page.settings, errors)
    const blocks = page.blocks.flatMap((block, index) => checkBlock(page, block, `blocks.${index}`, errors))
    return { slug, ...(settings && { settings }), blocks }
  })
  return { accepted, errors }
}

export function checkSite(site: Content): { accepted: Content | undefined; errors: ContentError[] } {
  const errors: ContentError[] = []
  const addError = (path: string, message: string) => errors.push({ file: siteFile, path, message })
  return { accepted: attempt(() => parseWith(siteFileContent, site), addError, ''), errors }
}

function checkSettings({ slug, file }: FolderPage, settings: Content, errors: ContentError[]): Content | undefined {
  const addError = (path: string, message: string) => void errors.push({ file, path, message })
  if (partKeys.includes(slug)) return addError('settings', 'is only for pages with an address')
  const checked = attempt(() => parseWith(storedSettings, { ...settingsOf(slug), ...settings }), addError, 'settings')
  if (checked?.name.en.trim() === '') addError('settings.name.en', 'may not be empty')
  return checked
}

function checkBlock({ slug, file, settings }: FolderPage, block: FolderBlock, path: string, errors: ContentError[]) {
  const addError = (path: string, message: string) => void errors.push({ file, path, message })
  const { order: position, block_type, items = [] } = block
  const type = attempt(() => requireTypeOn({ slug, content: settings ?? null }, block_type), addError, '', path)
  if (!type) return []
  const list = listOf(type)
  if (list && list in block.content) addError(`${path}.content.${list}`, 'belongs into files that `items` names')
  const content = attempt(() => parseContent(type, block.content), addError, `${path}.content`)
  const max = collectionOf(type)?.max ?? 0
  if (items.length > max) addError(`${path}.items`, `has more than ${max} items`)
  const ids = new Set<unknown>()
  const accepted = items.flatMap((item) => {
    if (ids.has(item.content.id)) errors.push({ file: item.file, path: 'id', message: 'is that of another item' })
    ids.add(item.content.id)
    return checkItem(item, () => parseItem(type, item.content), errors)
  })
  return content ? [{ type, position, content, items: accepted }] : []
}

function checkItem({ file }: FolderItem, parse: () => Content, errors: ContentError[]): Content[] {
  const item = attempt(parse, (path, message) => errors.push({ file, path, message }), '')
  return item ? [item] : []
}

/**
 * Passes the errors of a 422 to `addError`. Prepends `before` to their paths or replaces 'content' there by `content`.
 */
function attempt<T>(
  check: () => T,
  addError: (path: string, message: string) => void,
  content: string,
  before = '',
): T | undefined {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    for (const { path, message } of error.members.errors ?? []) {
      const inside = before ? `${before}.${path}` : path.replace(/^content/, content).replace(/^\./, '')
      addError(inside, message)
    }
  }
}

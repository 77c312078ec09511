import { pageSettings } from '#api/pages.ts'
import { pageKeys } from '#content/page-keys.ts'
import { pages as routeTable } from '#content/pages.ts'
import type { Content } from '#server/db/schema.ts'
import { SiteError } from '#server/errors.ts'
import { type AcceptedBlock, requireTypeOn } from '#server/pages/create-block.ts'
import { collectionOf, listOf, parseContent, parseItem, parseWith } from '#server/pages/parse-content.ts'
import type { Fault, FolderBlock, FolderItem, FolderPage } from './read-folder.ts'

/** A page as it is stored: checked, and its HTML sanitized. */
export type AcceptedPage = { slug: string; settings?: Content; blocks: AcceptedBlock[] }

/** Checks pages like changes of editors, and collects every fault instead of stopping at the first. */
export function checkPages(pages: FolderPage[]): { accepted: AcceptedPage[]; faults: Fault[] } {
  const faults: Fault[] = []
  const accepted = pages.map((page) => {
    const { slug, file } = page
    const fault = (path: string, message: string) => faults.push({ file, path, message })
    if (!pageKeys.includes(slug)) fault('slug', 'is the key of no page of the site')
    if (file !== `pages/${slug}.json`) fault('slug', 'is not the name of the file')
    const orders = page.blocks.map(({ order }) => order)
    for (const [index, order] of orders.entries()) {
      if (orders.indexOf(order) < index) fault(`blocks.${index}.order`, 'is that of another block of the page')
    }
    const settings = page.settings && checkSettings(page, page.settings, faults)
    const blocks = page.blocks.flatMap((block, index) => checkBlock(page, block, `blocks.${index}`, faults))
    return { slug, ...(settings && { settings }), blocks }
  })
  return { accepted, faults }
}

function checkSettings({ slug, file }: FolderPage, settings: Content, faults: Fault[]): Content | undefined {
  const fault = (path: string, message: string) => void faults.push({ file, path, message })
  if (!routeTable.some(({ key }) => key === slug)) return fault('settings', 'is only for pages with an address')
  const checked = attempt(() => parseWith(pageSettings.shape.content, settings), fault, 'settings')
  if (checked?.name.en.trim() === '') fault('settings.name.en', 'may not be empty')
  return checked
}

function checkBlock({ slug, file }: FolderPage, block: FolderBlock, path: string, faults: Fault[]): AcceptedBlock[] {
  const fault = (path: string, message: string) => void faults.push({ file, path, message })
  const { order: position, block_type, items = [] } = block
  const type = attempt(() => requireTypeOn(slug, block_type), fault, '', path)
  if (!type) return []
  const list = listOf(type)
  if (list && list in block.content) fault(`${path}.content.${list}`, 'belongs into files that `items` names')
  const content = attempt(() => parseContent(type, block.content), fault, `${path}.content`)
  const max = collectionOf(type)?.max ?? 0
  if (items.length > max) fault(`${path}.items`, `has more than ${max} items`)
  const ids = new Set<unknown>()
  const accepted = items.flatMap((item) => {
    if (ids.has(item.content.id)) faults.push({ file: item.file, path: 'id', message: 'is that of another item' })
    ids.add(item.content.id)
    return checkItem(item, () => parseItem(type, item.content), faults)
  })
  return content ? [{ type, position, content, items: accepted }] : []
}

function checkItem({ file }: FolderItem, parse: () => Content, faults: Fault[]): Content[] {
  const item = attempt(parse, (path, message) => faults.push({ file, path, message }), '')
  return item ? [item] : []
}

/**
 * Runs a check that throws 422, and reports its errors instead. Their paths begin with 'content', which `content`
 * replaces, or follow `before`.
 */
function attempt<T>(
  check: () => T,
  fault: (path: string, message: string) => void,
  content: string,
  before = '',
): T | undefined {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    for (const { path, message } of error.members.errors ?? []) {
      const inside = before ? `${before}.${path}` : path.replace(/^content/, content).replace(/^\./, '')
      fault(inside, message)
    }
  }
}

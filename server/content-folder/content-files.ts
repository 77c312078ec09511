import { storedSettings } from '#api/pages.ts'
import { type SiteSettings, siteSettings } from '#api/site.ts'
import { isSame } from '#content/json.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { Shape } from '#content/shape.ts'
import type { Content } from '#server/db/schema.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import type { ReadPage } from '#server/pages/pages-reader.ts'
import type { PageRow } from '#server/pages/pages-repository.ts'
import { shapesOf, splitItems } from '#server/pages/parse-content.ts'
import { itemsFolder, pagesFolder, schemaReference, schemasFolder, siteSchemaName } from './folder-format.ts'
import { mapStrings, withMediaNames } from './media-addresses.ts'
import { orderKeys } from './order-keys.ts'
import { uniqueNames } from './unique-names.ts'

const settingsShape = shapeOf(storedSettings)

export type ContentFile = { folder: string; name: string; content: object }

/** `mediaNames` maps keys of uploads to file names in `media/`. */
export function contentFiles(pages: ReadPage[], mediaNames: Map<string, string>): ContentFile[] {
  const files: ContentFile[] = []
  const namesIn = new Map<string, ReturnType<typeof uniqueNames>>()
  const written = (shape: Shape | undefined, content: unknown) =>
    mapStrings(orderKeys(shape, content), (text) => withMediaNames(text, mediaNames)) as object

  function addFile(folder: string, name: string, content: object) {
    files.push({ folder, name, content: { $schema: schemaReference(folder), ...content } })
  }

  /** Returns the file's name, which may have a number: items of two blocks can share an id. */
  function addItem(folder: string, id: string, content: object): string {
    const uniqueName = namesIn.get(folder) ?? uniqueNames()
    namesIn.set(folder, uniqueName)
    const name = uniqueName(id)
    addFile(folder, name, content)
    return name
  }

  for (const { page, blocks } of pages) {
    const settings = changedSettings(page)
    addFile(pagesFolder, page.slug, {
      slug: page.slug,
      ...(settings && { settings: orderKeys(settingsShape, settings) }),
      blocks: blocks.map(({ order, block_type, content }) => {
        const { shape, itemShape } = shapesOf(block_type)
        const { head, items } = splitItems(block_type, content)
        const folder = itemsFolder(block_type)
        const names = items?.map((item) => addItem(String(folder), String(item.id), written(itemShape, item)))
        return { order, block_type, content: written(shape, head), ...(names && { items: names }) }
      }),
    })
  }
  return files
}

export function siteJson(settings: SiteSettings, mediaNames: Map<string, string>): object {
  const named = mapStrings(orderKeys(shapeOf(siteSettings), settings), (text) => withMediaNames(text, mediaNames))
  return { $schema: `${schemasFolder}/${siteSchemaName}`, ...(named as object) }
}

/** Undefined if none differs from the route table. */
function changedSettings({ slug, content }: PageRow): Content | undefined {
  const start: Content = settingsOf(slug) ?? {}
  const changed = Object.entries(settingsOf(slug, content) ?? {}).filter(([key, value]) => !isSame(value, start[key]))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

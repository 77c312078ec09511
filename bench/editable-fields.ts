import type { Page } from '@playwright/test'
import type { BlockType } from '#blocks/catalogue.ts'
import { shapes } from '#blocks/shapes.ts'
import { findUneditableTexts } from '#e2e/helpers/uneditable-texts.ts'
import { definitionOf, fieldKindAt, schemaAt } from '#editor/model/documents/field-schema.ts'
import { english as messages } from '#locales/testing/messages.ts'
import type { Figure } from './figures.ts'

type Field = { type: BlockType; dottedPath: string; isLink: boolean }

/** Counts what can be edited in place on a page in edit mode, by kind, and what cannot. */
export async function countEditable(page: Page): Promise<Figure[]> {
  await page.waitForLoadState('networkidle')
  const { fields, lists, entries, blocks } = await page.evaluate(readPage)
  const kinds = Object.entries(Object.groupBy(fields, kindOf)).map(([kind, all]) => `${kind} ${all?.length}`)
  const missing = await findUneditableTexts(page, messages)
  return [
    { name: 'editable on /', value: `${fields.length}: ${kinds.join(', ')}` },
    { name: 'lists on /, their entries, blocks', value: `${lists}, ${entries}, ${blocks}` },
    { name: 'words and pictures on / without an editor', value: [missing.length, ...missing].join(' ') },
  ]
}

/** Runs in the browser. A field that is on the page twice counts once. */
function readPage() {
  const fields = new Map<string, Field>()
  const entries = new Set<string>()
  const lists = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-block-id] :is([data-edit-path], [data-edit-item])',
  )) {
    const { blockId: block = '', blockType } = element.closest<HTMLElement>('[data-block-id]')?.dataset ?? {}
    const { editPath: dottedPath, editItem, editLink } = element.dataset
    const isLink = editLink !== undefined
    if (dottedPath) fields.set(`${block} ${dottedPath}`, { type: blockType as BlockType, dottedPath, isLink })
    if (!editItem) continue
    entries.add(`${block} ${editItem}`)
    lists.add(`${block} ${editItem.slice(0, editItem.lastIndexOf('/'))}`)
  }
  const blocks = new Set([...document.querySelectorAll<HTMLElement>('[data-block-id]')].map((it) => it.dataset.blockId))
  return { fields: [...fields.values()], lists: lists.size, entries: entries.size, blocks: blocks.size }
}

/** The kind of field at a path, from the schema of the block or of the collection whose items it shows. */
function kindOf({ type, dottedPath, isLink }: Field): string {
  const [list = '', , ...rest] = dottedPath.split('.')
  const item = Object.values(shapes).find(({ collection }) => collection?.key === list)?.collection?.item
  const [schema, path] = item ? [item, rest] : [definitionOf(type).content, dottedPath.split('.')]
  const found = schemaAt(schema, path)
  const kind = fieldKindAt(schema, path.join('.'))
  if (kind === 'media') return found && 'isIcon' in found && found.isIcon ? 'icons' : 'pictures'
  const leads = path.at(-1) === 'label' && schemaAt(schema, [...path.slice(0, -1), 'path']) !== undefined
  if (isLink || leads) return 'links'
  return kind === 'rich' ? 'rich texts' : kind === 'text' ? 'texts' : `others (${dottedPath})`
}

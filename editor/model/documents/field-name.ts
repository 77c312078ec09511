import type { TFunction } from 'i18next'
import { detailPages } from '#content/detail-pages.ts'
import type { Path } from '#content/path.ts'
import type { EditorDocument } from './documents.ts'

/** A field's name in the page's language: 'Title'. */
export function fieldName(t: TFunction, path: Path): string {
  const key = path.at(-1) ?? ''
  // Keys that editors create, in a policy for example, have no name of their own.
  return t([`fields.${key}`, 'fields.content'])
}

/** The name of a block type: 'Hero'. */
export function blockName(t: TFunction, type: EditorDocument['type']): string {
  return t(`blocks.${type}`, { defaultValue: type })
}

/** The name of the items of a block's collection: 'Post'; undefined if the items have no pages. */
export function itemName(t: TFunction, type: EditorDocument['type'] | undefined): string | undefined {
  const detail = detailPages.find((each) => each.block_type === type)
  return detail && t(`itemKinds.${detail.kind}`)
}

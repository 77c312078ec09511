import type { TFunction } from 'i18next'
import { detailPages } from '#content/detail-pages.ts'
import type { Path } from '#content/path.ts'
import type { EditorDocument } from './documents.ts'
import { isSettings } from './field-schema.ts'

/** Returns the name of a field in the page's language: 'Title'. */
export function fieldName(t: TFunction, path: Path): string {
  const key = path.at(-1) ?? ''
  // Keys that users create, in a policy for example, have no message: they are named 'Text'.
  return t([`fields.${key}`, 'fields.content'])
}

/** Returns the name of a document's type: 'Hero', 'Page settings'. */
export function blockName(t: TFunction, type: EditorDocument['type']): string {
  if (isSettings(type)) return t(type === 'PAGE' ? 'editor.pageSettings' : 'panels.site')
  return t(`blocks.${type}`, { defaultValue: type })
}

/** Returns the name of the items of a block's collection: 'Post'. Undefined if the items have no pages. */
export function itemName(t: TFunction, type: EditorDocument['type'] | undefined): string | undefined {
  const detail = detailPages.find((each) => each.block_type === type)
  return detail && t(`itemKinds.${detail.kind}`)
}

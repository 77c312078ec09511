import type { TFunction } from 'i18next'
import { details } from '#content/details.ts'
import type { Steps } from './store/content-path.ts'
import type { Unit } from './store/units.ts'

/** A field's name in the page's language: 'Title'. */
export function fieldName(t: TFunction, steps: Steps): string {
  const key = steps.at(-1) ?? ''
  // Keys that editors make up, in a policy for instance, have no name of their own.
  return t([`fields.${key}`, 'fields.content'])
}

/** Its block's: 'Hero'. */
export function blockName(t: TFunction, type: Unit['type']): string {
  return t(`blocks.${type}`, { defaultValue: type })
}

/** What an item of its collection is: 'Post'; nothing where items have no pages. */
export function itemName(t: TFunction, type: Unit['type'] | undefined): string | undefined {
  const detail = details.find((each) => each.block_type === type)
  return detail && t(`itemKinds.${detail.kind}`)
}

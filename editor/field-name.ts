import type { TFunction } from 'i18next'
import type { Steps } from './store/content-path.ts'
import type { Unit } from './store/units.ts'

/** A field's name in the page's language: 'Title'. */
export function fieldName(t: TFunction, steps: Steps): string {
  const key = steps.at(-1) ?? ''
  return t(`fields.${key}`, { defaultValue: key })
}

/** Its block's: 'Hero'. */
export function blockName(t: TFunction, type: Unit['type']): string {
  return t(`blocks.${type}`, { defaultValue: type })
}

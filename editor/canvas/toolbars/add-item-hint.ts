import type { TFunction } from 'i18next'
import type { BlockType } from '#blocks/catalogue.ts'

/** What a button adds to a block's collection, if its label does not say so. */
export function addItemHint(t: TFunction, type: BlockType | undefined): string | undefined {
  if (type === 'GALLERY') return t('editor.addsStory')
  if (type === 'JOBS') return t('editor.addsVacancy')
  return undefined
}

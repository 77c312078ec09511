import type { TFunction } from 'i18next'
import type { BlockType } from '#blocks/catalogue.ts'

/** What an item of a block's collection is, where its button does not say so by its name. */
export function addItemHint(t: TFunction, type: BlockType | undefined): string | undefined {
  if (type === 'GALLERY') return t('editor.addsStory')
  if (type === 'JOBS') return t('editor.addsVacancy')
  return undefined
}

import type { TFunction } from 'i18next'
import type { BlockType } from '#blocks/catalogue.ts'
import type { ItemMessages } from '#content/shape.ts'
import { itemMessages } from '../documents/field-schema.ts'

/**
 * The messages for a post, customer story or vacancy that is created (specification §8), for an id that is taken (§5),
 * and the title of its dialog.
 */
export function newItemMessages(t: TFunction, type: BlockType | undefined) {
  const { add, creating, created, isTaken } = itemMessages(type) ?? general
  return {
    title: t(add),
    busy: t(creating),
    done: t(created),
    failed: t('notices.creationFailed'),
    isTaken: (id: string) => t(isTaken, { id }),
  }
}

/** For a block that is no longer there. */
const general: ItemMessages = {
  add: 'editor.addItem',
  creating: 'notices.savingChanges',
  created: 'notices.changesSaved',
  isTaken: 'alerts.postExists',
}

import type { TFunction } from 'i18next'
import type { ItemMessages } from '#content/shape.ts'
import { type DocumentType, itemMessages } from '../documents/field-schema.ts'

/**
 * Returns the messages for the creation of a post, customer story or vacancy (specification §8), the message for an id
 * that exists already (§5), and the title of the dialog.
 */
export function newItemMessages(t: TFunction, type: DocumentType | undefined) {
  const { add, creating, created, isTaken } = itemMessages(type) ?? general
  return {
    title: t(add),
    busy: t(creating),
    done: t(created),
    failed: t('notices.creationFailed'),
    isTaken: (id: string) => t(isTaken, { id }),
  }
}

/** The messages if the block was deleted or has no collection. */
const general: ItemMessages = {
  add: 'editor.addItem',
  creating: 'notices.savingChanges',
  created: 'notices.changesSaved',
  isTaken: 'alerts.postExists',
}

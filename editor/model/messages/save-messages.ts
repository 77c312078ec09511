import type { TFunction } from 'i18next'
import type { Edit } from '#content/edits.ts'
import { addressKeys } from '#content/media-group.ts'
import type { ItemMessages } from '#content/shape.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { type DocumentType, itemMessages, schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import { mediaFieldAt } from '../uploads/media-field.ts'
import { failureText } from './error-messages.ts'

/** The texts of the toasts during a save, after success and after failure (specification §8). */
export type SaveMessages = {
  busy: string
  done: string
  failed: string
}

/** Returns the messages for a save of a picture, of the body of an article, of its sidebar, or of anything else. */
export function saveMessages(
  t: TFunction,
  { place, edits }: { place: Place; edits: Edit[] },
  document: Pick<EditorDocument, 'type' | 'item' | 'page'>,
): SaveMessages {
  const { path } = place
  const inArticle = document.item !== undefined && path[0] === 'detailContent'
  if (place.kind === 'media' && isOfPicture(place, edits, document)) {
    return { busy: t('notices.savingImage'), done: t('notices.imageUpdated'), failed: failureText(t, document) }
  }
  if (inArticle && path[1] === 'body') {
    return {
      busy: place.kind === 'flow' ? t('notices.savingContent') : busyInBody(t, edits),
      done: t('notices.contentSaved'),
      failed: t('notices.contentFailed'),
    }
  }
  if (inArticle && sidebarTexts.has(path[1] ?? '')) {
    return { busy: t('notices.savingSidebar'), done: t('notices.sidebarSaved'), failed: t('notices.sidebarFailed') }
  }
  return { busy: t('notices.savingChanges'), done: t('notices.changesSaved'), failed: failureText(t, document) }
}

/** Whether the edits replace the picture or video at a place. A change of only its alternative text does not count. */
function isOfPicture({ path }: Place, edits: Edit[], document: Pick<EditorDocument, 'type' | 'item'>): boolean {
  const { group, holder } = mediaFieldAt(schemaOf(document), path)
  const own = addressKeys(group).map((key) => [...holder, key].join())
  return edits.some((edit) => own.includes(edit.path.join()))
}

/** Returns the message while the body of an article is saved. Additions and deletions have messages of their own. */
function busyInBody(t: TFunction, edits: Edit[]): string {
  const changes = edits.flatMap((edit) => ('list' in edit ? [edit.list] : []))
  if (changes.some((change) => 'add' in change)) return t('notices.addingBlock')
  return t(changes.some((change) => 'remove' in change) ? 'notices.deletingBlock' : 'notices.savingContent')
}

const sidebarTexts = new Set(['tocTitle', 'shareTitle'])

/** Returns a function that returns the messages for a change of the structure of a page. */
export const savingMessages =
  (t: TFunction) =>
  (of: Parameters<typeof failureText>[1], busy = t('notices.savingChanges')): SaveMessages => ({
    busy,
    done: t('notices.changesSaved'),
    failed: failureText(t, of),
  })

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

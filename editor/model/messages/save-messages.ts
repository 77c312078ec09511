import type { TFunction } from 'i18next'
import type { Edit } from '#content/edits.ts'
import { addressKeys } from '#content/media-group.ts'
import type { ItemMessages } from '#content/shape.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { type DocumentType, itemMessages, schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import { mediaFieldAt } from '../uploads/media-field.ts'
import { failureText } from './error-messages.ts'

export type SaveMessages = {
  busy: string
  done: string
  failed: string
}

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

function isOfPicture({ path }: Place, edits: Edit[], document: Pick<EditorDocument, 'type' | 'item'>): boolean {
  const { group, holder } = mediaFieldAt(schemaOf(document), path)
  const own = addressKeys(group).map((key) => [...holder, key].join())
  return edits.some((edit) => own.includes(edit.path.join()))
}

function busyInBody(t: TFunction, edits: Edit[]): string {
  const changes = edits.flatMap((edit) => ('list' in edit ? [edit.list] : []))
  if (changes.some((change) => 'add' in change)) return t('notices.addingBlock')
  return t(changes.some((change) => 'remove' in change) ? 'notices.deletingBlock' : 'notices.savingContent')
}

const sidebarTexts = new Set(['tocTitle', 'shareTitle'])

export const savingMessages =
  (t: TFunction) =>
  (of: Parameters<typeof failureText>[1], busy = t('notices.savingChanges')): SaveMessages => ({
    busy,
    done: t('notices.changesSaved'),
    failed: failureText(t, of),
  })

/** See specification §8 and §5. */
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

const general: ItemMessages = {
  add: 'editor.addItem',
  creating: 'notices.savingChanges',
  created: 'notices.changesSaved',
  isTaken: 'alerts.postExists',
}

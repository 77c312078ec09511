import type { TFunction } from 'i18next'
import type { Edit } from '#content/edits.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import { mediaSlotOf } from '../uploads/media-slot.ts'
import { failureText } from './error-messages.ts'

/** The toasts while something is saved, on success and on failure (specification §8; contract, names). */
export type SaveMessages = {
  busy: string
  done: string
  failed: string
}

/** The messages for a save, by what is saved: a picture, the body of an article, its sidebar, or anything else. */
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

/** Whether the edits replace a picture or the video in its place, and not only its alternative text. */
function isOfPicture({ path }: Place, edits: Edit[], document: Pick<EditorDocument, 'type' | 'item'>): boolean {
  const { pair } = mediaSlotOf(schemaOf(document), path)
  const own = (pair ? [pair.picture, pair.video, pair.first] : [path]).map((each) => each?.join())
  return edits.some((edit) => own.includes(edit.path.join()))
}

/** The message while the body of an article is saved: additions and deletions have messages of their own. */
function busyInBody(t: TFunction, edits: Edit[]): string {
  const changes = edits.flatMap((edit) => ('list' in edit ? [edit.list] : []))
  if (changes.some((change) => 'add' in change)) return t('notices.addingBlock')
  return t(changes.some((change) => 'remove' in change) ? 'notices.deletingBlock' : 'notices.savingContent')
}

/** The texts in an article's sidebar. */
const sidebarTexts = new Set(['tocTitle', 'shareTitle'])

import type { TFunction } from 'i18next'
import { failureText } from './failures.ts'
import { schemaOf } from './field-kind.ts'
import { slotOf } from './media/slot.ts'
import type { Place } from './places.ts'
import type { Edit } from './store/content-path.ts'
import type { Unit } from './store/units.ts'

/** What is said while something is saved, when it is, and when it could not be (specification §8; contract, names). */
export type Saying = {
  busy: string
  done: string
  failed: string
}

/** The sentences for a save, by what is saved: a picture, the body of an article, its sidebar, or anything else. */
export function sayingOf(
  t: TFunction,
  { place, edits }: { place: Place; edits: Edit[] },
  unit: Pick<Unit, 'type' | 'item' | 'page'>,
): Saying {
  const { steps } = place
  const inArticle = unit.item !== undefined && steps[0] === 'detailContent'
  if (place.kind === 'media' && isOfPicture(place, edits, unit)) {
    return { busy: t('notices.savingImage'), done: t('notices.imageUpdated'), failed: failureText(t, unit) }
  }
  if (inArticle && steps[1] === 'body') {
    return {
      busy: busyInBody(t, edits),
      done: t('notices.contentSaved'),
      failed: t('notices.contentFailed'),
    }
  }
  if (inArticle && sidebarTexts.has(steps[1] ?? '')) {
    return { busy: t('notices.savingSidebar'), done: t('notices.sidebarSaved'), failed: t('notices.sidebarFailed') }
  }
  return { busy: t('notices.savingChanges'), done: t('notices.changesSaved'), failed: failureText(t, unit) }
}

/** Whether a picture or the film in its place is another one, and not the words about it alone. */
function isOfPicture({ steps }: Place, edits: Edit[], unit: Pick<Unit, 'type' | 'item'>): boolean {
  const { pair } = slotOf(schemaOf(unit), steps)
  const own = (pair ? [pair.picture, pair.film, pair.first] : [steps]).map((each) => each?.join())
  return edits.some((edit) => own.includes(edit.steps.join()))
}

/** What is added to an article and taken out of it has sentences of its own. */
function busyInBody(t: TFunction, edits: Edit[]): string {
  const changes = edits.flatMap((edit) => ('list' in edit ? [edit.list] : []))
  if (changes.some((change) => 'add' in change)) return t('notices.addingBlock')
  return t(changes.some((change) => 'remove' in change) ? 'notices.deletingBlock' : 'notices.savingContent')
}

/** What stands beside an article's text. */
const sidebarTexts = new Set(['tocTitle', 'shareTitle'])

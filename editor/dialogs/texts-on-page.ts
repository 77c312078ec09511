import type { Locale } from '#content/locale.ts'
import { fieldIn, pageInSight } from '../components/field-in.ts'
import type { TextOnPage } from '../form/page-text.ts'
import { type Place, type Places, placeKey } from '../model/documents/places.ts'
import type { EditorStore } from '../model/store.ts'
import { isOpen } from '../model/translation/translations.ts'

/** Returns a clicked text, and the same text in the other frame if both pages are shown side by side. */
export function textsOnPage(clicked: HTMLElement | undefined): TextOnPage[] {
  if (!clicked || clicked.matches('img, video, option')) return []
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.ed-both iframe')]
  const others = frames.map(({ contentDocument }) => contentDocument).filter((page) => page !== clicked.ownerDocument)
  const elements = [clicked, ...others.flatMap((page) => fieldIn(page, clicked) ?? [])]
  return elements.map((element) => ({ element, locale: element.ownerDocument.documentElement.lang as Locale }))
}

/** Returns the next visible text of a page in document order, or with -1 the one before; at the end the first. */
export function textBeside(from: HTMLElement, direction: 1 | -1, places: Places) {
  const fields = visibleTexts(from.ownerDocument, places)
  const at = fields.findIndex(({ element }) => element === from)
  return fields.at((at + direction) % fields.length)
}

/** The same for texts whose Arabic needs work. `from` is undefined if the text was not opened from the page. */
export function openTextBeside(
  place: Place,
  from: HTMLElement | undefined,
  direction: 1 | -1,
  documents: EditorStore['documents'],
) {
  const { places, translations } = documents
  const fields = visibleTexts(from?.ownerDocument ?? pageInSight(), places)
  const isSame = (other: Place) => placeKey(other) === placeKey(place)
  const at = fields.findIndex((each) => (from ? each.element === from : isSame(each.place)))
  const sorted = [...fields.slice(at + 1), ...fields.slice(0, at + 1)]
  const others = sorted.filter((each) => !isSame(each.place) && isOpen(translations.stateAt(each.place)))
  return others.at(direction === 1 ? 0 : -1)
}

function visibleTexts(page: Document, places: Places) {
  return [...page.querySelectorAll<HTMLElement>('[data-edit-path]')].flatMap((element) => {
    const place = element.checkVisibility({ visibilityProperty: true }) && places.find(element)
    return place && isText(place) ? [{ element, place }] : []
  })
}

const isText = ({ kind }: Place) => kind === 'text' || kind === 'rich'

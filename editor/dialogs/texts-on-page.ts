import type { Locale } from '#content/locale.ts'
import { fieldIn } from '../components/same-field-in-page.ts'
import type { TextOnPage } from '../form/take-over-text.ts'
import type { Place, Places } from '../model/documents/places.ts'

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

export function visibleTexts(page: Document, places: Places) {
  return [...page.querySelectorAll<HTMLElement>('[data-edit-path]')].flatMap((element) => {
    const place = element.checkVisibility({ visibilityProperty: true }) && places.find(element)
    return place && isText(place) ? [{ element, place }] : []
  })
}

const isText = ({ kind }: Place) => kind === 'text' || kind === 'rich'

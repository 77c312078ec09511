import type { TextState } from '#api/translations.ts'
import { placeOf } from '../model/translation/translations.ts'
import type { Editor } from './editor-context.ts'
import { visiblePage } from './visible-page.ts'

/**
 * The elements that show a text on the page: a text of the header, for example, is in its drawer, too. For an
 * alternative text, its picture.
 */
export function textElements({ documents }: Editor, text: Pick<TextState, 'block' | 'item' | 'path'>): HTMLElement[] {
  const { documentKey, path } = placeOf(text)
  const isAlt = /alt$/i.test(text.path)
  return [...visiblePage().querySelectorAll<HTMLElement>('[data-block-id] [data-edit-path]')].filter((element) => {
    const place = documents.places.find(element)
    if (place?.documentKey !== documentKey) return false
    const isPicture = isAlt && element.matches('img, video')
    return nameOf(place.path, isPicture) === nameOf(path, isPicture)
  })
}

const nameOf = (path: string[], isPicture: boolean) => path.slice(0, isPicture ? -1 : undefined).join('.')

export const visibleOf = (elements: HTMLElement[]) =>
  elements.find((element) => element.checkVisibility({ visibilityProperty: true }))

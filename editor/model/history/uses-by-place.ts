import type { TFunction } from 'i18next'
import type { Use } from '#api/uploads.ts'
import { type Locale, locales } from '#content/locale.ts'
import { placeName, typeName } from './change-names.ts'
import { type PageLink, pageLink } from './page-link.ts'

/**
 * Groups uses of a file or a link by page or item. `fields` are the names of the fields that contain them: 'Hero: Main
 * picture'.
 */
export function usesByPlace(t: TFunction, locale: Locale, uses: Use[]): (PageLink & { fields: string[] })[] {
  const places = Map.groupBy(uses, ({ page, item_id }) => `${page}/${item_id ?? ''}`)
  return [...places.values()].flatMap((here) => {
    const [first] = here
    const fields = new Set(
      here.map(({ block_type, path: dottedPath }) => `${typeName(t, block_type)}: ${fieldOf(t, dottedPath)}`),
    )
    return first ? [{ ...pageLink(t, locale, first.page, first.item_id), fields: [...fields] }] : []
  })
}

/** Returns the name of the field at a dotted path, which may end with a language: 'sliderImages.first.src.en'. */
function fieldOf(t: TFunction, dottedPath: string): string {
  const path = dottedPath.split('.')
  return placeName(t, (locales as readonly string[]).includes(path.at(-1) ?? '') ? path.slice(0, -1) : path)
}

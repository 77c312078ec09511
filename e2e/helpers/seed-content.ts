import type { BlockType, ContentInput } from '#blocks/catalogue.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import type { SeedPage } from '#seed/define.ts'

/** The start content of a page's first block of a type. */
export function seedBlockContent<T extends BlockType>({ slug, blocks }: SeedPage, type: T): ContentInput<T> {
  const block = blocks.find(({ block_type }) => block_type === type)
  if (!block) throw new Error(`The start content of ${slug} has no ${type}`)
  return block.content as ContentInput<T>
}

/** A text of the start content in one language. Throws if it is empty, since an empty text matches every page. */
export function textIn(text: BilingualText | undefined, locale: Locale): string {
  const shown = text && inLocale(text, locale).text
  if (!shown) throw new Error('The start content has no such text')
  return shown
}

/** A number in the digits of the language. */
export const formatNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-arab' : 'en').format(value)

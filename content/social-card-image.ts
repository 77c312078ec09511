import { inLocale, type Locale } from './locale.ts'
import type { LocalizedMedia, LocalizedText } from './localized.ts'
import type { Page } from './pages.ts'

export type SocialCard = {
  locale: Locale
  name: string
  accent?: 'primary' | Page['accent']
  picture?: string | undefined
}

/** The settings of the site that affect the image. */
type CardSite = { brand: string; logo?: LocalizedMedia; socialImage?: LocalizedMedia; palette?: object }

export const socialCardSize = { width: 1200, height: 630 }

/** Part of the hash in the address of every image. Increase it when the drawing (server/social) changes. */
const drawing = 1

/** The address has a hash of all that the image shows, so it may be cached forever. `path` is English. */
export function socialCardPath(path: string, card: SocialCard, site: CardSite): string {
  const { locale, name, accent } = card
  const { brand, logo, palette } = site
  const version = hash(JSON.stringify([drawing, brand, name, accent, pictureOf(card, site), logo?.src, palette]))
  return `/social/${locale}${path === '/' ? '' : encodeURI(path)}.jpg?v=${version}`
}

export const pictureOf = ({ picture }: SocialCard, { socialImage }: CardSite): string | undefined =>
  picture ?? socialImage?.src

/** 32-bit FNV-1a in base 36; it only distinguishes the versions of one image. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** The name, and the first large picture of the first block that is shown. */
export function pageCard(
  { name, accent }: Pick<Page, 'name' | 'accent'>,
  blocks: { content: object; leftOut?: number }[],
  locale: Locale,
): SocialCard {
  const first = blocks.find(({ leftOut }) => leftOut === undefined)
  return { locale, name: inLocale(name, locale).text, accent, picture: findPicture(first?.content)?.src }
}

/** In pixels. Narrower pictures are skipped, because they are usually logos or portraits. */
const minWidth = 480

/** Searches in the order of the schema. */
function findPicture(value: unknown): LocalizedMedia | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('src' in value && typeof value.src === 'string') {
    const media = value as LocalizedMedia
    return (media.width ?? 0) >= minWidth ? asPhoto(media) : undefined
  }
  for (const part of Object.values(value)) {
    const found = findPicture(part)
    if (found) return found
  }
  return undefined
}

export type PageItem = {
  searchTitle?: LocalizedText
  title: LocalizedText
  company?: LocalizedText
  figure?: LocalizedText
  location?: LocalizedText
  image?: LocalizedMedia
  accent?: SocialCard['accent']
  detailContent?: { introImage?: LocalizedMedia; heroImage?: LocalizedMedia }
}

export function itemCard(item: PageItem, locale: Locale): SocialCard {
  return { locale, name: itemName(item, locale), accent: item.accent, picture: itemPicture(item)?.src }
}

/** A story is named by customer and result, a job by title and place. */
export function itemName({ title, company, figure, location }: PageItem, locale: Locale): string {
  const named = [figure?.text, title.text].filter(Boolean).join(' ')
  if (company?.text) return `${company.text}: ${named}`
  return [named, location?.text].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
}

/** The name in the title of an item's page: what editors wrote for search engines, if it is in the page's language. */
export const searchNameOf = (item: PageItem, locale: Locale): string =>
  translated(item.searchTitle) ?? itemName(item, locale)

/** Undefined if it is empty or not in the language of the page. */
export const translated = (text: LocalizedText | undefined) => (text?.lang ? undefined : text?.text) || undefined

export function itemPicture({ image, detailContent }: PageItem): LocalizedMedia | undefined {
  const { heroImage, introImage } = detailContent ?? {}
  return asPhoto([heroImage, introImage, image].find((each) => each?.src))
}

/** No SVG, no video. */
const asPhoto = (media: LocalizedMedia | undefined) =>
  media && /\.(jpe?g|png|webp)$/i.test(media.src) ? media : undefined

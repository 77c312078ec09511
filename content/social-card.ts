import { inLocale, type Locale } from './locale.ts'
import type { LocalizedMedia, LocalizedText } from './localized.ts'
import type { Page } from './pages.ts'

/** What the image of a page or an item for social networks shows. */
export type SocialCard = {
  locale: Locale
  name: string
  accent?: 'primary' | Page['accent']
  /** The address of a picture as the browser loads it. */
  picture?: string | undefined
}

/** The settings of the site that its cards show. */
type CardSite = { brand: string; logo?: LocalizedMedia; socialImage?: LocalizedMedia; palette?: object }

export const socialCardSize = { width: 1200, height: 630 }

/** Is part of the addresses of all images; to be raised when the drawing (server/social) changes. */
const drawing = 1

/**
 * The address of a card on the site; `path` is the English path of its page. The address contains a hash of all that
 * the image shows, so that the image may be cached forever.
 */
export function socialCardPath(path: string, card: SocialCard, site: CardSite): string {
  const { locale, name, accent } = card
  const { brand, logo, palette } = site
  const version = hash(JSON.stringify([drawing, brand, name, accent, pictureOf(card, site), logo?.src, palette]))
  return `/social/${locale}${path === '/' ? '' : encodeURI(path)}.jpg?v=${version}`
}

/** The picture of a card, else the site's own. */
export const pictureOf = ({ picture }: SocialCard, { socialImage }: CardSite): string | undefined =>
  picture ?? socialImage?.src

/** FNV-1a, 32 bits: it distinguishes versions of one image. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** The card of a page: its name, and the picture at its head. */
export function pageCard(
  { name, accent }: Pick<Page, 'name' | 'accent'>,
  blocks: { content: object; leftOut?: number }[],
  locale: Locale,
): SocialCard {
  const first = blocks.find(({ leftOut }) => leftOut === undefined)
  return { locale, name: inLocale(name, locale).text, accent, picture: findPicture(first?.content)?.src }
}

/** In pixels; narrower pictures are logos, portraits and the like. */
const minWidth = 480

/** The first picture in a block's content, in the order of its schema. */
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

/** A story, a job or a post, as its page shows it. */
export type PageItem = {
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

/** The name of an item's page: a story's customer with what changed, a job with its place, a post's title. */
export function itemName({ title, company, figure, location }: PageItem, locale: Locale): string {
  const named = [figure?.text, title.text].filter(Boolean).join(' ')
  if (company?.text) return `${company.text}: ${named}`
  return [named, location?.text].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
}

/** The picture of an item for social networks and search engines. */
export function itemPicture({ image, detailContent }: PageItem): LocalizedMedia | undefined {
  const { heroImage, introImage } = detailContent ?? {}
  return asPhoto([heroImage, introImage, image].find((each) => each?.src))
}

/** A picture that social networks and search engines show: no SVG, no video. */
const asPhoto = (media: LocalizedMedia | undefined) =>
  media && /\.(jpe?g|png|webp)$/i.test(media.src) ? media : undefined

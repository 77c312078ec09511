import type { Locale } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { kindOf, type Shape } from '#content/shape.ts'
import { schemaAt } from '../documents/field-schema.ts'
import type { AcceptedMedia } from './accepted-files.ts'
import { addressesOf, addressIn } from './media-value.ts'

/** The properties of a media field, derived from the schema of the object that contains the field. */
export type Slot = {
  accepts: AcceptedMedia
  alt: Path | undefined
  /** Set if a picture and a video share a place on the page. They are stored under separate keys. */
  pair: Pair | undefined
}

/** A picture and a video that share a place. If both are empty, the picture at `first` (key 'image') is shown. */
export type Pair = { picture: Path; video: Path; first: Path | undefined }

/** Keys of videos that open in a dialog; such a video may also be on YouTube. */
export const dialogVideos = ['youtubeVideoUrl', 'videoUrl']
/** Keys of fields that accept only videos, unless they share a place with a picture. */
const films = [...dialogVideos, 'videoSrc']

export function mediaSlotOf(schema: Shape, path: Path): Slot {
  const key = path.at(-1) ?? ''
  const parent = path.slice(0, -1)
  const field = schemaAt(schema, path)
  const keys = keysOf(schemaAt(schema, parent))
  const at = (name: string): Path => [...parent, name]
  const pair = pairIn(keys, key)
  const [alt] = altKeys(pair ? 'image' : key)
    .filter((name) => keys.get(name) === 'text')
    .map(at)
  const accepts =
    field && 'isIcon' in field && field.isIcon ? 'icon' : films.includes(key) && !pair ? 'film' : 'picture'
  return {
    accepts,
    alt,
    pair: pair
      ? { picture: at('imageUrl'), video: at('videoUrl'), first: keys.has('image') ? at('image') : undefined }
      : undefined,
  }
}

/** Returns the address that the page shows in each language. For a pair: the video, else the picture, else `first`. */
export function shownAddresses(content: unknown, path: Path, { pair }: Slot) {
  if (!pair) return addressesOf(readAt(content, path))
  const shown = [pair.video, pair.picture, pair.first].map((each) => each && readAt(content, each))
  const find = (locale: Locale) => shown.map((value) => addressIn(value, locale)).find(Boolean) ?? ''
  return { en: find('en'), ar: find('ar') }
}

export const mainPictures = ['mainImage', 'teamImage', 'imageSrc']

/** Returns the possible keys of the alternative text for a picture: 'alt' for 'src', 'imageAlt' for 'imageSrc'. */
function altKeys(key: string): string[] {
  if (key === 'src') return ['alt']
  const name = key.replace(/(Src|Url)$/, '')
  const usual = [`${key}Alt`, `${key}_alt`, `${name}Alt`, `${name}_alt`]
  return mainPictures.includes(key) ? [...usual, 'image_alt'] : usual
}

function pairIn(keys: Map<string, unknown>, key: string): boolean {
  return /^(image|imageUrl|videoUrl)$/.test(key) && keys.has('imageUrl') && keys.has('videoUrl')
}

/** Returns the kind of each field of an object, by key. */
export function keysOf(schema: Shape | undefined) {
  const fields = schema && 'fields' in schema ? schema.fields : {}
  return new Map(Object.entries(fields).map(([key, field]) => [key, kindOf(field)]))
}

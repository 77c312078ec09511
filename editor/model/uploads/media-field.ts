import type { Locale } from '#content/locale.ts'
import { addressKeys, groupAddresses, type MediaGroup, shownAddress } from '#content/media-group.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../documents/field-schema.ts'
import type { AcceptedMedia } from './accepted-files.ts'

/** A media field with the fields that its schema says belong to it. Without a group, it is the only one of its own. */
export type MediaField = {
  accepts: AcceptedMedia
  group: MediaGroup
  /** The path of the object that contains the field. */
  holder: Path
  alt: Path | undefined
  /** The video that a button beside the picture opens. */
  opened: Path | undefined
  /** Whether only narrow screens show the field. */
  isNarrow: boolean
}

export function mediaFieldAt(schema: Shape, path: Path): MediaField {
  const holder = path.slice(0, -1)
  const key = path.at(-1) ?? ''
  const field = schemaAt(schema, path)
  const object = schemaAt(schema, holder)
  const groups = object && 'media' in object ? object.media : undefined
  const group: MediaGroup = groups?.find((each) => addressKeys(each).includes(key)) ?? { picture: key }
  const isNarrow = group.narrow === key
  const at = (name: string | undefined) => (name === undefined || isNarrow ? undefined : [...holder, name])
  return {
    accepts: (field && 'accepts' in field && field.accepts) || 'picture',
    group,
    holder,
    alt: at(group.alt),
    opened: at(group.opened),
    isNarrow,
  }
}

/** Returns the address that the page shows in each language in the place of a media field. */
export function shownAddresses(content: unknown, { group, holder, isNarrow }: MediaField): Record<Locale, string> {
  const shown = (locale: Locale) => {
    const addresses = groupAddresses(group, readAt(content, holder), locale)
    return isNarrow ? (addresses[group.narrow ?? ''] ?? '') : shownAddress(group, addresses)
  }
  return { en: shown('en'), ar: shown('ar') }
}

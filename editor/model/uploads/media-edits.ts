import { type FieldPatch, inLanguages, isLocalized, type ValueEdit } from '#content/edits.ts'
import { withoutFocalPoint } from '#content/focal-point.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { mediaSlotOf, type Pair } from './media-slot.ts'
import { addressesOf, addressIn, applyMediaPatch, type MediaPatch, mediaByLanguage } from './media-value.ts'

/** Returns the edits that replace the picture or video in a media field. */
export function mediaEdits(schema: Shape, content: unknown, path: Path, patch: MediaPatch): ValueEdit[] {
  const { pair } = mediaSlotOf(schema, path)
  if (!pair) return pictureEdits(content, path, patch)
  // Where only `first` is shown, it is changed, so that the other language keeps its picture and its close-up.
  const { picture, video, first } = pair
  const isOver = [picture, video].some((each) => addressIn(readAt(content, each), 'en'))
  if (first && !isOver && isLocalized(patch) && patch.en && !isVideoAddress(patch.en)) {
    return pictureEdits(content, first, patch)
  }
  return pairEdits(content, pair, patch)
}

/**
 * The close-up for narrow screens (`narrowImage`) shows the former picture, so it is removed or replaced, too, unless
 * only the focal point is new.
 */
function pictureEdits(content: unknown, path: Path, patch: MediaPatch): ValueEdit[] {
  const closeUp = [...path.slice(0, -1), 'narrowImage']
  const shown = addressesOf(readAt(content, path))
  const isNew = Object.entries(mediaByLanguage(patch)).some(
    ([locale, address]) => withoutFocalPoint(address) !== withoutFocalPoint(shown[locale as Locale]),
  )
  const hasCloseUp = isNew && /^(src|image)$/.test(path.at(-1) ?? '') && readAt(content, closeUp)
  const edits = [writeMedia(content, path, patch)]
  if (!hasCloseUp) return edits
  return [...edits, ...(isLocalized(patch) ? [writeMedia(content, closeUp, patch)] : clear(content, closeUp))]
}

/**
 * Returns the edits for a picture and a video that share a place. The address of a video sets the video and clears the
 * picture; the address of a picture does the reverse (specification §5).
 */
function pairEdits(content: unknown, { picture, video }: Pair, patch: MediaPatch): ValueEdit[] {
  const isVideo = Object.values(mediaByLanguage(patch)).some(isVideoAddress)
  const [to, from] = isVideo ? [video, picture] : [picture, video]
  const left = isLocalized(patch) ? withoutThese(readAt(content, from), patch) : undefined
  // If there is no Arabic video, the English one is shown in Arabic too, and would cover the new Arabic picture. So the
  // picture replaces the video in both languages.
  const wouldCoverPicture = !isVideo && left?.en && isLocalized(patch) && patch.ar
  if (wouldCoverPicture) return [writeMedia(content, to, patch.ar ?? ''), ...clear(content, from)]
  const rest = left?.en || left?.ar ? [writeMedia(content, from, left)] : clear(content, from)
  return [writeMedia(content, to, patch), ...rest]
}

/** Returns a value with '' in the languages of the patch. */
function withoutThese(value: unknown, patch: Partial<BilingualText>): BilingualText {
  const { en, ar } = addressesOf(value)
  return { en: patch.en === undefined ? en : '', ar: patch.ar === undefined ? ar : '' }
}

export function writeMedia(content: unknown, path: Path, patch: MediaPatch): ValueEdit {
  const stored = readAt(content, path) as FieldPatch
  if (typeof patch === 'string' || !isLocalized(stored)) {
    return { path, value: stored === undefined ? patch : applyMediaPatch(stored, patch), was: stored }
  }
  const next = applyMediaPatch(stored, patch) as BilingualText
  const changed = locales.filter((locale) => next[locale] !== stored[locale])
  return { path, value: inLanguages(next, changed), was: inLanguages(stored, changed) }
}

export function clear(content: unknown, path: Path): ValueEdit[] {
  const stored = readAt(content, path) as FieldPatch
  return stored === undefined ? [] : [{ path, value: undefined, was: stored }]
}

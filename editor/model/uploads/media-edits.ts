import { type FieldPatch, isLocalized, type ValueEdit } from '#content/edits.ts'
import type { BilingualText } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { mediaSlotOf, type Pair } from './media-slot.ts'
import { applyMediaPatch, type MediaPatch, mediaByLanguage } from './media-value.ts'

/** Returns the edits that replace the picture or video in a media field. */
export function mediaEdits(schema: Shape, content: unknown, path: Path, patch: MediaPatch): ValueEdit[] {
  const { pair } = mediaSlotOf(schema, path)
  if (pair) return pairEdits(content, pair, patch)
  // The close-up for narrow screens (`narrowImage`) shows the former picture, so it is removed.
  const closeUp = [...path.slice(0, -1), 'narrowImage']
  const isOf = ['src', 'image'].includes(path.at(-1) ?? '')
  return [writeMedia(content, path, patch), ...(isOf ? clear(content, closeUp) : [])]
}

/**
 * Returns the edits that empty a media field. One value becomes '' instead of being removed, so that editors still see
 * the field.
 */
export function removalEdits(schema: Shape, content: unknown, path: Path): ValueEdit[] {
  const { pair } = mediaSlotOf(schema, path)
  if (!pair) return [writeMedia(content, path, '')]
  const [shown = path, ...others] = [pair.first, pair.picture, pair.video].filter((each) => each !== undefined)
  return [writeMedia(content, shown, ''), ...others.flatMap((each) => clear(content, each))]
}

/**
 * Returns the edits for a picture and a video that share a place. The address of a video sets the video and clears the
 * picture; the address of a picture does the reverse (specification §5).
 */
function pairEdits(content: unknown, { picture, video }: Pair, patch: MediaPatch): ValueEdit[] {
  const isVideo = [patch]
    .flatMap((each) => (typeof each === 'string' ? each : Object.values(each)))
    .some(isVideoAddress)
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
  const { en = '', ar = '' } = mediaByLanguage(value)
  return { en: patch.en === undefined ? en : '', ar: patch.ar === undefined ? ar : '' }
}

function writeMedia(content: unknown, path: Path, patch: MediaPatch): ValueEdit {
  const stored = readAt(content, path) as FieldPatch
  if (typeof patch === 'string' || !isLocalized(stored)) {
    return { path, value: stored === undefined ? patch : applyMediaPatch(stored, patch), was: stored }
  }
  const was = Object.fromEntries(Object.keys(patch).map((locale) => [locale, stored[locale as 'en'] ?? '']))
  return { path, value: patch, was }
}

function clear(content: unknown, path: Path): ValueEdit[] {
  const stored = readAt(content, path) as FieldPatch
  return stored === undefined ? [] : [{ path, value: undefined, was: stored }]
}

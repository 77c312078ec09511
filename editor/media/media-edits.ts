import { isFilmAddress } from '#content/film-address.ts'
import type { Shape } from '#content/shape.ts'
import type { LocalizedText } from '#content/text.ts'
import { type FieldPatch, isLocalized, readAt, type Steps, type ValueEdit } from '../store/content-path.ts'
import { bothOf, type MediaPatch, patched } from './media-value.ts'
import { type Pair, slotOf } from './slot.ts'

/** What to change, so that a place shows another picture or film. Nothing else that stands there is lost. */
export function mediaEdits(schema: Shape, content: unknown, steps: Steps, patch: MediaPatch): ValueEdit[] {
  const { pair } = slotOf(schema, steps)
  if (pair) return pairEdits(content, pair, patch)
  // The close-up for narrow screens was one of the picture before.
  const closeUp = [...steps.slice(0, -1), 'narrowImage']
  const isOf = ['src', 'image'].includes(steps.at(-1) ?? '')
  return [writeMedia(content, steps, patch), ...(isOf ? clear(content, closeUp) : [])]
}

/** What to change, so that a place is empty; it stays in sight for editors. */
export function removalEdits(schema: Shape, content: unknown, steps: Steps): ValueEdit[] {
  const { pair } = slotOf(schema, steps)
  if (!pair) return [writeMedia(content, steps, '')]
  const [kept = steps, ...others] = [pair.first, pair.picture, pair.film].filter((each) => each !== undefined)
  return [writeMedia(content, kept, ''), ...others.flatMap((each) => clear(content, each))]
}

/** Specification §5: a film's address sets the film and clears the picture, a picture's the other way round. */
function pairEdits(content: unknown, { picture, film }: Pair, patch: MediaPatch): ValueEdit[] {
  const isFilm = [patch].flatMap((each) => (typeof each === 'string' ? each : Object.values(each))).some(isFilmAddress)
  const [to, from] = isFilm ? [film, picture] : [picture, film]
  const left = isLocalized(patch) ? withoutThese(readAt(content, from), patch) : undefined
  // An Arabic film that is gone gives way to the English one, and that would lie over the new picture.
  const shines = !isFilm && left?.en && isLocalized(patch) && patch.ar
  if (shines) return [writeMedia(content, to, patch.ar ?? ''), ...clear(content, from)]
  const rest = left?.en || left?.ar ? [writeMedia(content, from, left)] : clear(content, from)
  return [writeMedia(content, to, patch), ...rest]
}

/** What remains of a value without the languages of the patch. */
function withoutThese(value: unknown, patch: Partial<LocalizedText>): LocalizedText {
  const { en = '', ar = '' } = bothOf(value)
  return { en: patch.en === undefined ? en : '', ar: patch.ar === undefined ? ar : '' }
}

function writeMedia(content: unknown, steps: Steps, patch: MediaPatch): ValueEdit {
  const stored = readAt(content, steps) as FieldPatch
  if (typeof patch === 'string' || !isLocalized(stored)) {
    return { steps, value: stored === undefined ? patch : patched(stored, patch), was: stored }
  }
  const was = Object.fromEntries(Object.keys(patch).map((locale) => [locale, stored[locale as 'en'] ?? '']))
  return { steps, value: patch, was }
}

function clear(content: unknown, steps: Steps): ValueEdit[] {
  const stored = readAt(content, steps) as FieldPatch
  return stored === undefined ? [] : [{ steps, value: undefined, was: stored }]
}

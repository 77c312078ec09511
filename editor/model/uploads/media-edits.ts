import { type FieldPatch, inLanguages, isLocalized, type ValueEdit } from '#content/edits.ts'
import { withoutFocalPoint } from '#content/focal-point.ts'
import { isSame } from '#content/json.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { addressKeys, groupAddresses, shownKeys } from '#content/media-group.ts'
import { type Path, readAt } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { schemaAt } from '../documents/field-schema.ts'
import { type MediaPatch, mediaByLanguage, mediaFieldAt, shownAddresses } from './media-field.ts'

type Addresses = { [key: string]: string }

export type AltText = Partial<BilingualText>

/**
 * Returns the edits for a new picture or video; '' removes it. A video clears the picture, and a picture the video
 * (specification §5). Both clear what narrow screens show, unless only the focal point changes.
 */
export function mediaEdits(schema: Shape, content: unknown, path: Path, patch: MediaPatch): ValueEdit[] {
  const field = mediaFieldAt(schema, path)
  if (field.isNarrow) return fieldEdits(schema, content, path, patch)
  const { picture, video, base, narrow } = field.group
  const shown = shownAddresses(content, field)
  const isNew = (locale: Locale, address: string) => withoutFocalPoint(address) !== withoutFocalPoint(shown[locale])
  const isNewInBoth = typeof patch === 'string' && locales.some((locale) => isNew(locale, patch))
  const edits = groupEdits(schema, content, path, patch, (before, address, locale) => {
    const key = shownKeys(field.group).find((each) => before[each]) ?? picture
    if (address && !isNewInBoth && !isNew(locale, address)) return { ...before, [key]: address }
    const to = video && isVideoAddress(address) ? video : picture
    // A picture over `base` hides it, and what narrow screens show instead of it.
    const isHidden = (each: string) => address && base && (each === base || each === narrow)
    const cleared = addressKeys(field.group).filter((each) => !isHidden(each))
    return { ...before, ...Object.fromEntries(cleared.map((each) => [each, ''])), ...(address && { [to]: address }) }
  })
  if (patch !== '') return edits
  // The field is emptied, not removed: editors see an empty field on the page, but not a missing one.
  const emptied = [...field.holder, base ?? picture]
  const was = readAt(content, emptied) as FieldPatch
  return [{ path: emptied, value: '', was }, ...edits.filter((edit) => edit.path.join() !== emptied.join())]
}

/**
 * Writes the addresses that differ from the stored ones: one edit if both languages show the same, else one per
 * language.
 */
export function replacingEdits(schema: Shape, content: unknown, path: Path, next: Record<Locale, string>): ValueEdit[] {
  const shown = shownAddresses(content, mediaFieldAt(schema, path))
  const changed = locales.filter((locale) => next[locale] !== shown[locale])
  if (changed.length === 0) return []
  return mediaEdits(schema, content, path, next.en === next.ar ? next.en : inLanguages(next, changed))
}

export const fieldEdits = (schema: Shape, content: unknown, path: Path, patch: MediaPatch): ValueEdit[] =>
  groupEdits(schema, content, path, patch, (before, address) => ({ ...before, [path.at(-1) ?? '']: address }))

/** Also removes the alternative text that the form began with (`base`), because it describes the former picture. */
export function draftEdits(schema: Shape, draft: unknown, base: unknown, path: Path, patch: MediaPatch): ValueEdit[] {
  const { alt } = mediaFieldAt(schema, path)
  const [before, after] = [fieldAddresses(schema, draft, path), mediaByLanguage(patch)]
  const replaced = locales.filter((locale) => {
    const [was, is = was] = [before[locale], after[locale]]
    return was && withoutFocalPoint(is) !== withoutFocalPoint(was)
  })
  const words = alt ? clearWords(alt, wordsAt(draft, alt), wordsAt(base, alt), replaced) : []
  return [...fieldEdits(schema, draft, path, patch), ...words]
}

/**
 * Returns the edit that removes an alternative text in some languages, where it still is that of the former picture.
 */
export function clearWords(path: Path, now: AltText, former: AltText, languages: readonly Locale[]): ValueEdit[] {
  const removed = languages.filter((locale) => now[locale] && now[locale] === former[locale])
  if (removed.length === 0) return []
  const value: AltText = Object.fromEntries(removed.map((locale) => [locale, '']))
  // The Arabic page keeps its picture, which is described by the English text if there is no Arabic one.
  if (removed.includes('en') && !languages.includes('ar') && !now.ar) value.ar = now.en
  return [{ path, value, was: inLanguages(now, Object.keys(value) as Locale[]) }]
}

export const wordsAt = (content: unknown, path: Path) => (readAt(content, path) ?? {}) as AltText

export function fieldAddresses(schema: Shape, content: unknown, path: Path): Record<Locale, string> {
  const { group, holder } = mediaFieldAt(schema, path)
  const address = (locale: Locale) => groupAddresses(group, readAt(content, holder), locale)[path.at(-1) ?? ''] ?? ''
  return { en: address('en'), ar: address('ar') }
}

/**
 * A missing Arabic address falls back to the English one. If the English one changes, the Arabic page keeps its
 * address: it is written explicitly.
 */
function groupEdits(
  schema: Shape,
  content: unknown,
  path: Path,
  patch: MediaPatch,
  change: (before: Addresses, address: string, locale: Locale) => Addresses,
): ValueEdit[] {
  const { group, holder } = mediaFieldAt(schema, path)
  const patched = mediaByLanguage(patch)
  const [en = {}, ar = {}] = locales.map((locale) => {
    const before = groupAddresses(group, readAt(content, holder), locale)
    const address = patched[locale]
    return address === undefined ? before : change(before, address, locale)
  })
  return addressKeys(group).flatMap((key): ValueEdit[] => {
    const at = [...holder, key]
    const was = readAt(content, at) as FieldPatch
    const next = { en: en[key] ?? '', ar: ar[key] ?? '' }
    if (isSame(next, addressesOfStored(was))) return []
    const empty = schemaAt(schema, at)?.isOptional ? undefined : ''
    if (next.en === next.ar && (typeof patch === 'string' || !next.en))
      return [{ path: at, value: next.en || empty, was }]
    if (!isLocalized(was)) return [{ path: at, value: next, was }]
    const changed = locales.filter((locale) => next[locale] !== was[locale])
    return [{ path: at, value: inLanguages(next, changed), was: inLanguages(was, changed) }]
  })
}

function addressesOfStored(value: unknown): Record<Locale, string> {
  const { en = '', ar = en } = mediaByLanguage(value)
  return { en, ar }
}

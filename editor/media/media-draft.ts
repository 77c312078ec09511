import { useState } from 'react'
import { type Locale, locales } from '#content/text.ts'
import { type Draft, editsOf, isDifferent, startDraft } from '../draft.ts'
import { schemaOf } from '../field-kind.ts'
import type { Place } from '../places.ts'
import { type Edit, isListEdit, readAt, withEdits } from '../store/content-path.ts'
import { editsBetween } from '../store/edits-between.ts'
import type { Unit } from '../store/units.ts'
import { mediaEdits, removalEdits } from './media-edits.ts'
import type { MediaValue } from './media-value.ts'
import { shownAddresses, slotOf } from './slot.ts'

/** What stands in a picture's dialog; `typed` is a change that could not be saved and is opened again. */
export function useMediaDraft(unit: Unit, place: Place, typed: Edit[] = []) {
  // What is stored may change under the dialog; what is saved is what differs from what it opened with.
  const [start] = useState(() => startOf(unit, place, typed))
  const { slot, schema, content } = start
  const [isSplit, setSplit] = useState(start.addresses.en !== start.addresses.ar)
  const [alt, setAlt] = useState(start.alt?.draft)
  const [film, setFilm] = useState(start.film)
  const [addresses, setAddresses] = useState(start.addresses)
  const isUnited = !isSplit && start.addresses.en !== start.addresses.ar
  const moved = locales.filter((locale) => addresses[locale] !== start.addresses[locale])
  const words: Edit[] = [
    ...(start.alt && alt ? editsOf(start.alt, alt, start.alt.place) : []),
    ...(slot.film ? editsBetween(readAt(unit.edited, slot.film), film, slot.film) : []),
  ]
  const both = addresses.en || addresses.ar
  const focused = isSplit ? Object.fromEntries(moved.map((locale) => [locale, addresses[locale]])) : both
  const pictures = isUnited || moved.length > 0 ? mediaEdits(schema, content, place.steps, focused) : start.pictures
  return {
    slot,
    addresses,
    isSplit,
    setSplit,
    /** Another focus of the picture of a language, or of the one of both. */
    setFocus: (address: string, locale: Locale | undefined) =>
      setAddresses((before) => (locale ? { ...before, [locale]: address } : { en: address, ar: address })),
    alt,
    isAltChanged: (locale: Locale) => alt?.[locale] !== start.alt?.stored[locale],
    setAlt: (locale: Locale, text: string) => setAlt((before) => before && { ...before, [locale]: text }),
    film,
    setFilm,
    isTouched:
      isUnited ||
      moved.length > 0 ||
      film !== start.film ||
      Boolean(start.alt && alt && isDifferent(start.alt.draft, alt)),
    /** All but another picture. */
    words,
    edits: [...pictures, ...words],
    removal: () => [...removalEdits(schema, content, place.steps), ...words],
    /** The words of a file, where there are none yet. */
    altOf(offered: { en: string; ar?: string | undefined } | null): Edit[] {
      if (!offered || !start.alt || !alt || locales.some((locale) => alt[locale])) return words
      return [...words, ...editsOf(start.alt, { en: offered.en, ar: offered.ar ?? '' }, start.alt.place)]
    },
  }
}

function startOf(unit: Unit, place: Place, typed: Edit[]) {
  const schema = schemaOf(unit)
  const slot = slotOf(schema, place.steps)
  const content = withEdits(unit.edited, typed)
  const altPlace = slot.alt && { unit: place.unit, steps: slot.alt, kind: 'text' as const }
  const isWords = (edit: Edit) => [slot.alt, slot.film].some((steps) => steps?.join() === edit.steps.join())
  return {
    schema,
    slot,
    content: unit.edited,
    addresses: shownAddresses(content, place.steps, slot),
    ...(altPlace && { alt: { ...startDraft(unit, altPlace, typed), place: altPlace } as AltStart }),
    film: slot.film && (readAt(content, slot.film) as MediaValue | undefined),
    /** What is opened again of the picture itself. */
    pictures: typed.filter((edit) => !isListEdit(edit) && !isWords(edit)),
  }
}

type AltStart = ReturnType<typeof startDraft> & { place: Place; draft: Draft }

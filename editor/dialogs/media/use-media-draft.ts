import { useState } from 'react'
import { apply, diff, type Edit, isListEdit } from '#content/edits.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'
import { readAt } from '#content/path.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import type { Place } from '../../model/documents/places.ts'
import { type Draft, editsOf, isDifferent, startDraft } from '../../model/documents/text-draft.ts'
import { mediaEdits } from '../../model/uploads/media-edits.ts'
import { mediaFieldAt, shownAddresses } from '../../model/uploads/media-field.ts'

/** Returns the state of the dialog of a picture or video; `typed` are the edits of a failed save. */
export function useMediaDraft(document: EditorDocument, place: Place, typed: Edit[] = []) {
  // Computed once, when the dialog opens. Later changes of the stored content must not become edits of this dialog.
  const [start] = useState(() => startOf(document, place, typed))
  const { slot, schema, content } = start
  const [isSplit, setSplit] = useState(start.addresses.en !== start.addresses.ar)
  const [alt, setAlt] = useState(start.alt?.draft)
  const [video, setVideo] = useState(start.video)
  const [addresses, setAddresses] = useState(start.addresses)
  const isUnited = !isSplit && start.addresses.en !== start.addresses.ar
  const moved = locales.filter((locale) => addresses[locale] !== start.addresses[locale])
  /** Returns the edits of everything but the picture itself: the alternative text and the button's video. */
  const wordsWith = (text: Draft | undefined): Edit[] => [
    ...(start.alt && text ? editsOf(start.alt, text, start.alt.place) : []),
    ...(slot.opened ? diff(readAt(document.edited, slot.opened), video, slot.opened) : []),
  ]
  const words = wordsWith(alt)
  const isDescribed = start.alt !== undefined && alt !== undefined && isDifferent(start.alt.draft, alt)
  const both = addresses.en || addresses.ar
  const focused = isSplit ? Object.fromEntries(moved.map((locale) => [locale, addresses[locale]])) : both
  const pictures = isUnited || moved.length > 0 ? mediaEdits(schema, content, place.path, focused) : start.pictures
  return {
    slot,
    addresses,
    isSplit,
    setSplit,
    /** Sets the address with a new focal point: for one language's picture or, without `locale`, for both. */
    setFocus: (address: string, locale: Locale | undefined) =>
      setAddresses((before) => (locale ? { ...before, [locale]: address } : { en: address, ar: address })),
    alt,
    storedAlt: start.alt?.stored,
    setAlt: (part: Partial<Draft>) => setAlt((before) => before && { ...before, ...part }),
    video,
    setVideo,
    isTouched: isUnited || moved.length > 0 || video !== start.video || isDescribed,
    edits: [...pictures, ...words],
    removal: () => [...mediaEdits(schema, content, place.path, ''), ...words],
    /**
     * Returns the alternative text with which a new picture is offered, and the edits that come with it. `offered` is
     * the text of an uploaded file; what was typed in the dialog precedes it.
     */
    describe(offered: BilingualText | null, languages: readonly Locale[]) {
      if (!offered || !alt || isDescribed) return { alt, edits: words }
      const text = { ...alt, ...Object.fromEntries(languages.map((locale) => [locale, offered[locale] ?? ''])) }
      return { alt: text, edits: wordsWith(text) }
    },
  }
}

function startOf(document: EditorDocument, place: Place, typed: Edit[]) {
  const schema = schemaOf(document)
  const slot = {
    ...mediaFieldAt(schema, place.path),
    isOptional: schemaAt(schema, place.path)?.isOptional,
  }
  const content = apply(document.edited, typed)
  const altPlace = slot.alt && { documentKey: place.documentKey, path: slot.alt, kind: 'text' as const }
  const isWords = (edit: Edit) => [slot.alt, slot.opened].some((path) => path?.join() === edit.path.join())
  return {
    schema,
    slot,
    content: document.edited,
    addresses: shownAddresses(content, slot),
    ...(altPlace && { alt: { ...startDraft(document, altPlace, typed), place: altPlace } as AltStart }),
    video: slot.opened && (readAt(content, slot.opened) as MediaValue | undefined),
    /** The edits of the picture itself in the failed save. */
    pictures: typed.filter((edit) => !isListEdit(edit) && !isWords(edit)),
  }
}

type AltStart = ReturnType<typeof startDraft> & { place: Place; draft: Draft }

import { useState } from 'react'
import { apply, diff, type Edit } from '#content/edits.ts'
import { withoutFocalPoint } from '#content/focal-point.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'
import { readAt } from '#content/path.ts'
import type { Previews } from '../../components/media/use-uploads.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import type { Place } from '../../model/documents/places.ts'
import { type Draft, editsOf, isDifferent, startDraft } from '../../model/documents/text-draft.ts'
import { replacingEdits } from '../../model/uploads/media-edits.ts'
import { type MediaPatch, mediaByLanguage, mediaFieldAt, shownAddresses } from '../../model/uploads/media-field.ts'

/** Returns the state of the dialog of a picture or video; `typed` are the edits of a failed save. */
export function useMediaDraft(document: EditorDocument, place: Place, typed: Edit[] = []) {
  // Computed once, when the dialog opens. Later changes of the stored content must not become edits of this dialog.
  const [start] = useState(() => startOf(document, place, typed))
  const { slot, schema, content } = start
  const [isSplit, setSplit] = useState(start.addresses.en !== start.addresses.ar)
  const [alt, setAlt] = useState(start.alt?.draft)
  const [isAltTyped, setAltTyped] = useState(false)
  const [video, setVideo] = useState(start.video)
  const [own, setAddresses] = useState(start.addresses)
  const both = own.en || own.ar
  const addresses = isSplit ? own : { en: both, ar: both }
  const words: Edit[] = [
    ...(start.alt && alt ? editsOf(start.alt, alt, start.alt.place) : []),
    ...(slot.opened ? diff(start.storedVideo, video, slot.opened) : []),
  ]
  const isDescribed = start.alt !== undefined && alt !== undefined && isDifferent(start.alt.draft, alt)
  const withPreviews = ({ en, ar }: Previews) => ({ en: en ?? addresses.en, ar: ar ?? addresses.ar })
  return {
    slot,
    addresses,
    isSplit,
    setSplit,
    withPreviews,
    /** Sets the picture, or its focal point, in some languages. */
    setPicture: (patch: MediaPatch) => setAddresses((before) => ({ ...before, ...mediaByLanguage(patch) })),
    alt,
    storedAlt: start.alt?.stored,
    setAlt(part: Partial<Draft>) {
      setAltTyped(true)
      setAlt((before) => before && { ...before, ...part })
    },
    /** Offers the alternative text of a file that was chosen, or else that of the former picture, unless one was typed. */
    offerAlt(offered: BilingualText | null, languages: readonly Locale[]) {
      if (isAltTyped) return
      const words = (locale: Locale) => (offered ? (offered[locale] ?? '') : start.alt?.draft[locale])
      setAlt((before) => before && { ...before, ...Object.fromEntries(languages.map((each) => [each, words(each)])) })
    },
    /** Whether an alternative text is that of the former picture. */
    isOfFormer(previews: Previews) {
      const now = withPreviews(previews)
      const isReplaced = (locale: Locale) => {
        const was = start.stored[locale]
        return was !== '' && now[locale] !== '' && withoutFocalPoint(now[locale]) !== withoutFocalPoint(was)
      }
      return locales.some((each) => isReplaced(each) && alt?.[each] && alt[each] === start.alt?.stored?.[each])
    },
    video,
    setVideo,
    isTouched:
      locales.some((each) => addresses[each] !== start.addresses[each]) || video !== start.video || isDescribed,
    /** `previews` are shown in place of pictures that are being uploaded, and must not be saved. */
    edits: (previews: Previews = {}): Edit[] => [
      ...replacingEdits(schema, content, place.path, withPreviews(previews)),
      ...words,
    ],
  }
}

function startOf(document: EditorDocument, place: Place, typed: Edit[]) {
  const schema = schemaOf(document)
  const slot = { ...mediaFieldAt(schema, place.path), isOptional: schemaAt(schema, place.path)?.isOptional }
  const content = apply(document.edited, typed)
  const altPlace = slot.alt && { documentKey: place.documentKey, path: slot.alt, kind: 'text' as const }
  return {
    schema,
    slot,
    content: document.edited,
    stored: shownAddresses(document.edited, slot),
    addresses: shownAddresses(content, slot),
    ...(altPlace && { alt: { ...startDraft(document, altPlace, typed), place: altPlace } as AltStart }),
    storedVideo: slot.opened && readAt(document.edited, slot.opened),
    video: slot.opened && (readAt(content, slot.opened) as MediaValue | undefined),
  }
}

type AltStart = ReturnType<typeof startDraft> & { place: Place; draft: Draft }

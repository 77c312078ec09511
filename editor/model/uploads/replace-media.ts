import { apply, type Edit } from '#content/edits.ts'
import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'
import { newId, type Save, withoutPreviews } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { type Place, placeKey } from '../documents/places.ts'
import type { EditorStore } from '../store.ts'
import { type AltText, clearWords, mediaEdits, wordsAt } from './media-edits.ts'
import { mediaFieldAt, patchOf, shownAddresses } from './media-field.ts'
import { mediaKey, type PictureUpload } from './pending-uploads.ts'
import { uploadMedia } from './upload-media.ts'

/** `edits` are saved with the picture. */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

type Used = Pick<EditorStore, 'documents' | 'pictures' | 'uploads' | 'open' | 'saves' | 'locale'>

export function pictureEdits({ documents, pictures, uploads, open, saves, locale }: Used) {
  const { pendingUploads } = pictures

  function mediaAt({ documentKey, path }: Place) {
    const document = documents.get(documentKey)
    if (!document) return undefined
    const schema = schemaOf(document)
    const field = mediaFieldAt(schema, path)
    const { edited } = withoutPreviews(document)
    const wordsIn = (content: unknown) => (field.alt ? wordsAt(content, field.alt) : {})
    return {
      accepts: field.accepts,
      key: mediaKey(documentKey, path, field),
      words: wordsIn(edited),
      shown: () => shownAddresses(edited, field),
      /** `former` is the alternative text of the former picture. It is removed where `others` do not change it. */
      editsTo: (address: string, languages: readonly Locale[], former?: AltText, others: Edit[] = []): Edit[] => [
        ...mediaEdits(schema, edited, path, patchOf(address, languages)),
        ...(field.alt && former ? clearWords(field.alt, wordsIn(apply(edited, others)), former, languages) : []),
      ],
    }
  }

  return {
    /**
     * Removes the alternative text, which describes the former one. `languages`: by default both, or only the page's if
     * each has its own.
     */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const media = mediaAt(place)
      if (!media) return
      const { key, words, accepts } = media
      const { en, ar } = media.shown()
      const chosen = languages ?? (en === ar ? locales : [locale()])
      if (typeof by === 'string') {
        pendingUploads.supersede(key, chosen)
        saves.add(place, [...media.editsTo(by, chosen, words, edits), ...edits])
        return
      }
      // Other edits are saved without waiting for the file: its upload may take long or fail.
      saves.add(place, edits)
      const upload: PictureUpload = { key, languages: chosen, place, words }
      const shown: Save = { id: newId(), place, edits: [], at: Date.now(), isPreview: true }
      const editsTo = (address: string, former?: AltText) =>
        mediaAt(place)?.editsTo(address, upload.languages, former) ?? []
      uploadMedia(pendingUploads, upload, by, {
        upload: uploads.upload,
        accepts,
        about: placeKey(place),
        show: (address) => (address ? documents.add({ ...shown, edits: editsTo(address) }) : documents.settle(shown)),
        put: (address) => saves.add(place, editsTo(address, upload.words)),
        ...(failed && { failed }),
        another: () => open.canOpen() && void open.field(place, null),
      })
    },
    /** Its alternative text is now what is stored. While it is uploading, its focal point waits for its address. */
    complete(place: Place, focus: FocalPoint | undefined, languages: readonly Locale[]): void {
      const media = mediaAt(place)
      if (!media) return
      const coming = pendingUploads.pendingAt(media.key)
      for (const upload of coming) Object.assign(upload, { words: undefined }, focus && { focus })
      const isComing = (language: Locale) => coming.some((upload) => upload.languages.includes(language))
      const arrived = languages.filter((language) => !isComing(language))
      const [first] = arrived
      if (first && focus) saves.add(place, media.editsTo(withFocalPoint(media.shown()[first], focus), arrived))
    },
  }
}

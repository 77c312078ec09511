import { apply, type Edit, inLanguages, isListEdit, isLocalized } from '#content/edits.ts'
import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { type Change, type EditorDocument, withEdits } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { type Place, placeKey } from '../documents/places.ts'
import { newId } from '../edits/new-id.ts'
import type { Slices } from '../store.ts'
import { mediaEdits } from './media-edits.ts'
import { mediaFieldAt, shownAddresses } from './media-field.ts'
import { patchOf } from './media-value.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'

/**
 * Options for a new picture or video: its languages, other edits to save, and a function to call if the upload fails.
 */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

type Words = Partial<BilingualText>
/** `words` is the alternative text of the picture that is replaced; unset once the new picture is described. */
type Upload = PendingUpload & { place: Place; words: Words | undefined }

/** Replaces pictures and videos. Shows the new one at once, uploads it if it is a file, and then saves its address. */
export function createPictures({ documents, uploads, dialogs, changes: { change }, locale }: Slices) {
  const pendingUploads = createPendingUploads<Upload>({
    upload: uploads.upload,
    /** Shows the file in its field by edits that are never sent. */
    begun({ place, languages }) {
      const shown: Change = { id: newId(), place, edits: [], at: Date.now(), isPreview: true }
      return {
        show: (address) => documents.add({ ...shown, edits: mediaAt(place)?.editsTo(address, languages) ?? [] }),
        hide: () => documents.settle(shown),
      }
    },
  })

  /** Returns a document without the edits of previews, which are never sent. */
  function withoutPreviews(document: EditorDocument): EditorDocument {
    return withEdits({ ...document, pending: document.pending.filter(({ isPreview }) => !isPreview) })
  }

  /** Returns the media field at a place, without previews; undefined if its document is not loaded. */
  function mediaAt({ documentKey, path }: Pick<Place, 'documentKey' | 'path'>) {
    const document = documents.get(documentKey)
    if (!document) return undefined
    const schema = schemaOf(document)
    const field = mediaFieldAt(schema, path)
    const { edited } = withoutPreviews(document)
    const wordsIn = (content: unknown) => field.alt && ((readAt(content, field.alt) ?? {}) as Words)
    return {
      accepts: field.accepts,
      /** Identifies the field. A picture and a video that share a place have the same key. */
      key: [documentKey, ...(field.isNarrow ? path : [...field.holder, field.group.picture])].join('/'),
      words: wordsIn(edited),
      shown: () => shownAddresses(edited, field),
      /** `former` is the alternative text of the former picture. It is removed where `others` do not change it. */
      editsTo: (address: string, languages: readonly Locale[], former?: Words, others: Edit[] = []): Edit[] => [
        ...mediaEdits(schema, edited, path, patchOf(address, languages)),
        ...(field.alt && former ? clearWords(field.alt, wordsIn(apply(edited, others)) ?? {}, former, languages) : []),
      ],
    }
  }

  return {
    withoutPreviews,
    /**
     * Replaces a picture or video by a file, or by the address of an uploaded file, and removes its alternative text,
     * which describes the former one. `languages` are by default both, or only the page's language if each language has
     * a picture of its own.
     */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const media = mediaAt(place)
      if (!media) return
      const { en, ar } = media.shown()
      const { key, words, accepts } = media
      const chosen = languages ?? (en === ar ? locales : [locale()])
      if (by instanceof File) {
        // Other edits are saved without waiting for the file: its upload may take long or fail.
        change(place, edits)
        const upload: Upload = { key, languages: chosen, place, words }
        pendingUploads.begin(upload, by, {
          accepts,
          about: placeKey(place),
          put: (address) => change(place, mediaAt(place)?.editsTo(address, upload.languages, upload.words) ?? []),
          ...(failed && { failed }),
          another: () => dialogs.canOpen() && void dialogs.open(place, null),
        })
      } else {
        pendingUploads.supersede(key, chosen)
        change(place, [...media.editsTo(by, chosen, words, edits), ...edits])
      }
    },
    /**
     * Completes a new picture, whose alternative text is described from now on, with its focal point, if any. While the
     * picture is uploading, the focal point waits to be saved with its address.
     */
    complete(place: Place, focus: FocalPoint | undefined, languages: readonly Locale[]): void {
      const media = mediaAt(place)
      if (!media) return
      const coming = pendingUploads.pendingAt(media.key)
      for (const pendingUpload of coming) {
        pendingUpload.words = undefined
        if (focus) pendingUpload.focus = focus
      }
      const isComing = (language: Locale) => coming.some((pendingUpload) => pendingUpload.languages.includes(language))
      const arrived = languages.filter((language) => !isComing(language))
      const [first] = arrived
      if (first && focus) change(place, media.editsTo(withFocalPoint(media.shown()[first], focus), arrived))
    },
    /** Called after a save in a dialog: pending uploads must not replace the pictures that `edits` write. */
    supersede({ documentKey }: Place, edits: Edit[]) {
      for (const edit of edits) {
        if (isListEdit(edit)) continue
        const { path, value } = edit
        const media = mediaAt({ documentKey, path })
        const languages = isLocalized(value) ? locales.filter((each) => value[each] !== undefined) : locales
        if (media) pendingUploads.supersede(media.key, languages)
      }
    },
  }
}

/** Returns the edit that removes an alternative text in some languages, where it still is the former one. */
function clearWords(path: Path, now: Words, former: Words, languages: readonly Locale[]): Edit[] {
  const removed = languages.filter((locale) => now[locale] && now[locale] === former[locale])
  if (removed.length === 0) return []
  const value: Words = Object.fromEntries(removed.map((locale) => [locale, '']))
  // Arabic keeps its picture, which the English text describes where there is no Arabic one.
  if (removed.includes('en') && !languages.includes('ar') && !now.ar) value.ar = now.en
  return [{ path, value, was: inLanguages(now, Object.keys(value) as Locale[]) }]
}

import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'
import { type EditorDocument, type Save, withEdits } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { type Place, placeKey } from '../documents/places.ts'
import { newId } from '../edits/new-id.ts'
import type { Slices } from '../store.ts'
import { startPreview } from './file-preview.ts'
import { mediaEdits } from './media-edits.ts'
import { mediaFieldAt, shownAddresses } from './media-field.ts'
import { patchOf } from './media-value.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'

/**
 * Options for a new picture or video: its languages, other edits to save, and a function to call if the upload fails.
 */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

/** Replaces pictures and videos. Shows the new one at once, uploads it if it is a file, and then saves its address. */
export function createPictures({ documents, uploads, dialogs, changes: { change }, locale }: Slices) {
  const pendingUploads = createPendingUploads()

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
    return {
      accepts: field.accepts,
      /** Identifies the field. A picture and a video that share a place have the same key. */
      key: [documentKey, ...field.holder, field.group.picture].join('/'),
      shown: () => shownAddresses(edited, field),
      editsTo: (address: string, languages: readonly Locale[]) =>
        mediaEdits(schema, edited, path, patchOf(address, languages)),
    }
  }

  /** Shows a file in its media field until the returned function is called. */
  function preview(file: File, place: Place, { languages }: PendingUpload): () => void {
    const shown: Save = { id: newId(), place, edits: [], at: Date.now(), isPreview: true }
    const end = startPreview(file, (address) => {
      documents.add({ ...shown, edits: mediaAt(place)?.editsTo(address, languages) ?? [] })
    })
    return () => {
      end()
      documents.settle(shown)
    }
  }

  function upload(place: Place, file: File, pendingUpload: PendingUpload, options: Pick<Replacement, 'failed'>) {
    let hide = () => {}
    uploads.upload(file, {
      accepts: mediaAt(place)?.accepts ?? 'picture',
      about: placeKey(place),
      signal: pendingUpload.signal,
      begun() {
        hide = preview(file, place, pendingUpload)
      },
      arrived({ url }) {
        hide()
        pendingUploads.end(pendingUpload)
        const { focus, languages } = pendingUpload
        change(place, mediaAt(place)?.editsTo(withFocalPoint(url, focus), languages) ?? [])
      },
      failed() {
        hide()
        options.failed?.()
      },
      another: () => dialogs.canOpen() && void dialogs.open(place, null),
    })
  }

  return {
    withoutPreviews,
    /**
     * Replaces a picture or video by a file, or by the address of an uploaded file. `languages` are by default both, or
     * only the page's language if each language has a picture of its own.
     */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const media = mediaAt(place)
      if (!media) return
      const { en, ar } = media.shown()
      const chosen = languages ?? (en === ar ? locales : [locale()])
      if (by instanceof File) {
        // Other edits are saved without waiting for the file: its upload may take long or fail.
        change(place, edits)
        upload(place, by, pendingUploads.begin(media.key, chosen), { failed })
      } else {
        pendingUploads.supersede(media.key, chosen)
        change(place, [...media.editsTo(by, chosen), ...edits])
      }
    },
    /**
     * Saves the focal point of a picture. If the picture is still uploading, the focal point is saved with its address.
     */
    refocus(place: Place, focus: FocalPoint, languages: readonly Locale[]): void {
      const media = mediaAt(place)
      if (!media) return
      const coming = pendingUploads.pendingAt(media.key)
      for (const pendingUpload of coming) pendingUpload.focus = focus
      const isComing = (language: Locale) => coming.some((pendingUpload) => pendingUpload.languages.includes(language))
      const arrived = languages.filter((language) => !isComing(language))
      const [first] = arrived
      if (first) change(place, media.editsTo(withFocalPoint(media.shown()[first], focus), arrived))
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

import { apply, type Edit, isListEdit, isLocalized, type Path } from '#content/edits.ts'
import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { Change, EditorDocument } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import { newId } from '../edits/new-id.ts'
import type { Slices } from '../store.ts'
import { startPreview } from './file-preview.ts'
import { mediaEdits } from './media-edits.ts'
import { mediaSlotOf, shownAddresses } from './media-slot.ts'
import { patchOf } from './media-value.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'

/** Options for a new picture: its languages, and the edits that are saved with it. */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

/** Replaces pictures and videos: shows them at once, uploads them if they are files, then saves. */
export function createPictures({ documents, uploads, dialogs, changes: { change }, locale }: Slices) {
  const pendingUploads = createPendingUploads()
  const previews = new Set<string>()

  /** A document without previews, which are not stored anywhere. */
  function withoutPreviews(document: EditorDocument): EditorDocument {
    const pending = document.pending.filter(({ id }) => !previews.has(id))
    const edits = pending.flatMap(({ edits }) => edits)
    return { ...document, pending, edited: apply(document.content, edits) }
  }

  function editsOf({ documentKey: key, path }: Place, address: string, languages: readonly Locale[]): Edit[] {
    const document = documents.get(key)
    return document
      ? mediaEdits(schemaOf(document), withoutPreviews(document).edited, path, patchOf(address, languages))
      : []
  }

  /** The default languages of a new picture: both, or only the page's if each language has its own picture. */
  function languagesFor(document: EditorDocument, { path }: Place): readonly Locale[] {
    const shown = shownAddresses(withoutPreviews(document).edited, path, mediaSlotOf(schemaOf(document), path))
    return shown.en === shown.ar ? locales : [locale()]
  }

  /** Shows a file in its media field until the returned function is called. */
  function preview(file: File, place: Place, { languages }: PendingUpload): () => void {
    const shown: Change = { id: newId(), place, edits: [], at: Date.now() }
    const end = startPreview(file, (address) => {
      previews.add(shown.id)
      documents.add({ ...shown, edits: editsOf(place, address, languages) })
    })
    return () => {
      end()
      if (previews.delete(shown.id)) documents.settle(shown)
    }
  }

  function withFile(
    place: Place,
    document: EditorDocument,
    file: File,
    languages: readonly Locale[],
    failed?: () => void,
  ) {
    const { takes } = mediaSlotOf(schemaOf(document), place.path)
    const pendingUpload = pendingUploads.begin(keyOf(document, place.path), languages)
    let hide = () => {}
    uploads.upload(file, {
      takes,
      signal: pendingUpload.signal,
      begun() {
        hide = preview(file, place, pendingUpload)
      },
      arrived({ url }) {
        hide()
        pendingUploads.end(pendingUpload)
        change(place, editsOf(place, withFocalPoint(url, pendingUpload.focus), pendingUpload.languages))
      },
      failed() {
        hide()
        failed?.()
      },
      another: () => dialogs.canOpen() && void dialogs.open(place, null),
    })
  }

  return {
    withoutPreviews,
    /** Replaces a picture or video by a file, or by the address of one that is uploaded already. */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const document = documents.get(place.documentKey)
      if (!document) return
      const chosen = languages ?? languagesFor(document, place)
      if (by instanceof File) {
        // Texts do not wait for a file, which may take long or be rejected.
        change(place, edits)
        withFile(place, document, by, chosen, failed)
      } else {
        pendingUploads.supersede(keyOf(document, place.path), chosen)
        change(place, [...editsOf(place, by, chosen), ...edits])
      }
    },
    /** Saves the focal point of a picture; together with its file if that is still uploading. */
    refocus(place: Place, focus: FocalPoint, languages: readonly Locale[]): void {
      const document = documents.get(place.documentKey)
      if (!document) return
      const coming = pendingUploads.pendingAt(keyOf(document, place.path))
      for (const pendingUpload of coming) pendingUpload.focus = focus
      const arrived = languages.filter(
        (each) => !coming.some((pendingUpload) => pendingUpload.languages.includes(each)),
      )
      const [first] = arrived
      if (!first) return
      const now = shownAddresses(
        withoutPreviews(document).edited,
        place.path,
        mediaSlotOf(schemaOf(document), place.path),
      )
      change(place, editsOf(place, withFocalPoint(now[first], focus), arrived))
    },
    /** After a save in a dialog: files that were chosen before no longer replace the pictures in it. */
    supersede(place: Place, edits: Edit[]) {
      const document = documents.get(place.documentKey)
      if (!document) return
      for (const edit of edits) {
        if (isListEdit(edit)) continue
        const { value } = edit
        const languages = isLocalized(value) ? locales.filter((each) => value[each] !== undefined) : locales
        pendingUploads.supersede(keyOf(document, edit.path), languages)
      }
    },
  }
}

/** A picture and a video that share a place have the same key. */
function keyOf(document: EditorDocument, path: Path): string {
  const { pair } = mediaSlotOf(schemaOf(document), path)
  return [document.key, ...(pair?.picture ?? path)].join('/')
}

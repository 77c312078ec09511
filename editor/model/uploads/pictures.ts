import { type FocalPoint, withFocalPoint } from '#content/focal-point.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { Change, EditorDocument, EditorDocuments } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import { applyEdits, type Edit, isListEdit, isLocalized, type Path } from '../edits/edits.ts'
import { newId } from '../edits/new-id.ts'
import { startPreview } from './file-preview.ts'
import { mediaEdits } from './media-edits.ts'
import { mediaSlotOf, shownAddresses } from './media-slot.ts'
import { patchOf } from './media-value.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'
import { createUploads, type UploadDeps } from './uploads.ts'

type Deps = UploadDeps & {
  documents: EditorDocuments
  /** The page's language. */
  locale: () => Locale
  /** Saves a change. */
  change: (place: Place, edits: Edit[]) => void
  /** Opens the dialog of a field. */
  open: (place: Place, returnFocusTo: null) => Promise<void>
  /** Whether no other dialog is open. */
  canOpen: () => boolean
}

/** Options for a new picture: its languages, and the edits that are saved with it. */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

/** Replaces pictures and videos: shows them at once, uploads them if they are files, then saves. */
export function createPictures({ documents, locale, change, open, canOpen, ...deps }: Deps) {
  const uploads = createUploads(deps)
  const pendingUploads = createPendingUploads()
  const previews = new Set<string>()

  /** A document without previews, which are not stored anywhere. */
  function withoutPreviews(unit: EditorDocument): EditorDocument {
    const pending = unit.pending.filter(({ id }) => !previews.has(id))
    const edits = pending.flatMap(({ edits }) => edits)
    return { ...unit, pending, edited: applyEdits(unit.content, edits) }
  }

  function editsOf({ unit: key, steps }: Place, address: string, languages: readonly Locale[]): Edit[] {
    const unit = documents.get(key)
    return unit ? mediaEdits(schemaOf(unit), withoutPreviews(unit).edited, steps, patchOf(address, languages)) : []
  }

  /** The default languages of a new picture: both, or only the page's if each language has its own picture. */
  function languagesFor(unit: EditorDocument, { steps }: Place): readonly Locale[] {
    const shown = shownAddresses(withoutPreviews(unit).edited, steps, mediaSlotOf(schemaOf(unit), steps))
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

  function withFile(place: Place, unit: EditorDocument, file: File, languages: readonly Locale[], failed?: () => void) {
    const { takes } = mediaSlotOf(schemaOf(unit), place.steps)
    const pendingUpload = pendingUploads.begin(keyOf(unit, place.steps), languages)
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
      another: () => canOpen() && void open(place, null),
    })
  }

  return {
    uploads,
    /** Uploads a file with a progress toast; the callbacks of the request get the result. */
    upload: uploads.upload,
    withoutPreviews,
    /** Replaces a picture or video by a file, or by the address of one that is uploaded already. */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const unit = documents.get(place.unit)
      if (!unit) return
      const chosen = languages ?? languagesFor(unit, place)
      if (by instanceof File) {
        // Texts do not wait for a file, which may take long or be rejected.
        change(place, edits)
        withFile(place, unit, by, chosen, failed)
      } else {
        pendingUploads.supersede(keyOf(unit, place.steps), chosen)
        change(place, [...editsOf(place, by, chosen), ...edits])
      }
    },
    /** Saves the focal point of a picture; together with its file if that is still uploading. */
    refocus(place: Place, focus: FocalPoint, languages: readonly Locale[]): void {
      const unit = documents.get(place.unit)
      if (!unit) return
      const coming = pendingUploads.pendingAt(keyOf(unit, place.steps))
      for (const pendingUpload of coming) pendingUpload.focus = focus
      const arrived = languages.filter(
        (each) => !coming.some((pendingUpload) => pendingUpload.languages.includes(each)),
      )
      const [first] = arrived
      if (!first) return
      const now = shownAddresses(withoutPreviews(unit).edited, place.steps, mediaSlotOf(schemaOf(unit), place.steps))
      change(place, editsOf(place, withFocalPoint(now[first], focus), arrived))
    },
    /** After a save in a dialog: files that were chosen before no longer replace the pictures in it. */
    supersede(place: Place, edits: Edit[]) {
      const unit = documents.get(place.unit)
      if (!unit) return
      for (const edit of edits) {
        if (isListEdit(edit)) continue
        const { value } = edit
        const languages = isLocalized(value) ? locales.filter((each) => value[each] !== undefined) : locales
        pendingUploads.supersede(keyOf(unit, edit.steps), languages)
      }
    },
  }
}

/** A picture and a video that share a place have the same key. */
function keyOf(unit: EditorDocument, steps: Path): string {
  const { pair } = mediaSlotOf(schemaOf(unit), steps)
  return [unit.key, ...(pair?.picture ?? steps)].join('/')
}

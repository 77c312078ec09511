import type { Locale } from '#content/text.ts'
import { schemaOf } from '../field-kind.ts'
import type { Place } from '../places.ts'
import { type Edit, withEdits } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'
import type { Change, Units } from '../store/units.ts'
import { mediaEdits } from './media-edits.ts'
import { startPreview } from './preview.ts'
import { slotOf } from './slot.ts'
import { createUploading, type UploadingNeeds } from './uploading.ts'

type Needs = UploadingNeeds & {
  units: Units
  /** Saves a change. */
  change: (place: Place, edits: Edit[]) => void
  /** Opens the dialog of a place. */
  open: (place: Place, backTo: null) => Promise<void>
}

/** What else is said of a new picture: for which language alone it is, and what is saved with it. */
export type Replacement = { locale?: Locale | undefined; edits?: Edit[] }

/** Uploads files, and puts pictures and films in their places: shown at once, uploaded where they are files, then saved. */
export function createPictures({ units, change, open, ...needs }: Needs) {
  const uploads = createUploading(needs)
  const underway = new Map<string, AbortController>()
  const previews = new Set<string>()

  function editsOf(place: Place, address: string, locale: Locale | undefined): Edit[] {
    const unit = units.get(place.unit)
    if (!unit) return []
    // What a preview shows is nowhere stored.
    const pending = unit.pending.filter(({ id }) => !previews.has(id)).flatMap(({ edits }) => edits)
    const content = withEdits(unit.content, pending)
    return mediaEdits(schemaOf(unit), content, place.steps, locale ? { [locale]: address } : address)
  }

  /** Shows a file in its place until the answer is called. */
  function preview(file: File, place: Place, locale: Locale | undefined): () => void {
    const shown: Change = { id: newId(), place, edits: [] }
    const end = startPreview(file, (address) => {
      previews.add(shown.id)
      units.add({ ...shown, edits: editsOf(place, address, locale) })
    })
    return () => {
      end()
      if (previews.delete(shown.id)) units.settle(shown)
    }
  }

  function withFile(place: Place, file: File, { locale, edits = [] }: Replacement) {
    const unit = units.get(place.unit)
    if (!unit) return
    const key = [place.unit, ...place.steps, locale].join('/')
    // The newest file counts.
    underway.get(key)?.abort()
    const abort = new AbortController()
    underway.set(key, abort)
    let hide = () => {}
    const isOver = () => {
      hide()
      if (underway.get(key) === abort) underway.delete(key)
    }
    uploads.upload(file, {
      takes: slotOf(schemaOf(unit), place.steps).takes,
      signal: abort.signal,
      begun() {
        hide = preview(file, place, locale)
      },
      arrived({ url }) {
        isOver()
        change(place, [...editsOf(place, url, locale), ...edits])
      },
      failed: isOver,
      another: () => void open(place, null),
    })
  }

  return {
    uploads,
    /** Uploads a file and says so on the screen; what becomes of it is for whoever wants it. */
    upload: uploads.upload,
    /** Puts something else in a place: a file, or the address of one that is uploaded already. */
    replace(place: Place, by: File | string, replacement: Replacement = {}): void {
      const { locale, edits = [] } = replacement
      if (by instanceof File) withFile(place, by, replacement)
      else change(place, [...editsOf(place, by, locale), ...edits])
    },
  }
}

import { type Focus, withFocus } from '#content/focus.ts'
import { type Locale, locales } from '#content/text.ts'
import { schemaOf } from '../field-kind.ts'
import type { Place } from '../places.ts'
import { type Edit, isListEdit, isLocalized, type Steps, withEdits } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'
import type { Change, Unit, Units } from '../store/units.ts'
import { type Arrival, createArrivals } from './arrivals.ts'
import { mediaEdits } from './media-edits.ts'
import { patchOf } from './media-value.ts'
import { startPreview } from './preview.ts'
import { shownAddresses, slotOf } from './slot.ts'
import { createUploading, type UploadingNeeds } from './uploading.ts'

type Needs = UploadingNeeds & {
  units: Units
  /** The page's language. */
  locale: () => Locale
  /** Saves a change. */
  change: (place: Place, edits: Edit[]) => void
  /** Opens the dialog of a place. */
  open: (place: Place, backTo: null) => Promise<void>
  /** Whether no other dialog is open. */
  canOpen: () => boolean
}

/** What else is said of a new picture: for which languages it is, and what is saved with it. */
export type Replacement = { languages?: readonly Locale[]; edits?: Edit[]; failed?: () => void }

/** Uploads files, and puts pictures and films in their places: shown at once, uploaded where they are files, then saved. */
export function createPictures({ units, locale, change, open, canOpen, ...needs }: Needs) {
  const uploads = createUploading(needs)
  const arrivals = createArrivals()
  const previews = new Set<string>()

  /** A block or an item as it was saved: what a preview shows is nowhere stored. */
  function withoutPreviews(unit: Unit): Unit {
    const pending = unit.pending.filter(({ id }) => !previews.has(id))
    const edits = pending.flatMap(({ edits }) => edits)
    return { ...unit, pending, edited: withEdits(unit.content, edits) }
  }

  function editsOf({ unit: key, steps }: Place, address: string, languages: readonly Locale[]): Edit[] {
    const unit = units.get(key)
    return unit ? mediaEdits(schemaOf(unit), withoutPreviews(unit).edited, steps, patchOf(address, languages)) : []
  }

  /** A picture is for both languages; where each has its own and nobody says for which it is, for the page's. */
  function languagesFor(unit: Unit, { steps }: Place): readonly Locale[] {
    const shown = shownAddresses(withoutPreviews(unit).edited, steps, slotOf(schemaOf(unit), steps))
    return shown.en === shown.ar ? locales : [locale()]
  }

  /** Shows a file in its place until the answer is called. */
  function preview(file: File, place: Place, { languages }: Arrival): () => void {
    const shown: Change = { id: newId(), place, edits: [], at: Date.now() }
    const end = startPreview(file, (address) => {
      previews.add(shown.id)
      units.add({ ...shown, edits: editsOf(place, address, languages) })
    })
    return () => {
      end()
      if (previews.delete(shown.id)) units.settle(shown)
    }
  }

  function withFile(place: Place, unit: Unit, file: File, languages: readonly Locale[], failed?: () => void) {
    const { takes } = slotOf(schemaOf(unit), place.steps)
    const arrival = arrivals.begin(keyOf(unit, place.steps), languages)
    let hide = () => {}
    uploads.upload(file, {
      takes,
      signal: arrival.signal,
      begun() {
        hide = preview(file, place, arrival)
      },
      arrived({ url }) {
        hide()
        arrivals.end(arrival)
        change(place, editsOf(place, withFocus(url, arrival.focus), arrival.languages))
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
    /** Uploads a file and says so on the screen; what becomes of it is for whoever wants it. */
    upload: uploads.upload,
    withoutPreviews,
    /** Puts something else in a place: a file, or the address of one that is uploaded already. */
    replace(place: Place, by: File | string, { languages, edits = [], failed }: Replacement = {}): void {
      const unit = units.get(place.unit)
      if (!unit) return
      const chosen = languages ?? languagesFor(unit, place)
      if (by instanceof File) {
        // Words do not wait for a file, which may take long or be refused.
        change(place, edits)
        withFile(place, unit, by, chosen, failed)
      } else {
        arrivals.supersede(keyOf(unit, place.steps), chosen)
        change(place, [...editsOf(place, by, chosen), ...edits])
      }
    },
    /** Saves what stays in sight of the picture that was put in a place: with its file, where that is still on its way. */
    refocus(place: Place, focus: Focus, languages: readonly Locale[]): void {
      const unit = units.get(place.unit)
      if (!unit) return
      const coming = arrivals.awaitedAt(keyOf(unit, place.steps))
      for (const arrival of coming) arrival.focus = focus
      const arrived = languages.filter((each) => !coming.some((arrival) => arrival.languages.includes(each)))
      const [first] = arrived
      if (!first) return
      const now = shownAddresses(withoutPreviews(unit).edited, place.steps, slotOf(schemaOf(unit), place.steps))
      change(place, editsOf(place, withFocus(now[first], focus), arrived))
    },
    /** Something was saved in a dialog: no file that was chosen before comes over a picture in it. */
    supersede(place: Place, edits: Edit[]) {
      const unit = units.get(place.unit)
      if (!unit) return
      for (const edit of edits) {
        if (isListEdit(edit)) continue
        const { value } = edit
        const languages = isLocalized(value) ? locales.filter((each) => value[each] !== undefined) : locales
        arrivals.supersede(keyOf(unit, edit.steps), languages)
      }
    },
  }
}

/** A picture and a film that stand in one place have one key. */
function keyOf(unit: Unit, steps: Steps): string {
  const { pair } = slotOf(schemaOf(unit), steps)
  return [unit.key, ...(pair?.picture ?? steps)].join('/')
}

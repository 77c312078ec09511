import type { Edit } from '#content/edits.ts'
import { newId, type Save } from './documents/documents.ts'
import type { ListPlace, Place } from './documents/places.ts'
import { placeOfPages, placeOfSettings } from './documents/settings.ts'
import type { EditorState, EditorStore } from './store.ts'

/** The open dialog of a field, or of a page's settings. */
export type Opening = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** The id under which the journal stores what is being typed. */
  draft: string
  /** The failed save that is opened again in the dialog. */
  failedSave?: Save | undefined
  /** Set if the dialog creates an item of the list at `place`; `before` is the id of the item that will follow it. */
  adding?: { before?: string | undefined } | undefined
  /** What was typed so far, for the case that the dialog fails and is shown again. */
  typed?: Edit[] | undefined
  /** The file that was dropped on the picture at `place`. */
  dropped?: File | undefined
}

/** Where a new block or list item is inserted: before the block or list item `before`, or at the end. */
export type Add = { before?: string | undefined; returnFocusTo: HTMLElement | null }

/** Opens and closes the dialogs of the editor, and saves their edits. The journal stores what is typed in a dialog. */
export function createDialogs(store: EditorStore) {
  const { documents, saves, act, journal, t, getState, setState } = store
  let openings = 0

  /** Whether a dialog can be opened. An open dialog or block chooser is never replaced by another dialog. */
  function canOpen() {
    const { opening, choosing, placing } = getState()
    return !opening && !choosing && !placing
  }

  /**
   * Opens the dialog of a field. First loads the whole item if the field is in an item. Shows an alert if that fails.
   */
  async function field(
    place: Place,
    returnFocusTo: HTMLElement | null,
    options: Pick<Opening, 'failedSave' | 'adding' | 'dropped'> = {},
  ) {
    const mine = ++openings
    await act.attempt(t('page.failed'), async () => {
      await documents.loadWhole(place.documentKey)
      if (mine === openings && canOpen()) setState({ opening: { place, returnFocusTo, draft: newId(), ...options } })
    })
  }

  /**
   * Closes the dialog without saving, and removes its draft. A failed save that was opened in it stays a failed
   * save.
   */
  function close() {
    const { opening } = getState()
    if (opening) void journal.forget(opening.draft)
    setState({ opening: undefined })
  }

  return {
    canOpen,
    field,
    settings: (page: string, returnFocusTo: HTMLElement | null) => field(placeOfSettings(page), returnFocusTo),
    /** Opens the dialog for a new list item, which is inserted before the item `before` or at the end. */
    newItem: ({ documentKey, path, collection }: ListPlace, { before, returnFocusTo }: Add) =>
      field({ documentKey, path, kind: collection ? 'list' : 'form' }, returnFocusTo, { adding: { before } }),
    newPage: (returnFocusTo: HTMLElement | null) => field(placeOfPages, returnFocusTo, { adding: {} }),
    /** Opens the dialog that copies or moves a block to another page. */
    placing: (placing: NonNullable<EditorState['placing']>) => setState({ placing }),
    /** Opens the dialog that chooses a new block. */
    chooser: (choosing: Add) => setState({ choosing }),
    /** Stores the edits of the open dialog as a draft on the device, in case the tab is closed or crashes. */
    keepDraft(edits: Edit[]) {
      const { opening } = getState()
      const page = opening && documents.get(opening.place.documentKey)?.page
      if (!opening || !page) return
      const { draft: id, place, failedSave } = opening
      // Not a change of the state: nothing is rendered again, and only a dialog that is mounted again reads it.
      opening.typed = edits
      void journal.keepDraft({ id, place, edits }, page, failedSave?.id)
    },
    /** Closes what is open because another page is shown. Edits that were not saved become a failed save. */
    leavePage() {
      openings++
      const { opening } = getState()
      setState({ opening: undefined, placing: undefined, choosing: undefined })
      const { draft: id, place, typed: edits = [] } = opening ?? {}
      if (id && place && edits.length > 0) saves.offer({ id, place, edits, at: Date.now(), isDraft: true })
    },
    /** Saves the edits of the open dialog and closes the dialog. */
    save(edits: Edit[]) {
      const { opening } = getState()
      if (!opening) return
      const { failedSave, draft, place } = opening
      setState({ opening: undefined })
      if (failedSave) saves.dequeue(failedSave)
      store.pictures.supersede(place, edits)
      // The id of the journal entry that this save replaces: at any time, the journal has the old or the new entry.
      const id = failedSave?.id ?? draft
      if (edits.length > 0) void saves.enqueue({ id, place, edits, at: Date.now() })
      else void journal.forget(id)
      if (failedSave) void journal.forget(draft)
    },
    /**
     * Saves the edits of the open dialog and closes it with the answer, unless `isAnswered` returns true for the error.
     * Resolves to whether they are saved.
     */
    async submit(edits: Edit[], isAnswered: (error: unknown) => boolean): Promise<boolean> {
      const { opening } = getState()
      if (!opening) return false
      const { failedSave, draft, place } = opening
      const id = failedSave?.id ?? draft
      const outcome = await saves.enqueue({ id, place, edits, at: Date.now() }, isAnswered)
      if (outcome === 'answered') {
        if (failedSave) saves.postpone(failedSave)
        return false
      }
      if (failedSave) void journal.forget(draft)
      if (getState().opening === opening) setState({ opening: undefined })
      return outcome === 'done'
    },
    close,
    /** Closes whatever is open. What was typed stays in the journal. */
    closeAll: () => setState({ opening: undefined, choosing: undefined, placing: undefined }),
    /** Closes the dialog and discards the failed save that was opened in it. */
    discard() {
      const { opening } = getState()
      close()
      if (opening?.failedSave) saves.discard(opening.failedSave)
    },
  }
}

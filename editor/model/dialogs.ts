import type { Edit } from '#content/edits.ts'
import type { Change } from './documents/documents.ts'
import { type ListPlace, type Place, settingsPageOf, settingsPlace } from './documents/places.ts'
import { newId } from './edits/new-id.ts'
import type { Slices } from './store.ts'

/** The open dialog of a field, or of a page's settings. */
export type Opening = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** The id under which the journal stores what is being typed. */
  draft: string
  /** The failed change that is opened again. */
  failedChange?: Change | undefined
  /** A new item of the list at the place is being created. */
  adding?: { before?: string | undefined } | undefined
  /** The file that was dropped on the picture at the place. */
  dropped?: File | undefined
}

/** Where a new block or list item goes. */
export type Add = { before?: string | undefined; returnFocusTo: HTMLElement | null }

/** A question with two buttons: `action` (a verb) and 'Cancel'. `isDangerous`: the action deletes something. */
export type ConfirmQuestion = { title: string; text: string; action: string; isDangerous?: boolean }

/** Opens and closes dialogs. What is typed in one becomes a change, and is in the journal until that is saved. */
export function createDialogs(store: Slices) {
  const { documents, changes, mutations, journal, t, getState, setState } = store
  let openings = 0

  /** An open dialog is not replaced by another. */
  function canOpen() {
    const { opening, choosing } = getState()
    return !opening && !choosing
  }

  /** Opens the dialog of a field, after loading an item whole. */
  async function open(
    place: Place,
    returnFocusTo: HTMLElement | null,
    options: Pick<Opening, 'failedChange' | 'adding' | 'dropped'> = {},
  ) {
    const mine = ++openings
    try {
      if (!settingsPageOf(place)) await documents.loadWhole(place.documentKey)
      if (mine === openings && canOpen()) setState({ opening: { place, returnFocusTo, draft: newId(), ...options } })
    } catch (error) {
      mutations.alertFailure(t('page.failed'), error)
    }
  }

  /** Closes the dialog; a failed change stays one. */
  function close() {
    const { opening } = getState()
    if (opening) void journal.forget(opening.draft)
    setState({ opening: undefined })
  }

  return {
    canOpen,
    open,
    openSettings: (page: string, returnFocusTo: HTMLElement | null) => open(settingsPlace(page), returnFocusTo),
    /** Opens the dialog for a new list item, before another one or at the end. */
    addTo: ({ documentKey, path, collection }: ListPlace, { before, returnFocusTo }: Add) =>
      open({ documentKey, path, kind: collection ? 'list' : 'form' }, returnFocusTo, { adding: { before } }),
    /** Opens the block chooser, or closes it. */
    chooseBlock: (choosing: Add | undefined) => setState({ choosing }),
    /** Stores what is being typed on the device, in case the tab crashes. */
    keepDraft(edits: Edit[]) {
      const { opening } = getState()
      const page = opening && (settingsPageOf(opening.place) ?? documents.get(opening.place.documentKey)?.page)
      if (!opening || !page) return
      const { draft: id, place, failedChange } = opening
      void journal.keepDraft({ id, place, edits }, page, failedChange?.id)
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = getState()
      if (!opening) return
      const { failedChange, draft, place } = opening
      setState({ opening: undefined })
      if (failedChange) changes.dequeue(failedChange)
      store.pictures.supersede(place, edits)
      // Under an id that the journal already has, so that it holds the old or the new version at any time.
      const id = failedChange?.id ?? draft
      if (edits.length > 0) changes.enqueue({ id, place, edits, at: Date.now() })
      else void journal.forget(id)
      if (failedChange) void journal.forget(draft)
    },
    close,
    /** Closes the dialog and discards the failed change that was opened in it. */
    discard() {
      const { opening } = getState()
      close()
      if (opening?.failedChange) changes.discardChange(opening.failedChange)
    },
    confirm: {
      /** Asks a question after those that are still open, and resolves to whether its action was chosen. */
      ask(question: ConfirmQuestion): Promise<boolean> {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        const id = newId()
        const answer = (isChosen: boolean) => {
          setState(({ questions }) => ({ questions: questions.filter((each) => each.id !== id) }))
          resolve(isChosen)
        }
        setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }))
        return promise
      },
    },
  }
}

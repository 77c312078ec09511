import { may } from '#api/permissions.ts'
import type { Edit } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { newId, type Save } from './documents/documents.ts'
import { schemaAt, schemaOf } from './documents/field-schema.ts'
import type { ListPlace, Place } from './documents/places.ts'
import { placeOfPages, placeOfSettings } from './documents/settings.ts'
import type { EditorState, EditorStore } from './store.ts'

export type Opening = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** The key of the field of a form that has the focus at first. */
  at?: string | undefined
  /** The id under which the journal stores what is being typed. */
  draft: string
  /** The failed save that is opened again in the dialog. */
  failedSave?: Save | undefined
  adding?: { before?: string | undefined; type?: string | undefined } | undefined
  /** What was typed so far, for the case that the dialog fails and is shown again. */
  typed?: Edit[] | undefined
  dropped?: File | undefined
  /** The number of letters before the caret in the text on the page. By default a box of the dialog has the focus. */
  caret?: number | undefined
  /** The language of the box that has the focus at first. By default that of the page. */
  first?: Locale | undefined
}

export type Add = { before?: string | undefined; type?: string | undefined; returnFocusTo: HTMLElement | null }

export function createDialogs(store: EditorStore) {
  const { documents, saves, act, journal, t, locale, getState, setState } = store
  let openings = 0

  function canOpen() {
    const { opening, choosing, placing } = getState()
    return !opening && !choosing && !placing
  }

  /** An item is first loaded whole. */
  async function field(
    place: Place,
    returnFocusTo: HTMLElement | null,
    options: Pick<Opening, 'failedSave' | 'adding' | 'dropped' | 'caret' | 'first' | 'at'> = {},
  ) {
    const mine = ++openings
    await act.attempt(t('page.failed'), async () => {
      await documents.loadWhole(place.documentKey)
      const found = { place, ...(await formOf(place, returnFocusTo, options)) }
      if (mine === openings && canOpen()) setState({ opening: { returnFocusTo, draft: newId(), ...options, ...found } })
    })
  }

  /** The form of an item, for a text that is made from fields of the form, unless an editor wrote the text. */
  async function formOf(
    { documentKey, path }: Place,
    element: HTMLElement | null,
    { caret, failedSave }: Pick<Opening, 'caret' | 'failedSave'>,
  ): Promise<Pick<Opening, 'place' | 'at'> | undefined> {
    const document = documents.get(documentKey)
    const [key = ''] = path
    if (!document || !schemaAt(schemaOf(document), path)?.isMade || failedSave) return undefined
    if (!may(getState().user?.role, 'content.write')) return undefined
    const { sourceOf } = await import('./documents/derived-texts.ts')
    const at = sourceOf(document, key, (element?.ownerDocument.documentElement.lang as Locale) || locale(), caret)
    return at ? { place: { documentKey, path: [], kind: 'form' }, at } : undefined
  }

  /** Closes the dialog. A failed save that was opened in it stays a failed save. */
  function close() {
    const { opening } = getState()
    if (opening) void journal.forget(opening.draft)
    setState({ opening: undefined })
  }

  return {
    canOpen,
    field,
    settings: (page: string, returnFocusTo: HTMLElement | null) => field(placeOfSettings(page), returnFocusTo),
    newItem: ({ documentKey, path, collection }: ListPlace, { before, type, returnFocusTo }: Add) =>
      field({ documentKey, path, kind: collection ? 'list' : 'form' }, returnFocusTo, { adding: { before, type } }),
    newPage: (returnFocusTo: HTMLElement | null) => field(placeOfPages, returnFocusTo, { adding: {} }),
    placing: (placing: NonNullable<EditorState['placing']>) => setState({ placing }),
    chooser: (choosing: Add) => setState({ choosing }),
    keepDraft(edits: Edit[]) {
      const { opening } = getState()
      const page = opening && documents.get(opening.place.documentKey)?.page
      if (!opening || !page) return
      const { draft: id, place, failedSave } = opening
      // Not a change of the state: nothing is rendered again, and only a dialog that is mounted again reads it.
      opening.typed = edits
      void journal.keepDraft({ id, place, edits }, page, failedSave?.id)
    },
    /** Closes the open dialog before another page is shown. Unsaved edits become a failed save. */
    leavePage() {
      openings++
      const { opening } = getState()
      setState({ opening: undefined, placing: undefined, choosing: undefined })
      const { draft: id, place, typed: edits = [] } = opening ?? {}
      if (id && place && edits.length > 0) saves.offer({ id, place, edits, at: Date.now(), isDraft: true })
    },
    save(edits: Edit[]) {
      const { opening } = getState()
      if (!opening) return
      const { failedSave, draft, place } = opening
      setState({ opening: undefined })
      if (failedSave) saves.dequeue(failedSave)
      // The id of the journal entry that this save replaces: at any time, the journal has the old or the new entry.
      const id = failedSave?.id ?? draft
      if (edits.length > 0) void saves.enqueue({ id, place, edits, at: Date.now() })
      else void journal.forget(id)
      if (failedSave) void journal.forget(draft)
    },
    /**
     * Closes the dialog with the answer, unless `isAnswered` returns true for the error. Resolves to whether all is
     * saved.
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
    discard() {
      const { opening } = getState()
      close()
      if (opening?.failedSave) saves.discard(opening.failedSave)
    },
  }
}

import { ApiError } from '#api/errors.ts'
import { apply, type Edit, type FieldPatch, isListEdit, pathExists } from '#content/edits.ts'
import { idsAt, readAt } from '#content/path.ts'
import { type EditorDocument, newId, type Save, type Stored } from '../documents/documents.ts'
import { isSettings, schemaAt, schemaOf } from '../documents/field-schema.ts'
import { type FormKind, formKindOf } from '../documents/form-field-kinds.ts'
import { blockName, fieldName } from '../documents/names.ts'
import { pageLink } from '../documents/pages.ts'
import { keysShownIn, type Place, placeKey } from '../documents/places.ts'
import { settingsPage, storedOf } from '../documents/settings.ts'
import { placeName } from '../history/change-names.ts'
import { isTransient, NotFoundError, reasonOfFailedSave } from '../messages/error-messages.ts'
import { formatDateTime } from '../messages/format-date.ts'
import { newItemMessages, type SaveMessages, saveMessages } from '../messages/save-messages.ts'
import { navigateTo } from '../navigate.ts'
import type { EditorStore } from '../store.ts'
import type { ProgressToast, ToastAction } from '../toasts.ts'
import type { JournalEntry } from './journal.ts'
import { createStalenessCheck } from './staleness.ts'

/** The new item in a draft of the dialog for new items. The item is created by that dialog, not by a save. */
function newItemOf({ place, edits: [edit] }: Save) {
  const isOfBlock = place.kind === 'list' && place.path.length === 0
  return isOfBlock && edit && isListEdit(edit) && 'add' in edit.list ? edit.list : undefined
}

function canReopen(save: Save, document: EditorDocument | undefined): boolean {
  const { place } = save
  if (place.kind === 'list') return newItemOf(save) !== undefined
  return place.kind !== 'form' || (document !== undefined && formParts.has(formKindAt(document, place.path)))
}

function formKindAt(document: EditorDocument, path: string[]): FormKind | undefined {
  const schema = schemaAt(schemaOf(document), path)
  return schema && formKindOf(schema)
}

/** 'failed': the save is a failed save or a conflict now. 'answered': see `enqueue`. */
type Outcome = 'done' | 'answered' | 'failed'
type IsAnswered = (error: unknown) => boolean

/** Ignores 404 for the settings of a deleted page: `isGone` handles them. */
function ignoreMissing(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

const formParts = new Set<FormKind | undefined>(['group', 'texts', 'list'])

/** The saves of one document are sent one after another. Failed and conflicting ones stay in state and journal. */
export function createSaves(store: EditorStore) {
  const { journal, documents, toasts, t, getState, setState } = store
  const queue = new Map<string, Promise<unknown>>()
  const staleness = createStalenessCheck()
  /** By the id of the failed save. */
  const failures = new Map<string, { alert: number; error?: unknown }>()

  /**
   * Replaces a failed save with the same id. Errors for which `isAnswered` returns true are shown in the caller's form.
   */
  async function enqueue(save: Save, isAnswered: IsAnswered = () => false): Promise<Outcome> {
    const { documentKey } = save.place
    const document = documents.get(documentKey)
    if (!document) return 'failed'
    dequeue(save)
    const messages = saveMessages(t, save, document)
    const toast = toasts.busy(messages.busy, 30, placeKey(save.place))
    documents.add(save)
    const isStored = journal.keep(save, document.page)
    const saved = Promise.all([queue.get(documentKey), isStored]).then(() =>
      send(save, document, messages, toast, isAnswered),
    )
    queue.set(documentKey, saved)
    const outcome = await saved
    if (queue.get(documentKey) === saved) queue.delete(documentKey)
    return outcome
  }

  /** `document` is the state in which the save was made. Progress: 30 %, 70 %, success (specification §4). */
  async function send(
    save: Save,
    document: EditorDocument,
    messages: SaveMessages,
    toast: ProgressToast,
    isAnswered: IsAnswered,
  ): Promise<Outcome> {
    const { edits } = save
    try {
      if (!documents.get(document.key)?.isWhole) await documents.loadWhole(document.key)
      // Read now, not when the save was queued: the save before it may have returned a newer version.
      const current = documents.get(document.key)
      if (!current || !edits.every((edit) => pathExists(current.content, edit))) throw new NotFoundError()
      const stale = staleness.pathsOf(current, edits)
      if (stale.length > 0) return conflicted(stale)
      const answer = await documents.save(current, apply(current.content, edits))
      toast.progress(70)
      const stored = documents.settle(save, answer)
      if (stored) staleness.recordStored(stored, edits, answer.content)
      await journal.forget(save.id)
      store.session.resetPolling()
      setState({ savedAt: new Date() })
      toast.done(messages.done)
      // What settings determine, and which posts of another page a section shows, comes with the page.
      if (isSettings(current.type)) void store.documents.pages.load()
      if (isSettings(current.type) || edits.some(({ path }) => formKindAt(current, path) === 'posts'))
        void store.redraw?.()
      return 'done'
    } catch (error) {
      const { current, conflicts = [] } = error instanceof ApiError && error.status === 409 ? error.problem : {}
      const paths = conflicts.map(({ path }) => path)
      if (current)
        return conflicted(paths, 'content' in (current as object) ? (current as Stored) : storedOf(current as Stored))
      const rolledBack = documents.settle(save)
      if (rolledBack) staleness.recordRejected(rolledBack, edits)
      toast.dismiss()
      if (isAnswered(error)) return 'answered'
      if (isTransient(error)) store.session.poll()
      fail(save, messages.failed, reasonOfFailedSave(t, error), error)
      store.session.noteExpiry(error)
      return 'failed'
    }

    /**
     * `paths` are those of the values that somebody else also changed ('tabs.first.title.en'). `answer` is the stored
     * content, if the server sent it.
     */
    async function conflicted(paths: string[], answer?: Stored): Promise<Outcome> {
      // If its code does not load, the whole save is the conflict.
      const parts = await import('./split-conflict.ts').catch(() => undefined)
      const now = documents.settle(save, answer) ?? document
      toast.dismiss()
      const { conflicting: refused, rest } = parts?.splitConflict(save, now, paths) ?? { conflicting: save, rest: [] }
      const conflicting = parts?.recreateDeleted(refused, document.content, now.content) ?? refused
      if (rest.length > 0) void enqueue({ ...save, id: newId(), edits: rest })
      // After the other edits are queued, so that the journal contains every edit at any time.
      void journal.keep(conflicting, document.page)
      setState(({ conflicts }) => ({ conflicts: [...conflicts, { save: conflicting, paths }] }))
      return 'failed'
    }
  }

  function fail(save: Save, text: string, reason: string | undefined, error?: unknown) {
    setState(({ failedSaves }) => ({ failedSaves: [...failedSaves, save] }))
    // A save of an earlier session is offered until the user decides, even if its text is saved meanwhile.
    const isOffered = error === undefined
    const about = isOffered ? save.id : placeKey(save.place)
    const when = isOffered ? [formatDateTime(store.locale(), new Date(save.at).toISOString())] : []
    const subject = [...namesOf(save), ...when].join(t('editor.comma'))
    const detail = [subject, reason].filter(Boolean).join(': ')
    const alert = toasts.alert(text, { about, detail, actions: actionsFor(save) })
    failures.set(save.id, { error, alert })
  }

  /** What is changed (['Page settings', 'Name'], ['Title']), or the title of the dialog for a new collection item. */
  function namesOf(save: Save): string[] {
    const document = documents.get(save.place.documentKey)
    if (document && newItemOf(save))
      return [isSettings(document.type) ? t('pages.new') : newItemMessages(t, document.type).title]
    const { place, edits } = save
    if (!document || place.path.length > 0) return [fieldName(t, place.path)]
    const [first] = edits
    return [blockName(t, document.type), ...(first ? [placeName(t, first.path)] : [])]
  }

  const isShown = ({ place }: Save) =>
    settingsPage(place.documentKey) !== undefined ||
    store.documents.places.all().some((block) => keysShownIn(documents, block).includes(place.documentKey))

  /** Returns false, so that the alert stays and can open the dialog on that page. */
  function showPageOf(document: EditorDocument | undefined) {
    if (document) navigateTo(pageLink(t, store.locale(), document.page, document.item).href)
    return false
  }

  function actionsFor(save: Save): ToastAction[] {
    const saving = { label: t('editor.saveFailedChange'), run: () => again(save) }
    const discarding = { label: t('editor.discardFailedChange'), run: () => discard(save) }
    const document = documents.get(save.place.documentKey)
    if (!document) return [discarding]
    if (!canReopen(save, document)) return [saving, discarding]
    const opening = {
      label: t('editor.openFailedChange'),
      run: () => store.open.canOpen() && (isShown(save) ? void reopen(save) : showPageOf(document)),
    }
    // A draft has no 'save' button: it was never submitted, so its dialog must validate it first.
    return save.isDraft ? [opening, discarding] : [opening, saving, discarding]
  }

  /** Opens a failed save in its dialog, as it was typed. Does nothing if it has no dialog or is no longer failed. */
  async function reopen(save: Save) {
    if (!getState().failedSaves.includes(save)) return
    if (!canReopen(save, documents.get(save.place.documentKey))) return
    await store.open.field(save.place, null, { failedSave: save, adding: newItemOf(save) })
  }

  /** Removes a save from the failed saves and the conflicts, with its alert. Returns false if it was in neither. */
  function dequeue({ id }: Save): boolean {
    const before = getState()
    const failedSaves = before.failedSaves.filter((save) => save.id !== id)
    const conflicts = before.conflicts.filter(({ save }) => save.id !== id)
    setState({ failedSaves, conflicts })
    toasts.dismiss(failures.get(id)?.alert)
    failures.delete(id)
    return failedSaves.length < before.failedSaves.length || conflicts.length < before.conflicts.length
  }
  function discard(save: Save) {
    dequeue(save)
    void journal.forget(save.id)
  }
  function again(save: Save) {
    if (dequeue(save)) void enqueue(save)
  }

  /**
   * Offers each save when its document is loaded or known to be deleted. Settings are loaded here, because pages do
   * not.
   */
  function recover(orphans: JournalEntry[]) {
    let waiting = orphans
    const isHere = ({ place }: Save) => documents.get(place.documentKey) !== undefined
    function offer() {
      const isKnown = (entry: JournalEntry) => isHere(entry) || documents.isGone(entry.place.documentKey, entry.page)
      const { found = [], later = [] } = Object.groupBy(waiting, (entry) => (isKnown(entry) ? 'found' : 'later'))
      waiting = later
      for (const save of found) {
        const reason = t(isHere(save) ? 'editor.failedChangeFound' : 'editor.failedChangeOrphaned')
        fail(save, t('editor.notSaved'), reason)
      }
    }
    store.subscribe(offer)
    offer()
    for (const key of new Set(waiting.map(({ place }) => place.documentKey)))
      if (settingsPage(key)) void store.documents.loads.load(key, () => documents.loadWhole(key).catch(ignoreMissing))
  }
  void journal.orphans().then(recover)

  return {
    enqueue,
    async saved() {
      while (queue.size > 0) await Promise.all(queue.values())
    },
    /** Saves edits that were made without a dialog, for example a moved list item or a dropped picture. */
    keepDraft: journal.keepDraft,
    add(place: Place, edits: Edit[]) {
      if (edits.length > 0) void enqueue({ id: newId(), place, edits, at: Date.now() })
    },
    dequeue,
    offer: (save: Save) => fail(save, t('editor.notSaved'), t('editor.failedChangeFound')),
    actionsFor,
    reopen,
    discard,
    /** Removes a draft from the journal, except for a submitted one that is not saved yet. */
    discardDraft(id: string, page: string) {
      const { failedSaves, conflicts } = getState()
      const pending = documents.all().flatMap((document) => document.pending)
      const unsaved = [...failedSaves, ...conflicts.map(({ save }) => save), ...pending]
      const submitted = unsaved.find((save) => save.id === id)
      void (submitted ? journal.keep(submitted, page) : journal.forget(id))
    },
    again,
    retry(canRetry: (error: unknown) => boolean) {
      const { failedSaves, opening } = getState()
      // A save that is open in a dialog is not saved, because it is being edited.
      for (const save of failedSaves)
        if (canRetry(failures.get(save.id)?.error) && opening?.failedSave !== save) again(save)
    },
    /** Makes a save a failed save: one with a postponed conflict, or one that failed again in its dialog. */
    postpone(save: Save) {
      dequeue(save)
      const document = documents.get(save.place.documentKey)
      if (document) void journal.keep(save, document.page)
      setState(({ failedSaves }) => ({ failedSaves: [...failedSaves, save] }))
    },
    /** As if typed over what is stored now. If that changes again before the save, it conflicts again. */
    keepMine(save: Save) {
      const stored = documents.get(save.place.documentKey)?.content
      const edits = save.edits.map((edit): Edit => {
        if (!isListEdit(edit)) return { ...edit, was: readAt(stored, edit.path) as FieldPatch }
        const { path, list } = edit
        return 'order' in list ? { path, list: { ...list, was: idsAt(stored, path) } } : edit
      })
      if (dequeue(save)) void enqueue({ ...save, edits })
    },
  }
}

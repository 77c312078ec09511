import type { TFunction } from 'i18next'
import { SessionExpired } from '#api/errors.ts'
import type { Change, EditorDocument, EditorDocuments } from '../documents/documents.ts'
import { fieldName } from '../documents/field-name.ts'
import { schemaAt, schemaOf } from '../documents/field-schema.ts'
import { type FormKind, formKindOf } from '../documents/form-fields.ts'
import { type SettingsOpening, settingsPageOf } from '../documents/page-settings.ts'
import type { Place } from '../documents/places.ts'
import { type FieldPatch, isListEdit, readAt } from '../edits/edits.ts'
import { newId } from '../edits/new-id.ts'
import { isTransient, reasonOfFailedSave } from '../messages/error-messages.ts'
import { newItemMessages } from '../messages/new-item-messages.ts'
import { saveMessages } from '../messages/save-messages.ts'
import type { EditorState, Opening } from '../store.ts'
import type { ToastAction, Toasts } from '../toasts.ts'
import type { JournalEntry } from './draft-storage.ts'
import type { openJournal } from './journal.ts'
import type { createReconnect } from './reconnect.ts'
import type { SaveReport } from './save-queue.ts'
import { recreateDeleted, splitConflict } from './split-conflict.ts'

type Deps = {
  t: TFunction
  toasts: Toasts
  documents: EditorDocuments
  journal: ReturnType<typeof openJournal>
  state: () => EditorState
  set: (part: Partial<EditorState>) => void
  /** Counts a pending operation; the returned function ends it. */
  begin: () => () => void
  save: (change: Change) => void
  open: (place: Place, returnFocusTo: null, opening: Pick<Opening, 'failedChange' | 'adding'>) => Promise<void>
  openSettings: (opening: Omit<SettingsOpening, 'draft'>) => void
  /** Whether no other dialog is open. */
  canOpen: () => boolean
  noteExpiry: (error: unknown) => void
  reconnect: ReturnType<typeof createReconnect>
}

/** The new collection item in a change. It is created by the dialog that asks for its title, not by a save. */
function newItemOf({ place, edits: [edit] }: Change) {
  const isOfBlock = place.kind === 'list' && place.path.length === 0
  return isOfBlock && edit && isListEdit(edit) && 'add' in edit.list ? edit.list : undefined
}

/** Whether a dialog can show a change. Moves, deletions and toggles made in a toolbar have none. */
function canReopen(change: Change, document: EditorDocument | undefined): boolean {
  const { place } = change
  if (isOfSettings(change)) return true
  if (place.kind === 'list') return newItemOf(change) !== undefined
  const schema = document && schemaAt(schemaOf(document), place.path)
  return place.kind !== 'form' || (schema !== undefined && formParts.has(formKindOf(schema)))
}

const isOfSettings = (change: Change) => settingsPageOf(change) !== undefined

const formParts = new Set<FormKind | undefined>(['group', 'texts', 'list'])

/** Failed changes and conflicts: their toasts, and the actions to save, open, discard or postpone them. */
export function createFailedChanges({ t, toasts, documents, journal, state, set, begin, ...deps }: Deps) {
  const { save, open, openSettings, canOpen, noteExpiry, reconnect } = deps
  /** The alert of each failed change, by change id; it must not outlive the failure. */
  const alerts = new Map<string, number>()
  const waiting = { login: new Set<string>(), network: new Set<string>() }

  /** Shows the progress of a save in a toast (specification §4: 30, 70, and success after 300 ms). */
  function report(change: Change, document: EditorDocument): SaveReport {
    const messages = saveMessages(t, change, document)
    const toast = toasts.busy(messages.busy, 0)
    const end = begin()
    return {
      progress: toast.progress,
      saved() {
        reconnect.resetInterval()
        set({ savedAt: new Date() })
        setTimeout(() => {
          toast.done(messages.done)
          end()
        }, 300)
      },
      failed(error) {
        toast.dismiss()
        if (error instanceof SessionExpired) waiting.login.add(change.id)
        if (isTransient(error)) {
          waiting.network.add(change.id)
          reconnect.begin()
        }
        set({ failedChanges: [...state().failedChanges, change] })
        end()
        alerts.set(
          change.id,
          toasts.alert(messages.failed, {
            detail: told(change, reasonOfFailedSave(t, error)),
            actions: failureActions(change),
          }),
        )
        noteExpiry(error)
      },
      conflicted(paths) {
        toast.dismiss()
        const now = documents.get(document.key) ?? document
        const { conflicting: refused, rest } = splitConflict(change, now, paths)
        const conflicting = recreateDeleted(refused, document.content, now.content)
        if (rest.length > 0) save({ ...change, id: newId(), edits: rest })
        // After the rest: this overwrites the whole change in the journal, which must hold every edit at any time.
        void journal.keep(conflicting, document.page)
        set({ conflicts: [...state().conflicts, { change: conflicting, paths }] })
        end()
      },
    }
  }

  /** The detail of an alert: the name of the field, and the reason if known. */
  function told(change: Change, reason = '') {
    const what = isOfSettings(change) ? t('editor.pageSettings') : nameOf(change)
    return [what, reason].filter(Boolean).join(': ')
  }

  /** The name of the changed field; for a new collection item, the title of the dialog that creates it. */
  function nameOf(change: Change): string {
    const document = documents.get(change.place.documentKey)
    return document && newItemOf(change) ? newItemMessages(t, document.type).title : fieldName(t, change.place.path)
  }

  /** The buttons in the alert of a failed change. */
  function failureActions(change: Change): ToastAction[] {
    const save = { label: t('editor.saveFailedChange'), run: () => again(change) }
    const discard = { label: t('editor.discardFailedChange'), run: () => discardChange(change) }
    const document = documents.get(change.place.documentKey)
    if (!document && !isOfSettings(change)) return [discard]
    if (!canReopen(change, document)) return [save, discard]
    const opening = { label: t('editor.openFailedChange'), run: () => canOpen() && void reopen(change) }
    // A draft was never submitted: its dialog has to validate it before it is saved.
    return change.isDraft ? [opening, discard] : [opening, save, discard]
  }

  async function reopen(change: Change) {
    if (!state().failedChanges.includes(change)) return
    if (!canReopen(change, documents.get(change.place.documentKey))) return
    const page = settingsPageOf(change)
    if (page) return openSettings({ page, returnFocusTo: null, failedChange: change })
    await open(change.place, null, { failedChange: change, adding: newItemOf(change) })
  }

  /** Removes a change from the failed changes and conflicts, with its alert; false if it was in neither. */
  function dequeue({ id }: Change): boolean {
    const { failedChanges, conflicts } = state()
    const others = {
      failedChanges: failedChanges.filter((change) => change.id !== id),
      conflicts: conflicts.filter(({ change }) => change.id !== id),
    }
    const lay = others.failedChanges.length < failedChanges.length || others.conflicts.length < conflicts.length
    set(others)
    waiting.login.delete(id)
    waiting.network.delete(id)
    toasts.dismiss(alerts.get(id))
    alerts.delete(id)
    return lay
  }
  function discardChange(change: Change) {
    dequeue(change)
    void journal.forget(change.id)
  }
  function again(change: Change) {
    if (dequeue(change)) save(change)
  }

  return {
    report,
    dequeue,
    failureActions,
    /** Opens a failed change in its dialog, as it was typed. */
    reopen,
    /** Discards a failed change or a conflict for good. */
    discardChange,
    /** Saves a failed change again. */
    again,
    /** After a sign-in, or when the server answers again: saves the changes that waited for that, and no others. */
    sendWhatWaits(reason: keyof typeof waiting) {
      const { failedChanges, opening } = state()
      // The change that is open in a dialog is being edited.
      for (const change of failedChanges)
        if (waiting[reason].has(change.id) && opening?.failedChange !== change) again(change)
    },
    /** Offers the failed changes of earlier editor sessions, once their block is loaded or known to be deleted. */
    recover(orphans: JournalEntry[]) {
      let awaited = orphans
      const offer = () => {
        const isHere = (change: Change) => isOfSettings(change) || documents.get(change.place.documentKey) !== undefined
        const found = awaited.filter((entry) => isHere(entry) || documents.isGone(entry.place.documentKey, entry.page))
        if (found.length === 0) return
        awaited = awaited.filter((entry) => !found.includes(entry))
        set({ failedChanges: [...state().failedChanges, ...found] })
        for (const change of found) {
          const detail = told(change, t(isHere(change) ? 'editor.failedChangeFound' : 'editor.failedChangeOrphaned'))
          alerts.set(change.id, toasts.alert(t('editor.notSaved'), { detail, actions: failureActions(change) }))
        }
      }
      documents.subscribe(offer)
      offer()
    },
    /** Postpones a conflict: it becomes a failed change. */
    postpone(change: Change) {
      dequeue(change)
      set({ failedChanges: [...state().failedChanges, change] })
    },
    /** Resolves a conflict with the editor's own value, which overwrites what is stored now and nothing newer. */
    keepMine(change: Change) {
      const stored = documents.get(change.place.documentKey)?.content
      const edits = change.edits.map((edit) =>
        isListEdit(edit) ? edit : { ...edit, was: readAt(stored, edit.path) as FieldPatch },
      )
      if (dequeue(change)) save({ ...change, edits })
    },
  }
}

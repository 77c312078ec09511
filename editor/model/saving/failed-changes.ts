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
  /** Tells that something is under way, until the answer is called. */
  begin: () => () => void
  save: (change: Change) => void
  open: (place: Place, returnFocusTo: null, kept: Pick<Opening, 'kept' | 'adding'>) => Promise<void>
  openSettings: (opening: Omit<SettingsOpening, 'draft'>) => void
  /** Whether no other dialog is open. */
  canOpen: () => boolean
  noteExpiry: (error: unknown) => void
  reconnect: ReturnType<typeof createReconnect>
}

/** The item of a collection that was being made; the dialog that asks for its title makes it, and no save. */
function newItemOf({ place, edits: [edit] }: Change) {
  const isOfBlock = place.kind === 'list' && place.steps.length === 0
  return isOfBlock && edit && isListEdit(edit) && 'add' in edit.list ? edit.list : undefined
}

/** Whether a change has a dialog that shows it; what a tool moved, deleted or switched has none. */
function canReopen(change: Change, unit: EditorDocument | undefined): boolean {
  const { place } = change
  if (isOfSettings(change)) return true
  if (place.kind === 'list') return newItemOf(change) !== undefined
  const schema = unit && schemaAt(schemaOf(unit), place.steps)
  return place.kind !== 'form' || (schema !== undefined && formParts.has(formKindOf(schema)))
}

const isOfSettings = (change: Change) => settingsPageOf(change) !== undefined

const formParts = new Set<FormKind | undefined>(['group', 'texts', 'list'])

/** Changes that could not be saved, or that met another editor's: what is said about them, and every way out. */
export function createFailedChanges({ t, toasts, documents, journal, state, set, begin, ...deps }: Deps) {
  const { save, open, openSettings, canOpen, noteExpiry, reconnect } = deps
  /** The alert of each change that is kept; it must not outlive the failure that it tells of. */
  const alerts = new Map<string, number>()
  const waiting = { login: new Set<string>(), network: new Set<string>() }

  /** Says on the screen how a save goes (specification §4: 30, 70, and success after 300 ms). */
  function report(change: Change, unit: EditorDocument): SaveReport {
    const messages = saveMessages(t, change, unit)
    const toast = toasts.busy(messages.busy, 0)
    const end = begin()
    return {
      progress: toast.progress,
      saved() {
        reconnect.arrived()
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
        set({ kept: [...state().kept, change] })
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
        const now = documents.get(unit.key) ?? unit
        const { conflicting: refused, rest } = splitConflict(change, now, paths)
        const conflicting = recreateDeleted(refused, unit.content, now.content)
        if (rest.length > 0) save({ ...change, id: newId(), edits: rest })
        // After the rest, so that the journal holds each of them at any time.
        void journal.keep(conflicting, unit.page)
        set({ conflicts: [...state().conflicts, { change: conflicting, paths }] })
        end()
      },
    }
  }

  /** Which text an alert is about, and what else is known. */
  function told(change: Change, reason = '') {
    const what = isOfSettings(change) ? t('editor.pageSettings') : nameOf(change)
    return [what, reason].filter(Boolean).join(': ')
  }

  /** The field that a change is of; an item that was being made has the name of the dialog that makes it. */
  function nameOf(change: Change): string {
    const unit = documents.get(change.place.unit)
    return unit && newItemOf(change) ? newItemMessages(t, unit.type).title : fieldName(t, change.place.steps)
  }

  /** What can be done about a change that is kept. */
  function failureActions(change: Change): ToastAction[] {
    const save = { label: t('editor.saveFailedChange'), run: () => again(change) }
    const discard = { label: t('editor.discardFailedChange'), run: () => discardChange(change) }
    const unit = documents.get(change.place.unit)
    if (!unit && !isOfSettings(change)) return [discard]
    if (!canReopen(change, unit)) return [save, discard]
    const opening = { label: t('editor.openFailedChange'), run: () => canOpen() && void reopen(change) }
    // What was never handed in is checked by its dialog first.
    return change.isDraft ? [opening, discard] : [opening, save, discard]
  }

  async function reopen(change: Change) {
    if (!state().kept.includes(change)) return
    if (!canReopen(change, documents.get(change.place.unit))) return
    const page = settingsPageOf(change)
    if (page) return openSettings({ page, returnFocusTo: null, kept: change })
    await open(change.place, null, { kept: change, adding: newItemOf(change) })
  }

  /** Takes a change off the desk, with its alert; false where it does not lie there any more. */
  function dequeue({ id }: Change): boolean {
    const { kept, conflicts } = state()
    const others = {
      kept: kept.filter((change) => change.id !== id),
      conflicts: conflicts.filter(({ change }) => change.id !== id),
    }
    const lay = others.kept.length < kept.length || others.conflicts.length < conflicts.length
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
    /** Opens a change that could not be saved, as it was typed. */
    reopen,
    /** Lets go of a change that is not saved. */
    discardChange,
    /** Sends a change that is not saved once more. */
    again,
    /** Signed in again, or the server answers: what waited for that goes on its way, and nothing else. */
    sendWhatWaits(reason: keyof typeof waiting) {
      const { kept, opening } = state()
      // What is open in a dialog is being written on.
      for (const change of kept) if (waiting[reason].has(change.id) && opening?.kept !== change) again(change)
    },
    /** Offers what an earlier desk could not save, as soon as its block is here, or known to be deleted. */
    recover(orphans: JournalEntry[]) {
      let awaited = orphans
      const offer = () => {
        const isHere = (change: Change) => isOfSettings(change) || documents.get(change.place.unit) !== undefined
        const found = awaited.filter((entry) => isHere(entry) || documents.isGone(entry.place.unit, entry.page))
        if (found.length === 0) return
        awaited = awaited.filter((entry) => !found.includes(entry))
        set({ kept: [...state().kept, ...found] })
        for (const change of found) {
          const detail = told(change, t(isHere(change) ? 'editor.failedChangeFound' : 'editor.failedChangeOrphaned'))
          alerts.set(change.id, toasts.alert(t('editor.notSaved'), { detail, actions: failureActions(change) }))
        }
      }
      documents.subscribe(offer)
      offer()
    },
    /** Chooses later: the change stays among those that are not saved. */
    postpone(change: Change) {
      dequeue(change)
      set({ kept: [...state().kept, change] })
    },
    /** Chooses one's own text, knowing what is stored: it goes over that, and over nothing newer. */
    keepMine(change: Change) {
      const stored = documents.get(change.place.unit)?.content
      const edits = change.edits.map((edit) =>
        isListEdit(edit) ? edit : { ...edit, was: readAt(stored, edit.steps) as FieldPatch },
      )
      if (dequeue(change)) save({ ...change, edits })
    },
  }
}

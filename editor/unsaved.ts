import type { TFunction } from 'i18next'
import { SessionExpired } from '#api/errors.ts'
import type { DeskState, Opening } from './desk.ts'
import { bringingBack, partDisputed } from './disputed.ts'
import { isPassing, reasonOfKept } from './failures.ts'
import { schemaAt, schemaOf } from './field-kind.ts'
import { fieldName } from './field-name.ts'
import { type FormKind, formKindOf } from './form/form-fields.ts'
import { newItemWords } from './new-item-words.ts'
import type { NoticeAction, Notices } from './notices/notices.ts'
import type { Place } from './places.ts'
import type { createReaching } from './reaching.ts'
import { sayingOf } from './saying.ts'
import { type SettingsOpening, settingsPageOf } from './settings.ts'
import { type FieldPatch, isListEdit, readAt } from './store/content-path.ts'
import type { openJournal } from './store/journal.ts'
import { newId } from './store/new-id.ts'
import type { SaveReport } from './store/saving.ts'
import type { Entry } from './store/shelf.ts'
import type { Change, Unit, Units } from './store/units.ts'

type Needs = {
  t: TFunction
  notices: Notices
  units: Units
  journal: ReturnType<typeof openJournal>
  state: () => DeskState
  set: (part: Partial<DeskState>) => void
  /** Tells that something is under way, until the answer is called. */
  begin: () => () => void
  save: (change: Change) => void
  open: (place: Place, backTo: null, kept: Pick<Opening, 'kept' | 'adding'>) => Promise<void>
  openSettings: (opening: Omit<SettingsOpening, 'draft'>) => void
  /** Whether no other dialog is open. */
  canOpen: () => boolean
  noteExpiry: (error: unknown) => void
  reaching: ReturnType<typeof createReaching>
}

/** The item of a collection that was being made; the dialog that asks for its title makes it, and no save. */
function newItemOf({ place, edits: [edit] }: Change) {
  const isOfBlock = place.kind === 'list' && place.steps.length === 0
  return isOfBlock && edit && isListEdit(edit) && 'add' in edit.list ? edit.list : undefined
}

/** Whether a change has a dialog that shows it; what a tool moved, deleted or switched has none. */
function canReopen(change: Change, unit: Unit | undefined): boolean {
  const { place } = change
  if (isOfSettings(change)) return true
  if (place.kind === 'list') return newItemOf(change) !== undefined
  const schema = unit && schemaAt(schemaOf(unit), place.steps)
  return place.kind !== 'form' || (schema !== undefined && formParts.has(formKindOf(schema)))
}

const isOfSettings = (change: Change) => settingsPageOf(change) !== undefined

const formParts = new Set<FormKind | undefined>(['group', 'texts', 'list'])

/** Changes that could not be saved, or that met another editor's: what is said about them, and every way out. */
export function createUnsaved({ t, notices, units, journal, state, set, begin, ...needs }: Needs) {
  const { save, open, openSettings, canOpen, noteExpiry, reaching } = needs
  /** The alert of each change that is kept; it must not outlive the failure that it tells of. */
  const alerts = new Map<string, number>()
  const waiting = { login: new Set<string>(), network: new Set<string>() }

  /** Says on the screen how a save goes (specification §4: 30, 70, and success after 300 ms). */
  function report(change: Change, unit: Unit): SaveReport {
    const saying = sayingOf(t, change, unit)
    const notice = notices.busy(saying.busy, 0)
    const end = begin()
    return {
      progress: notice.progress,
      saved() {
        reaching.arrived()
        set({ savedAt: new Date() })
        setTimeout(() => {
          notice.done(saying.done)
          end()
        }, 300)
      },
      failed(error) {
        notice.gone()
        if (error instanceof SessionExpired) waiting.login.add(change.id)
        if (isPassing(error)) {
          waiting.network.add(change.id)
          reaching.begin()
        }
        set({ kept: [...state().kept, change] })
        end()
        alerts.set(
          change.id,
          notices.alert(saying.failed, { detail: told(change, reasonOfKept(t, error)), actions: waysOut(change) }),
        )
        noteExpiry(error)
      },
      conflicted(paths) {
        notice.gone()
        const now = units.get(unit.key) ?? unit
        const { disputed: refused, rest } = partDisputed(change, now, paths)
        const disputed = bringingBack(refused, unit.content, now.content)
        if (rest.length > 0) save({ ...change, id: newId(), edits: rest })
        // After the rest, so that the journal holds each of them at any time.
        void journal.keep(disputed, unit.page)
        set({ conflicts: [...state().conflicts, { change: disputed, paths }] })
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
    const unit = units.get(change.place.unit)
    return unit && newItemOf(change) ? newItemWords(t, unit.type).title : fieldName(t, change.place.steps)
  }

  /** What can be done about a change that is kept. */
  function waysOut(change: Change): NoticeAction[] {
    const save = { label: t('editor.recoveredSave'), run: () => again(change) }
    const discard = { label: t('editor.recoveredDiscard'), run: () => letGo(change) }
    const unit = units.get(change.place.unit)
    if (!unit && !isOfSettings(change)) return [discard]
    if (!canReopen(change, unit)) return [save, discard]
    const opening = { label: t('editor.recoveredOpen'), run: () => canOpen() && void reopen(change) }
    // What was never handed in is checked by its dialog first.
    return change.isDraft ? [opening, discard] : [opening, save, discard]
  }

  async function reopen(change: Change) {
    if (!state().kept.includes(change)) return
    if (!canReopen(change, units.get(change.place.unit))) return
    const page = settingsPageOf(change)
    if (page) return openSettings({ page, backTo: null, kept: change })
    await open(change.place, null, { kept: change, adding: newItemOf(change) })
  }

  /** Takes a change off the desk, with its alert; false where it does not lie there any more. */
  function takeUp({ id }: Change): boolean {
    const { kept, conflicts } = state()
    const others = {
      kept: kept.filter((change) => change.id !== id),
      conflicts: conflicts.filter(({ change }) => change.id !== id),
    }
    const lay = others.kept.length < kept.length || others.conflicts.length < conflicts.length
    set(others)
    waiting.login.delete(id)
    waiting.network.delete(id)
    notices.dismiss(alerts.get(id))
    alerts.delete(id)
    return lay
  }
  function letGo(change: Change) {
    takeUp(change)
    void journal.forget(change.id)
  }
  function again(change: Change) {
    if (takeUp(change)) save(change)
  }

  return {
    report,
    takeUp,
    waysOut,
    /** Opens a change that could not be saved, as it was typed. */
    reopen,
    /** Lets go of a change that is not saved. */
    letGo,
    /** Sends a change that is not saved once more. */
    again,
    /** Signed in again, or the server answers: what waited for that goes on its way, and nothing else. */
    sendWhatWaits(reason: keyof typeof waiting) {
      const { kept, opening } = state()
      // What is open in a dialog is being written on.
      for (const change of kept) if (waiting[reason].has(change.id) && opening?.kept !== change) again(change)
    },
    /** Offers what an earlier desk could not save, as soon as its block is here, or known to be deleted. */
    recover(orphans: Entry[]) {
      let awaited = orphans
      const offer = () => {
        const isHere = (change: Change) => isOfSettings(change) || units.get(change.place.unit) !== undefined
        const found = awaited.filter((entry) => isHere(entry) || units.isGone(entry.place.unit, entry.page))
        if (found.length === 0) return
        awaited = awaited.filter((entry) => !found.includes(entry))
        set({ kept: [...state().kept, ...found] })
        for (const change of found) {
          const detail = told(change, t(isHere(change) ? 'editor.recoveredText' : 'editor.recoveredGone'))
          alerts.set(change.id, notices.alert(t('editor.notSaved'), { detail, actions: waysOut(change) }))
        }
      }
      units.subscribe(offer)
      offer()
    },
    /** Chooses later: the change stays among those that are not saved. */
    putOff(change: Change) {
      takeUp(change)
      set({ kept: [...state().kept, change] })
    },
    /** Chooses one's own text, knowing what is stored: it goes over that, and over nothing newer. */
    keepMine(change: Change) {
      const stored = units.get(change.place.unit)?.content
      const edits = change.edits.map((edit) =>
        isListEdit(edit) ? edit : { ...edit, was: readAt(stored, edit.steps) as FieldPatch },
      )
      if (takeUp(change)) save({ ...change, edits })
    },
  }
}

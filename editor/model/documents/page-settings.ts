import type { Edit } from '../edits/edits.ts'
import { newId } from '../edits/new-id.ts'
import type { openJournal } from '../saving/journal.ts'
import type { EditorState } from '../store.ts'
import type { Change } from './documents.ts'

/** Open page settings; `draft` is the id of the draft in the journal, `failedChange` is set if one is opened again. */
export type SettingsOpening = {
  page: string
  returnFocusTo: HTMLElement | null
  draft: string
  failedChange?: Change | undefined
}

type Deps = {
  journal: ReturnType<typeof openJournal>
  state: () => EditorState
  set: (part: Partial<EditorState>) => void
  discardChange: (change: Change) => void
}

/** The settings of a page, and the draft of them until they are saved. */
export function createSettings({ journal, state, set, discardChange }: Deps) {
  /** Closes them; a failed change stays one. */
  function close() {
    const { settings } = state()
    if (settings) void journal.forget(settings.draft)
    set({ settings: undefined })
  }
  return {
    open: (opening: Omit<SettingsOpening, 'draft'>) => set({ settings: { ...opening, draft: newId() } }),
    /** Stores what is being typed on the device, in case the tab crashes. */
    keep(edits: Edit[]) {
      const { settings } = state()
      if (!settings) return
      const { draft: id, page, failedChange } = settings
      void journal.keepDraft(
        { id, place: { documentKey: ofPage + page, path: [], kind: 'form' }, edits },
        page,
        failedChange?.id,
      )
    },
    close,
    /** Closes them after a save, and discards the failed change that was opened in them. */
    done() {
      const { settings } = state()
      close()
      if (settings?.failedChange) discardChange(settings.failedChange)
    },
  }
}

/** The prefix of a page's settings as a document in the journal; no key of a block begins with it. */
const ofPage = 'page:'

/** The page whose settings a change belongs to; undefined for other changes. */
export const settingsPageOf = ({ place: { documentKey } }: Change): string | undefined =>
  documentKey.startsWith(ofPage) ? documentKey.slice(ofPage.length) : undefined

import type { Edit } from '../edits/edits.ts'
import { newId } from '../edits/new-id.ts'
import type { openJournal } from '../saving/journal.ts'
import type { EditorState } from '../store.ts'
import type { Change } from './documents.ts'

/** The settings of a page are open: `draft` is the id that what is typed is kept under, `kept` what was typed before. */
export type SettingsOpening = {
  page: string
  returnFocusTo: HTMLElement | null
  draft: string
  kept?: Change | undefined
}

type Deps = {
  journal: ReturnType<typeof openJournal>
  state: () => EditorState
  set: (part: Partial<EditorState>) => void
  discardChange: (change: Change) => void
}

/** The settings of a page, and what is typed into them until it is saved. */
export function createSettings({ journal, state, set, discardChange }: Deps) {
  /** Closes them; what was kept before stays kept. */
  function close() {
    const { settings } = state()
    if (settings) void journal.forget(settings.draft)
    set({ settings: undefined })
  }
  return {
    open: (opening: Omit<SettingsOpening, 'draft'>) => set({ settings: { ...opening, draft: newId() } }),
    /** Keeps what is being typed on the device, for the case that the tab dies. */
    keep(edits: Edit[]) {
      const { settings } = state()
      if (!settings) return
      const { draft: id, page, kept } = settings
      void journal.keepDraft({ id, place: { unit: ofPage + page, steps: [], kind: 'form' }, edits }, page, kept?.id)
    },
    close,
    /** Closes them when what was typed is saved. */
    done() {
      const { settings } = state()
      close()
      if (settings?.kept) discardChange(settings.kept)
    },
  }
}

/** What the journal has for the unit of a page's settings; no block's key begins so. */
const ofPage = 'page:'

/** The page whose settings a change is of. */
export const settingsPageOf = ({ place: { unit } }: Change): string | undefined =>
  unit.startsWith(ofPage) ? unit.slice(ofPage.length) : undefined

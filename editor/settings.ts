import type { TFunction } from 'i18next'
import type { DeskState } from './desk.ts'
import type { Notices } from './notices/notices.ts'
import type { Place } from './places.ts'
import type { Edit } from './store/content-path.ts'
import type { openJournal } from './store/journal.ts'
import { newId } from './store/new-id.ts'
import type { Entry } from './store/shelf.ts'
import type { Change } from './store/units.ts'

/** The settings of a page are open: `draft` is the id that what is typed is kept under, `kept` what was typed before. */
export type SettingsOpening = { page: string; backTo: HTMLElement | null; draft: string; kept?: Change | undefined }

type Needs = {
  t: TFunction
  notices: Notices
  journal: ReturnType<typeof openJournal>
  state: () => DeskState
  set: (part: Partial<DeskState>) => void
  /** Whether no other dialog is open. */
  canOpen: () => boolean
}

/** The settings of a page, and what is typed into them until it is saved. */
export function createSettings({ t, notices, journal, state, set, canOpen }: Needs) {
  function open({ page, backTo, kept }: Omit<SettingsOpening, 'draft'>) {
    set({ settings: { page, backTo, kept, draft: kept?.id ?? newId() } })
  }
  return {
    open,
    /** Keeps what is being typed on the device, for the case that the tab dies. */
    keep(edits: Edit[]) {
      const { settings } = state()
      if (!settings) return
      const { draft: id, page } = settings
      const place: Place = { unit: unitOf(page), steps: [], kind: 'form' }
      if (edits.length > 0) void journal.keep({ id, place, edits, at: Date.now() }, page)
      else void journal.forget(id)
    },
    /** Closes them; what was typed is saved or not wanted. */
    close() {
      const { settings } = state()
      if (settings) void journal.forget(settings.draft)
      set({ settings: undefined })
    },
    /** Offers what was typed into settings when their tab died. */
    recover(orphans: Entry[]) {
      for (const entry of orphans.filter(isOfSettings)) {
        notices.alert(t('editor.recoveredTitle'), {
          detail: [t('editor.pageSettings'), t('editor.recoveredText')].join(': '),
          actions: [
            {
              label: t('editor.recoveredOpen'),
              run: () => canOpen() && open({ page: entry.page, backTo: null, kept: entry }),
            },
            { label: t('editor.recoveredDiscard'), run: () => void journal.forget(entry.id) },
          ],
        })
      }
    },
  }
}

/** The key under which the journal has the settings of a page; no block has such a one. */
const unitOf = (page: string) => `page:${page}`
const isOfSettings = ({ place, page }: Entry) => place.unit === unitOf(page)

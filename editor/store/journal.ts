import { type DBSchema, openDB } from 'idb'
import type { Change } from './units.ts'

/** A change with the page it was made on and the tab that made it. */
export type Entry = Change & { page: string; tab: string; at: number }

interface JournalDb extends DBSchema {
  changes: { key: string; value: Entry }
}

export type Journal = ReturnType<typeof openJournal>

/**
 * Changes that the server has not answered yet, kept on the device so that no word is lost with a tab. Where the
 * browser keeps no databases (some private windows) the tab's memory has to do.
 */
export function openJournal() {
  const tab = crypto.randomUUID()
  const opened = openDB<JournalDb>('editor', 1, {
    upgrade: (db) => void db.createObjectStore('changes', { keyPath: 'id' }),
  })
  const unavailable = (error: unknown) => console.warn('Changes cannot be kept on this device:', error)
  holdForTab(tab)
  return {
    keep: (change: Change, page: string) =>
      opened.then((db) => db.put('changes', { ...change, page, tab, at: Date.now() })).catch(unavailable),
    forget: (id: string) => opened.then((db) => db.delete('changes', id)).catch(unavailable),
    /** The changes of tabs that are no longer there. */
    async orphans(): Promise<Entry[]> {
      const entries = await opened
        .then((db) => db.getAll('changes'))
        .catch((error): Entry[] => {
          unavailable(error)
          return []
        })
      const alive = await livingTabs()
      return entries.filter((entry) => entry.tab !== tab && !alive.has(entry.tab))
    },
  }
}

const lockOf = (tab: string) => `editor-tab-${tab}`

/** A lock that nobody waits for says that this tab still lives. */
function holdForTab(tab: string) {
  void navigator.locks?.request(lockOf(tab), () => new Promise(() => {}))
}

async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace('editor-tab-', '')))
}

import { type DBSchema, openDB } from 'idb'
import type { Save } from '../documents/documents.ts'

/**
 * A save in the journal. `author` is the id of an account, and `session` the id of the editor session in which the
 * save was made. `replaces` is the id of the failed save that is edited by this draft. `release` is the id of the
 * release in which the save was made; undefined on the live site.
 */
export type JournalEntry = Save & {
  page: string
  author: string
  session: string
  replaces?: string | undefined
  release?: string | undefined
}

export type DraftStorage = {
  put(entry: JournalEntry): Promise<unknown>
  remove(id: string): Promise<unknown>
  all(): Promise<JournalEntry[]>
}

interface DraftDatabase extends DBSchema {
  changes: { key: string; value: JournalEntry }
}

/**
 * Opens the storage in IndexedDB. Resolves to a storage in memory if the browser has no IndexedDB (some private
 * windows).
 */
export async function openDraftStorage(): Promise<DraftStorage> {
  try {
    const db = await openDB<DraftDatabase>('editor', 2, {
      upgrade: (db, oldVersion) => void (oldVersion < 1 && db.createObjectStore('changes', { keyPath: 'id' })),
      // Called when a tab with a newer version of the site needs an upgrade, which waits until this connection is closed.
      blocking: (_currentVersion, _blockedVersion, event) => (event.target as IDBDatabase).close(),
    })
    return {
      put: (entry) => db.put('changes', entry),
      remove: (id) => db.delete('changes', id),
      all: () => db.getAll('changes'),
    }
  } catch (error) {
    console.warn('Changes cannot be kept on this device:', error)
    return ofTab
  }
}

/** Returns a storage in memory, which is lost when the page is unloaded. */
export function memoryDraftStorage(entries = new Map<string, JournalEntry>()): DraftStorage {
  return {
    put: async (entry) => entries.set(entry.id, entry),
    remove: async (id) => entries.delete(id),
    all: async () => [...entries.values()],
  }
}

const ofTab = memoryDraftStorage()

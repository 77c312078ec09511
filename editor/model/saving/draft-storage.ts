import { type DBSchema, openDB } from 'idb'
import type { Change } from '../documents/documents.ts'

/**
 * A change with its page, its author and the editor session that it belongs to (`desk`); `over` is the id of the failed
 * change that was opened again and is being edited.
 */
export type JournalEntry = Change & { page: string; by: string; desk: string; over?: string | undefined }

/** The storage of the journal. */
export type DraftStorage = {
  put(entry: JournalEntry): Promise<unknown>
  remove(id: string): Promise<unknown>
  all(): Promise<JournalEntry[]>
}

interface DraftDatabase extends DBSchema {
  changes: { key: string; value: JournalEntry }
}

/** IndexedDB, or the memory of the tab where the browser has no databases (some private windows). */
export async function openDraftStorage(): Promise<DraftStorage> {
  try {
    const db = await openDB<DraftDatabase>('editor', 1, {
      upgrade: (db) => void db.createObjectStore('changes', { keyPath: 'id' }),
    })
    return {
      put: (entry) => db.put('changes', entry),
      remove: (id) => db.delete('changes', id),
      all: () => db.getAll('changes'),
    }
  } catch (error) {
    console.warn('Changes cannot be kept on this device:', error)
    return inTab
  }
}

/** A draft storage that is lost when the page is unloaded. */
export function memoryDraftStorage(): DraftStorage {
  const entries = new Map<string, JournalEntry>()
  return {
    put: async (entry) => entries.set(entry.id, entry),
    remove: async (id) => entries.delete(id),
    all: async () => [...entries.values()],
  }
}

const inTab = memoryDraftStorage()

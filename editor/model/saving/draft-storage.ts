import { type DBSchema, openDB } from 'idb'
import type { Change } from '../documents/documents.ts'

/**
 * A change with the page it was made on, who made it, and the desk that holds it; `over` names the unsaved change that was opened
 * again and is being typed over.
 */
export type JournalEntry = Change & { page: string; by: string; desk: string; over?: string | undefined }

/** Where the journal lies. */
export type DraftStorage = {
  put(entry: JournalEntry): Promise<unknown>
  remove(id: string): Promise<unknown>
  all(): Promise<JournalEntry[]>
}

interface DraftDatabase extends DBSchema {
  changes: { key: string; value: JournalEntry }
}

/** On the device; where the browser keeps no databases (some private windows) the tab's memory has to do. */
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

/** A shelf that lasts as long as the page's scripts do. */
export function memoryDraftStorage(): DraftStorage {
  const entries = new Map<string, JournalEntry>()
  return {
    put: async (entry) => entries.set(entry.id, entry),
    remove: async (id) => entries.delete(id),
    all: async () => [...entries.values()],
  }
}

const inTab = memoryDraftStorage()

import { type DBSchema, openDB } from 'idb'
import type { Change } from '../documents/documents.ts'
import { convertRecord } from './convert-old-record.ts'

/**
 * A change in the journal. `author` is the id of an account, and `session` the id of the editor session in which the
 * change was made. `replaces` is the id of the failed change that is edited by this draft. `release` is the id of the
 * release in which the change was made; undefined on the live site.
 */
export type JournalEntry = Change & {
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
 * windows), or as long as another tab blocks an upgrade of the database.
 */
export async function openDraftStorage(): Promise<DraftStorage> {
  const { promise: blocked, resolve: setBlocked } = Promise.withResolvers<undefined>()
  try {
    const opened = openDatabase(() => setBlocked(undefined))
    return (await Promise.race([opened, blocked])) ?? memoryUntil(opened)
  } catch (error) {
    return inTab(error)
  }
}

/** Opens IndexedDB. `onBlocked` is called if a tab with an older version of the site blocks the upgrade. */
async function openDatabase(onBlocked: () => void): Promise<DraftStorage> {
  const db = await openDB<DraftDatabase>('editor', 2, {
    async upgrade(db, oldVersion, _newVersion, transaction) {
      if (oldVersion < 1) return void db.createObjectStore('changes', { keyPath: 'id' })
      const changes = transaction.objectStore('changes')
      for (const record of await changes.getAll()) {
        const entry = convertRecord(record)
        if (entry) await changes.put(entry)
      }
    },
    blocked: onBlocked,
    // Called when a tab with a newer version of the site needs an upgrade, which waits until this connection is closed.
    blocking: (_currentVersion, _blockedVersion, event) => (event.target as IDBDatabase).close(),
  })
  return {
    put: (entry) => db.put('changes', entry),
    remove: (id) => db.delete('changes', id),
    all: () => db.getAll('changes'),
  }
}

/**
 * Returns a storage in memory, and copies its entries into the database once it is open. From then on only the database
 * is used. `all` waits for the database.
 */
function memoryUntil(opened: Promise<DraftStorage>): DraftStorage {
  const entries = new Map<string, JournalEntry>()
  const memory = memoryDraftStorage(entries)
  let storage = memory
  opened
    .then((database) => {
      storage = database
      // All entries are written now, before any later `remove`, so that no removed entry is written after its removal.
      return Promise.all([...entries.values()].map((entry) => database.put(entry)))
    })
    .catch(inTab)
  return {
    put: (entry) => storage.put(entry),
    remove: (id) => storage.remove(id),
    all: () => opened.catch(() => memory).then(({ all }) => all()),
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

function inTab(error: unknown): DraftStorage {
  console.warn('Changes cannot be kept on this device:', error)
  return ofTab
}

import { type DBSchema, openDB } from 'idb'
import type { Change } from '../documents/documents.ts'
import { convertRecord } from './convert-old-record.ts'

/**
 * A change with its page, its author and the editor session that it belongs to; `replaces` is the id of the failed
 * change that was opened again and is being edited. `release` is the release that it is for, if any.
 */
export type JournalEntry = Change & {
  page: string
  author: string
  session: string
  replaces?: string | undefined
  release?: string | undefined
}

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
  const { promise: blocked, resolve: setBlocked } = Promise.withResolvers<undefined>()
  try {
    const opened = openDatabase(() => setBlocked(undefined))
    return (await Promise.race([opened, blocked])) ?? memoryUntil(opened)
  } catch (error) {
    return inTab(error)
  }
}

/** `onBlocked` is called if an open tab with an older version of the site delays the upgrade. */
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
    // A tab with a newer version of the site is opened: its upgrade must not wait for this tab.
    blocking: (_currentVersion, _blockedVersion, event) => (event.target as IDBDatabase).close(),
  })
  return {
    put: (entry) => db.put('changes', entry),
    remove: (id) => db.delete('changes', id),
    all: () => db.getAll('changes'),
  }
}

/** A draft storage in memory whose entries move into the database once it is open. `all` waits for the database. */
function memoryUntil(opened: Promise<DraftStorage>): DraftStorage {
  const entries = new Map<string, JournalEntry>()
  const memory = memoryDraftStorage(entries)
  let storage = memory
  opened
    .then((database) => {
      storage = database
      // All writes start now, so that an entry that is removed later is written before it is removed.
      return Promise.all([...entries.values()].map((entry) => database.put(entry)))
    })
    .catch(inTab)
  return {
    put: (entry) => storage.put(entry),
    remove: (id) => storage.remove(id),
    all: () => opened.catch(() => memory).then(({ all }) => all()),
  }
}

/** A draft storage that is lost when the page is unloaded. */
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

import { type DBSchema, openDB } from 'idb'
import { isUnderWay, type ReleaseList } from '#api/current-release.ts'
import { newId, type Save } from '../documents/documents.ts'

export type Journal = ReturnType<typeof openJournal>

/**
 * A save is offered only to its author (the id of an account), in the release in which it was made, or on the live site
 * after that release is closed.
 */
export function openJournal(
  author: Promise<string>,
  storage: Promise<DraftStorage> = openDraftStorage(),
  releases: Releases = {},
) {
  const { current: release } = releases
  const session = newId()
  const close = hold(session)
  /** `keep` and `forget` wait for the same promise, so a save is never removed before it is stored. */
  const ready = Promise.all([storage, author])
  /** The submitted edits by id. The timer of a form may store them once more, as a draft. */
  const submitted = new Map<string, string>()
  const unwritten = (error: unknown) => console.warn('A save could not be kept on this device:', error)
  const write = (save: Save, page: string, replaces?: string) =>
    ready.then(([{ put }, me]) => put({ ...save, page, session, replaces, author: me, release })).catch(unwritten)
  const forget = (id: string) => ready.then(([{ remove }]) => remove(id)).catch(unwritten)
  return {
    keep(save: Save, page: string) {
      submitted.set(save.id, JSON.stringify(save.edits))
      return write(save, page)
    },
    forget,
    /** Stores a draft, or removes it if it has no edits. `replaces` is the id of the failed save that it edits. */
    async keepDraft(typed: Pick<Save, 'id' | 'place' | 'edits'>, page: string, replaces?: string) {
      if (typed.edits.length === 0) return forget(typed.id)
      if (submitted.get(replaces ?? typed.id) === JSON.stringify(typed.edits)) return
      await write({ ...typed, at: Date.now(), isDraft: true }, page, replaces)
    },
    /** Resolves to the saves to offer: those of the author from editor sessions that have ended, oldest first. */
    async orphans(): Promise<JournalEntry[]> {
      try {
        const [{ all, put, remove }, me] = await ready
        const own = (await all()).filter((entry) => entry.author === me)
        const isElsewhere = await elsewhere(own, releases)
        const mine = own.filter((entry) => !isElsewhere(entry))
        const open = await openSessions()
        const entries = mine.filter((entry) => !open.has(entry.session) && entry.session !== session)
        const orphans = new Map(entries.filter(({ replaces }) => !replaces).map((entry) => [entry.id, entry]))
        // A draft of a failed save replaces that save; the latest draft wins.
        for (const { replaces, id, ...typed } of entries.sort(byTime)) {
          if (!replaces) continue
          orphans.set(replaces, { ...typed, id: replaces })
          await put({ ...typed, id: replaces })
          await remove(id)
        }
        return [...orphans.values()].sort(byTime)
      } catch (error) {
        unwritten(error)
        return []
      }
    },
    close,
  }
}

type Releases = {
  current?: string | undefined
  list?: () => Promise<ReleaseList>
  /**
   * Whether saves from the live site are offered in a release, because the author may no longer change the live site.
   */
  takesLive?: boolean
}

/** In a release, only its own entries are offered; on the live site, also those of closed releases. */
async function elsewhere(entries: JournalEntry[], { current, list, takesLive }: Releases) {
  const others = entries.some(({ release }) => release && release !== current)
  const answer = current || !others ? undefined : await list?.().catch(() => undefined)
  const closed = new Set(others && answer ? entries.map(({ release }) => release) : [])
  for (const { id } of answer?.items.filter(isUnderWay) ?? []) closed.delete(id)
  return ({ release }: JournalEntry) => release !== current && !closed.has(release) && (release || !takesLive)
}

const byTime = (a: JournalEntry, b: JournalEntry) => a.at - b.at

const lockPrefix = 'editor-session-'

/** Marks the editor session as open by a Web Lock. The returned function releases the lock; so does closing the tab. */
function hold(session: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockPrefix + session, () => held)
  return release
}

async function openSessions(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(lockPrefix, '')))
}

/** `author` is the id of an account. `replaces` is the id of the failed save that is edited by this draft. */
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

/** In memory if the browser has no IndexedDB (some private windows). */
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

export function memoryDraftStorage(entries = new Map<string, JournalEntry>()): DraftStorage {
  return {
    put: async (entry) => entries.set(entry.id, entry),
    remove: async (id) => entries.delete(id),
    all: async () => [...entries.values()],
  }
}

const ofTab = memoryDraftStorage()

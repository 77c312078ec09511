import { isUnderWay, type ReleaseList } from '#api/current-release.ts'
import type { Change } from '../documents/documents.ts'
import { newId } from '../edits/new-id.ts'
import { type DraftStorage, type JournalEntry, openDraftStorage } from './draft-storage.ts'

export type Journal = ReturnType<typeof openJournal>

/**
 * Stores changes that the server has not answered yet, so that no text is lost when an editor session, a tab or a
 * sign-in ends. A change is offered only to its author (an account's id), even if others sign in here, and only in the
 * release in which it was made. After that release is closed, it is offered on the live site.
 */
export function openJournal(
  author: Promise<string>,
  storage: Promise<DraftStorage> = openDraftStorage(),
  releases: Releases = {},
) {
  const { current: release } = releases
  const session = newId()
  const close = hold(session)
  /** Both `keep` and `forget` wait for this one promise, so a change is never removed before it is stored. */
  const ready = Promise.all([storage, author])
  const unwritten = (error: unknown) => console.warn('A change could not be kept on this device:', error)
  const keep = (change: Change, page: string, replaces?: string) =>
    ready.then(([{ put }, me]) => put({ ...change, page, session, replaces, author: me, release })).catch(unwritten)
  const forget = (id: string) => ready.then(([{ remove }]) => remove(id)).catch(unwritten)
  return {
    keep,
    forget,
    /** Stores a draft; without edits removes it. `replaces` is the id of the failed change that the draft edits. */
    keepDraft: (typed: Pick<Change, 'id' | 'place' | 'edits'>, page: string, replaces?: string) =>
      typed.edits.length > 0 ? keep({ ...typed, at: Date.now(), isDraft: true }, page, replaces) : forget(typed.id),
    /** The author's changes from editor sessions that have ended, in the order they were made. */
    async orphans(): Promise<JournalEntry[]> {
      try {
        const [{ all, put, remove }, me] = await ready
        const own = (await all()).filter((entry) => entry.author === me)
        const isElsewhere = await elsewhere(own, releases)
        const mine = own.filter((entry) => !isElsewhere(entry))
        const open = await openSessions()
        const entries = mine.filter((entry) => !open.has(entry.session) && entry.session !== session)
        const orphans = new Map(entries.filter(({ replaces }) => !replaces).map((entry) => [entry.id, entry]))
        // The latest draft of a failed change replaces the change.
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
    /** Ends the editor session: from now on another session may offer its changes. */
    close,
  }
}

type Releases = { current?: string | undefined; list?: () => Promise<ReleaseList> }

/**
 * Resolves to a function that tells whether an entry belongs elsewhere: to another release, or to the live site while
 * a release is worked in. On the live site, entries of closed releases do not belong elsewhere.
 */
async function elsewhere(entries: JournalEntry[], { current, list }: Releases) {
  const others = entries.some(({ release }) => release && release !== current)
  const answer = current || !others ? undefined : await list?.().catch(() => undefined)
  const closed = new Set(others && answer ? entries.map(({ release }) => release) : [])
  for (const { id } of answer?.items.filter(isUnderWay) ?? []) closed.delete(id)
  return ({ release }: JournalEntry) => release !== current && !closed.has(release)
}

const byTime = (a: JournalEntry, b: JournalEntry) => a.at - b.at

const lockPrefix = 'editor-session-'

/** Marks the editor session as open by a Web Lock. The returned function releases it, and so does closing the tab. */
function hold(session: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockPrefix + session, () => held)
  return release
}

/** The editor sessions that are open in any tab. */
async function openSessions(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(lockPrefix, '')))
}

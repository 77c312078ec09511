import type { HistoryParams } from '#api/admin-client.ts'
import type { Change, ChangeRef } from '#api/history.ts'
import type { PageSummary } from '#api/pages.ts'
import { readablePath, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { siteKey } from '#content/page-keys.ts'

export type Scope = Pick<HistoryParams, 'pages' | 'item'>

/** Returns the scope of everything on the screen: the page at the address, the pages of all its blocks, the site. */
export function shownScope(pages: PageSummary[], shownPages: string[], pathname = location.pathname): Scope {
  const own = ownScope(pages, pathname)
  return { ...own, pages: [...new Set([...own.pages, ...shownPages, siteKey])] }
}

/** Returns the scope of the page at an address, without the header, the footer and shared blocks. */
export function ownScope(pages: PageSummary[], pathname = location.pathname): Scope {
  const written = readablePath(pathname)
  const { path } = splitLocale(written)
  const found = findDetailPage(path)
  if (found) return { pages: [found.detail.page, found.detail.template], item: found.id }
  const own = pages.filter((page) => page.path.en === written || page.path.ar === written)
  return { pages: own.map(({ slug }) => slug) }
}

export type UndoState = { undo?: Change | undefined; redo?: Change | undefined }

/**
 * Evaluates the user's own changes, newest first: a revert of the last edit is an undo, a revert of the last undo is a
 * redo, and anything else is a new edit, after which nothing can be redone. Changes before `since` (ms) only help to
 * recognize undos.
 */
export function undoState(changes: Change[], since = 0): UndoState {
  const done: Change[] = []
  let undone: Change[] = []
  for (const change of changes.toReversed()) {
    if (isRevertOf(change, done.at(-1))) {
      done.pop()
      undone.push(change)
    } else if (isRevertOf(change, undone.at(-1))) {
      undone.pop()
      done.push(change)
    } else {
      done.push(change)
      undone = []
    }
  }
  const recent = (change: Change | undefined) => (change && Date.parse(change.at) >= since ? change : undefined)
  return { undo: recent(done.at(-1)), redo: recent(undone.at(-1)) }
}

export const changeKey = ({ page, version }: ChangeRef) => `${page}/${version}`

function isRevertOf(change: Change, other: Change | undefined): boolean {
  return change.page === other?.page && change.reverts === other.version
}

/** Whether a change is the revert of a revert. `changes` may be in any order. */
export function isRedo({ page, reverts }: Change, changes: Change[]): boolean {
  const other = changes.find((each) => each.page === page && each.version === reverts)
  return other !== undefined && other.reverts !== null && !isRedo(other, changes)
}

/** A revert that was itself reverted does not count. `changes` are newest first. */
export function revertedChanges(changes: Change[]): Set<string> {
  const keys = new Set<string>()
  for (const change of changes) {
    if (change.reverts !== null && !keys.has(changeKey(change))) {
      keys.add(changeKey({ page: change.page, version: change.reverts }))
    }
  }
  return keys
}

import type { Release } from './releases.ts'

export type ReleaseList = { items: Release[] }

/** Whether a release can still be published. Its content can be changed only in the state 'open'. */
export const isUnderWay = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'open' || state === 'handed_in' || state === 'scheduled'

/** Kept in local storage and read when a page loads: an open tab keeps its own until then. Null is the live site. */
export type CurrentRelease = Pick<Release, 'id' | 'name' | 'state'>

const key = 'release'

export function currentRelease(): CurrentRelease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function setCurrentRelease(release: CurrentRelease | null): void {
  if (release) localStorage.setItem(key, JSON.stringify({ id: release.id, name: release.name, state: release.state }))
  else localStorage.removeItem(key)
}

import type { Release } from './releases.ts'

export type ReleaseList = { items: Release[] }

/** Whether a release can still be published; only an open one can be changed. */
export const isUnderWay = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'open' || state === 'handed_in' || state === 'scheduled'

/** The release that this browser works in, shared by its tabs; null is the live site. */
export type CurrentRelease = Pick<Release, 'id' | 'name' | 'state'>

const key = 'release'

export function currentRelease(): CurrentRelease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Takes effect when the page is loaded again: until then the open page is edited where it was opened. */
export function setCurrentRelease(release: CurrentRelease | null): void {
  if (release) localStorage.setItem(key, JSON.stringify({ id: release.id, name: release.name, state: release.state }))
  else localStorage.removeItem(key)
}

import { startContents } from './contents.ts'
import { keepPlace } from './keep-place.ts'

/** What lists of links need beyond being links; loaded only where there are such lists. */
export function startLists() {
  keepPlace()
  startContents()
}

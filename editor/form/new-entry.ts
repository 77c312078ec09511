import { blankOf } from '#content/blank.ts'
import type { Shape } from '#content/shape.ts'
import { today } from '#content/today.ts'
import type { Entry } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'

/** An entry that holds as little as its schema takes. */
export function newEntry(element: Shape): Entry {
  const entry = blankOf(element, { newId, today: today() }) as Entry
  const type = element.type === 'object' ? element.fields.type : undefined
  // Only the first item of an article is without a kind.
  return type?.type === 'choice' ? { ...entry, type: type.options[0] } : entry
}

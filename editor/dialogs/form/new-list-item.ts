import { emptyValueOf } from '#content/empty-value.ts'
import type { Shape } from '#content/shape.ts'
import { today } from '#content/today.ts'
import type { ListItem } from '../../model/edits/edits.ts'
import { newId } from '../../model/edits/new-id.ts'

/** An entry that holds as little as its schema takes. */
export function newListItem(element: Shape): ListItem {
  const listItem = emptyValueOf(element, { newId, today: today() }) as ListItem
  const type = element.type === 'object' ? element.fields.type : undefined
  // Only the first item of an article is without a kind.
  return type?.type === 'choice' ? { ...listItem, type: type.options[0] } : listItem
}

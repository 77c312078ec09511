import { emptyValueOf } from '#content/empty-value.ts'
import type { ListItem } from '#content/json.ts'
import type { Shape } from '#content/shape.ts'
import { today } from '#content/today.ts'
import { newId } from '../model/documents/documents.ts'

/** Creates a list item with as little content as its schema allows. */
export function newListItem(element: Shape): ListItem {
  const listItem = emptyValueOf(element, { newId, today: today() }) as ListItem
  const type = element.type === 'object' ? element.fields.type : undefined
  // Sets `type` even if it is optional, because only the first item of an article's body may have no type.
  return type?.type === 'choice' ? { ...listItem, type: type.options[0] } : listItem
}

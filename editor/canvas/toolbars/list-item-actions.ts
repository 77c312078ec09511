import type { TFunction } from 'i18next'
import type { ListChange } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { anyShape } from '#content/shape.ts'
import type { ConfirmQuestion } from '../../model/act.ts'
import { documentKeyOf, type EditorDocument } from '../../model/documents/documents.ts'
import { itemMessages, schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import { fieldName, itemTitle } from '../../model/documents/names.ts'
import type { ListOnScreen, ListPlace, Place } from '../../model/documents/places.ts'
import type { EditorStore } from '../../model/store.ts'
import { blockElement, listItemElement } from '../element-boxes.ts'
import { firstFieldIn, focusAfterDelete } from '../scroll-and-focus.ts'
import type { SelectedListItem } from '../use-canvas-selection.ts'

export type ListItemOnScreen = NonNullable<ReturnType<typeof findListItem>>

/**
 * Returns a list item, the list and its ids on the screen, and the document and path where the item is stored;
 * undefined if its list is not on the screen or its document is not loaded.
 */
export function findListItem(store: EditorStore, { block, list: dottedPath, id }: SelectedListItem) {
  const list = store.documents.places.findList(block, dottedPath)
  const owner = list && store.documents.get(list.documentKey)
  const ids = store.documents.lists.find(block, dottedPath)?.ids
  if (!list || !owner || !ids?.includes(id)) return undefined
  const document = list.collection ? store.documents.get(documentKeyOf(owner.key, id)) : owner
  if (!document) return undefined
  const path: Path = list.collection ? [] : [...list.path, id]
  const content = readAt(document.edited, path)
  return { block, dottedPath, id, ids, at: ids.indexOf(id), list, owner, document, path, content }
}

const nameOf = ({ document, path, content }: ListItemOnScreen, locale: Locale) =>
  itemTitle(schemaAt(schemaOf(document), path) ?? anyShape, content, locale)

/** Returns the name of a list item on the screen; without a name, that of its list. */
export function nameOnScreen(store: EditorStore, t: TFunction, selected: SelectedListItem): string {
  const found = findListItem(store, selected)
  return (found && nameOf(found, store.locale())) || fieldName(t, found?.list.path ?? [selected.list])
}

/**
 * Whether a list item can be moved within its list. Not movable are the items of an item source, and collection items
 * with a day, which are sorted by day.
 */
export function canMove({ list, document, ids }: ListItemOnScreen): boolean {
  return ids.length > 1 && !list.isFromItemSource && !(list.collection && 'day' in document.edited)
}

export const isInBody = ({ list, document }: ListItemOnScreen) =>
  document.item !== undefined && list.path.join('.') === 'detailContent.body'

/** Moves a list item before the item `before` of its list; without `before` behind the last item on the screen. */
export async function placeListItem(
  store: EditorStore,
  listItem: ListItemOnScreen,
  before: string | undefined,
): Promise<void> {
  const { list, owner, id, ids } = listItem
  if (!list.collection) return changeList(store, listItem, { move: id, before })
  const others = ids.filter((each) => each !== id)
  const at = before === undefined ? others.length : others.indexOf(before)
  await store.documents.structure.orderItems(owner, others.toSpliced(at, 0, id), id)
}

/**
 * Returns the other lists of the block on the screen that are in the same document and have the same schema, e.g. the
 * links of the other footer columns; empty lists too.
 */
export function compatibleLists(store: EditorStore, listItem: ListItemOnScreen): ListOnScreen[] {
  const { block, dottedPath, list, document } = listItem
  if (list.collection) return []
  const own = schemaAt(schemaOf(document), list.path)
  return store.documents.lists.pathsOf(block).flatMap((each) => {
    const other = each === dottedPath ? undefined : store.documents.places.findList(block, each)
    if (!other || other.collection || other.documentKey !== list.documentKey || other.path.length !== list.path.length)
      return []
    const shown = schemaAt(schemaOf(document), other.path) === own && store.documents.lists.find(block, each)
    return shown ? [shown] : []
  })
}

/** Moves a list item into another list of its block, before the item `before`; without `before` to the end. */
export function moveIntoList(
  store: EditorStore,
  listItem: ListItemOnScreen,
  dottedPath: string,
  before: string | undefined,
): void {
  const other = store.documents.places.findList(listItem.block, dottedPath)
  if (other) changeList(store, listItem, { move: listItem.id, before, to: other.path })
}

/** The title of a question about an item is the item's name, if it has one. */
export const aboutDeleting = (t: TFunction, name: string): Partial<ConfirmQuestion> => ({
  ...(name && { title: t('history.quoted', { name }) }),
  isDangerous: true,
})

/** Deletes a list item after a confirmation. A collection item is deleted from the site, not just from this list. */
export async function deleteListItem(store: EditorStore, listItem: ListItemOnScreen, t: TFunction): Promise<void> {
  const { list, document, id } = listItem
  const own = list.collection ? itemMessages(document.type)?.confirmDelete : undefined
  const key = own ?? (isInBody(listItem) ? 'deletion.block' : 'deletion.item')
  if (!(await store.ask(key, { ask: aboutDeleting(t, nameOf(listItem, store.locale())) }))) return
  focusNeighbour(listItem)
  if (list.collection) await store.documents.structure.deleteItem(document)
  else changeList(store, listItem, { remove: id })
}

/** Focuses the item after or before a deleted list item; if there is none, the add button or a field of the block. */
function focusNeighbour({ block, dottedPath, ids, at }: ListItemOnScreen) {
  const next = ids[at + 1] ?? ids[at - 1]
  focusAfterDelete(() => {
    const holder = blockElement(block)
    const element = listItemElement({ block, list: dottedPath, id: next ?? '' })
    const button = (element ?? holder)?.querySelector<HTMLElement>('.ed-add-item button')
    return firstFieldIn(element) ?? button ?? firstFieldIn(holder)
  })
}

/** Hides a post in a block that shows posts of another page, after a confirmation. Does not delete the post. */
export async function removeFromSection(store: EditorStore, listItem: ListItemOnScreen, t: TFunction): Promise<void> {
  const document = store.documents.get(listItem.block)
  const sure = await store.ask('deletion.fromSection', { ask: aboutDeleting(t, nameOf(listItem, store.locale())) })
  if (!sure || !document) return
  focusNeighbour(listItem)
  await store.documents.structure.hidePost(document, listItem.id)
}

function changeList(
  store: EditorStore,
  { list, document }: { list: ListPlace; document: EditorDocument },
  change: ListChange,
) {
  const place: Place = { documentKey: document.key, path: list.path, kind: 'list' }
  store.saves.add(place, [{ path: list.path, list: change }])
}

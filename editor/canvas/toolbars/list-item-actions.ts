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
import { blockElement, firstFieldIn, focusAfterDelete, listItemElement } from '../page-elements.ts'
import type { SelectedListItem } from '../use-canvas-selection.ts'

export type ListItemOnScreen = NonNullable<ReturnType<typeof findListItem>>

/** Undefined if its list is not on the screen or its document is not loaded. */
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

export function nameOnScreen(store: EditorStore, t: TFunction, selected: SelectedListItem): string {
  const found = findListItem(store, selected)
  return (found && nameOf(found, store.locale())) || fieldName(t, found?.list.path ?? [selected.list])
}

/** Collection items with a day are sorted by day. */
export function canMove({ list, document, ids }: ListItemOnScreen): boolean {
  return ids.length > 1 && !list.isFromItemSource && !(list.collection && 'day' in document.edited)
}

export const isInBody = ({ list, document }: ListItemOnScreen) =>
  document.item !== undefined && list.path.join('.') === 'detailContent.body'

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

/** Other lists of the block and its document with the same schema, e.g. the links of the other footer columns. */
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

export function moveIntoList(
  store: EditorStore,
  listItem: ListItemOnScreen,
  dottedPath: string,
  before: string | undefined,
): void {
  const other = store.documents.places.findList(listItem.block, dottedPath)
  if (other) changeList(store, listItem, { move: listItem.id, before, to: other.path })
}

export const aboutDeleting = (t: TFunction, name: string): Partial<ConfirmQuestion> => ({
  ...(name && { title: t('history.quoted', { name }) }),
  isDangerous: true,
})

export async function deleteListItem(store: EditorStore, listItem: ListItemOnScreen, t: TFunction): Promise<void> {
  const { list, document, id } = listItem
  const own = list.collection ? itemMessages(document.type)?.confirmDelete : undefined
  const key = own ?? (isInBody(listItem) ? 'deletion.block' : 'deletion.item')
  if (!(await store.ask(key, { ask: aboutDeleting(t, nameOf(listItem, store.locale())) }))) return
  focusNeighbour(listItem)
  if (list.collection) await store.documents.structure.deleteItem(document)
  else changeList(store, listItem, { remove: id })
}

function focusNeighbour({ block, dottedPath, ids, at }: ListItemOnScreen) {
  const next = ids[at + 1] ?? ids[at - 1]
  focusAfterDelete(() => {
    const holder = blockElement(block)
    const element = listItemElement({ block, list: dottedPath, id: next ?? '' })
    const button = (element ?? holder)?.querySelector<HTMLElement>('.ed-add-item button')
    return firstFieldIn(element) ?? button ?? firstFieldIn(holder)
  })
}

/** In a block that shows posts of another page. Does not delete the post. */
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

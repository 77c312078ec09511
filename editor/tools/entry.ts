import type { TFunction } from 'i18next'
import * as z from 'zod'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { entryName } from '../entry-name.ts'
import { schemaAt, schemaOf } from '../field-kind.ts'
import type { ListPlace, Place } from '../places.ts'
import type { EntryPointed } from '../pointing/pointed.ts'
import { type ListChange, readAt, type Steps } from '../store/content-path.ts'
import { type Unit, unitKey } from '../store/units.ts'

export type EntryOnScreen = NonNullable<ReturnType<typeof findEntry>>

/** An entry of a list, where it is stored, and its neighbours; nothing while its block is not loaded. */
export function findEntry(desk: Desk, { block, list: path, id }: EntryPointed) {
  const list = desk.places.findList(block, path)
  const owner = list && desk.units.get(list.unit)
  const ids = desk.lists.find(block, path)?.ids
  if (!list || !owner || !ids?.includes(id)) return undefined
  const unit = list.collection ? desk.units.get(unitKey(owner.key, id)) : owner
  if (!unit) return undefined
  const steps: Steps = list.collection ? [] : [...list.steps, id]
  const content = readAt(unit.edited, steps)
  return { block, path, id, ids, at: ids.indexOf(id), list, owner, unit, steps, content }
}

export const nameOf = ({ unit, steps, content }: EntryOnScreen, locale: Locale) =>
  entryName(schemaAt(schemaOf(unit), steps) ?? z.unknown(), content, locale)

/** Items that have a day stand in the sequence of their days. */
export function canMove({ list, unit, ids }: EntryOnScreen): boolean {
  return ids.length > 1 && !list.feed && !(list.collection && 'day' in unit.edited)
}

/** Whether the entry is a part of an article's text. */
export const isInBody = ({ list, unit }: EntryOnScreen) =>
  unit.item !== undefined && list.steps.join('.') === 'detailContent.body'

/** Puts an entry before or behind its neighbour. */
export async function moveEntry(desk: Desk, entry: EntryOnScreen, by: -1 | 1): Promise<void> {
  const { ids, at } = entry
  const others = ids.toSpliced(at, 1)
  await placeEntry(desk, entry, others[at + by])
}

/** Puts an entry before another one of its list; without `before` it becomes the last that is shown. */
export async function placeEntry(desk: Desk, entry: EntryOnScreen, before: string | undefined): Promise<void> {
  const { list, owner, id, ids } = entry
  if (!list.collection) return changeList(desk, entry, { move: id, before })
  const all = (await desk.client.items(owner.key)).items.map((item) => item.id).filter((each) => each !== id)
  // What is shown may be the beginning of a longer list.
  const last = ids.findLast((each) => each !== id)
  const at = before === undefined ? all.indexOf(last ?? '') + 1 : all.indexOf(before)
  await desk.structure.orderItems(owner, all.toSpliced(at, 0, id))
}

/** Asks, and deletes an entry. A post is deleted for good, that is from everywhere. */
export async function deleteEntry(desk: Desk, entry: EntryOnScreen, t: TFunction): Promise<boolean> {
  const { list, unit, id } = entry
  const isPost = list.collection && unit.type === 'RESOURCES'
  const text = isPost ? t('confirm.deletePost') : isInBody(entry) ? t('confirm.deleteBlock') : t('confirm.deleteItem')
  if (!(await desk.asking.ask({ title: t('common.delete'), text, action: t('common.delete') }))) return false
  if (list.collection) return desk.structure.deleteItem(unit)
  changeList(desk, entry, { remove: id })
  return true
}

/** Asks, and takes a post out of a section that shows the newest ones; it stays where it is stored. */
export async function removeFromSection(desk: Desk, { block, id }: EntryOnScreen, t: TFunction): Promise<void> {
  const unit = desk.units.get(block)
  const sure = await desk.asking.ask({
    title: t('editor.removeFromSection'),
    text: t('confirm.removePost'),
    action: t('common.remove'),
  })
  if (!sure || !unit) return
  await desk.structure.hidePost(unit, id)
}

function changeList(desk: Desk, { list, unit }: { list: ListPlace; unit: Unit }, change: ListChange) {
  const place: Place = { unit: unit.key, steps: list.steps, kind: 'list' }
  desk.change(place, [{ steps: list.steps, list: change }])
}

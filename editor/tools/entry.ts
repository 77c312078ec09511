import type { TFunction } from 'i18next'
import { anyShape } from '#content/shape.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { entryName } from '../entry-name.ts'
import { schemaAt, schemaOf } from '../field-kind.ts'
import type { ShownListing } from '../lists.ts'
import type { ListPlace, Place } from '../places.ts'
import { blockElement, entryElement } from '../pointing/boxes.ts'
import { firstField, focusBeside } from '../pointing/look-at.ts'
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
  entryName(schemaAt(schemaOf(unit), steps) ?? anyShape, content, locale)

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
  if (!(at + by in ids)) return
  await placeEntry(desk, entry, ids.toSpliced(at, 1)[at + by])
}

/** Puts an entry before another one of its list; without `before` it becomes the last that is shown. */
export async function placeEntry(desk: Desk, entry: EntryOnScreen, before: string | undefined): Promise<void> {
  const { list, owner, id, ids } = entry
  if (!list.collection) return changeList(desk, entry, { move: id, before })
  const others = ids.filter((each) => each !== id)
  const at = before === undefined ? others.length : others.indexOf(before)
  await desk.structure.orderItems(owner, others.toSpliced(at, 0, id), id)
}

/** The other lists of its block on the screen that hold the same as its own, or held it: the links of a footer's other columns. */
export function listsLike(desk: Desk, entry: EntryOnScreen): ShownListing[] {
  const { block, path, list, unit } = entry
  if (list.collection) return []
  const own = schemaAt(schemaOf(unit), list.steps)
  return desk.lists.pathsOf(block).flatMap((each) => {
    const other = each === path ? undefined : desk.places.findList(block, each)
    if (!other || other.collection || other.unit !== list.unit || other.steps.length !== list.steps.length) return []
    const shown = schemaAt(schemaOf(unit), other.steps) === own && desk.lists.find(block, each)
    return shown ? [shown] : []
  })
}

/** Puts an entry into another list of its block, before one of the entries there or as the last. */
export function placeInto(desk: Desk, entry: EntryOnScreen, path: string, before: string | undefined): void {
  const other = desk.places.findList(entry.block, path)
  if (other) changeList(desk, entry, { move: entry.id, before, to: other.steps })
}

/** What a question about an entry is headed by: its name, or the verb where it has none. */
export function titleOf(t: TFunction, name: string, verb: string): string {
  return name ? t('history.quoted', { name }) : verb
}

/** Asks, and deletes an entry. A post is deleted for good, that is from everywhere. */
export async function deleteEntry(desk: Desk, entry: EntryOnScreen, t: TFunction): Promise<void> {
  const { list, unit, id } = entry
  const isPost = list.collection && unit.type === 'RESOURCES'
  const text = isPost ? t('confirm.deletePost') : isInBody(entry) ? t('confirm.deleteBlock') : t('confirm.deleteItem')
  const title = titleOf(t, nameOf(entry, desk.locale()), t('common.delete'))
  if (!(await desk.asking.ask({ title, text, action: t('common.delete'), isDangerous: true }))) return
  focusNeighbour(entry)
  if (list.collection) await desk.structure.deleteItem(unit)
  else changeList(desk, entry, { remove: id })
}

/** Beside an entry that leaves the screen; of a list that is empty then, its button to add one. */
function focusNeighbour({ block, path, ids, at }: EntryOnScreen) {
  const next = ids[at + 1] ?? ids[at - 1]
  focusBeside(() => {
    const holder = blockElement(block)
    const element = entryElement({ block, list: path, id: next ?? '' })
    const button = (element ?? holder)?.querySelector<HTMLElement>('.ed-add-item button')
    return firstField(element) ?? button ?? firstField(holder)
  })
}

/** Asks, and takes a post out of a section that shows the newest ones; it stays where it is stored. */
export async function removeFromSection(desk: Desk, entry: EntryOnScreen, t: TFunction): Promise<void> {
  const unit = desk.units.get(entry.block)
  const sure = await desk.asking.ask({
    title: titleOf(t, nameOf(entry, desk.locale()), t('editor.removeFromSection')),
    text: t('confirm.removePost'),
    action: t('common.remove'),
    isDangerous: true,
  })
  if (!sure || !unit) return
  focusNeighbour(entry)
  await desk.structure.hidePost(unit, entry.id)
}

function changeList(desk: Desk, { list, unit }: { list: ListPlace; unit: Unit }, change: ListChange) {
  const place: Place = { unit: unit.key, steps: list.steps, kind: 'list' }
  desk.change(place, [{ steps: list.steps, list: change }])
}

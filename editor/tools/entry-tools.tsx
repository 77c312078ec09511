import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ListMinus, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { fieldName } from '../field-name.ts'
import { boxOf, entryElement, keepInSight } from '../pointing/boxes.ts'
import { type EntryPointed, fromMark, markOf } from '../pointing/pointed.ts'
import { addedTo } from './added-to.ts'
import { DragHandle } from './drag-handle.ts'
import {
  canMove,
  deleteEntry,
  type EntryOnScreen,
  findEntry,
  listsLike,
  moveEntry,
  nameOf,
  placeEntry,
  placeInto,
  removeFromSection,
} from './entry.ts'
import { type Tool, Toolbar } from './toolbar.tsx'
import { useHeldMenu } from './use-held-menu.ts'

type EntryToolsProps = { desk: Desk; entry: EntryPointed; backTo: HTMLElement | undefined }

/** What can be done with the entry of a list that is pointed at. */
export function EntryTools({ desk, entry: pointed, backTo }: EntryToolsProps) {
  const { t } = useTranslation()
  const element = entryElement(pointed)
  useHeldMenu(element)
  const entry = findEntry(desk, pointed)
  if (!element || !entry) return null
  const { list, ids, at, unit, steps, owner } = entry
  const returnTo = backTo?.isConnected ? backTo : null
  const isLying = liesInRow(pointed, ids)
  const isTurned = isLying && document.documentElement.dir === 'rtl'
  /** As it stands when the tool is used, which may be before it is drawn anew. */
  const withEntry = (run: (entry: EntryOnScreen) => Promise<void>) => {
    const now = findEntry(desk, pointed)
    if (now) void run(now)
  }
  const move = (by: -1 | 1) => {
    withEntry((now) => moveEntry(desk, now, by))
    keepInSight(() => entryElement(pointed))
  }
  const before: Tool = {
    name: t(isLying ? (isTurned ? 'editor.moveRight' : 'editor.moveLeft') : 'editor.moveUp'),
    Icon: isLying ? (isTurned ? ArrowRight : ArrowLeft) : ArrowUp,
    isDisabled: at === 0,
    run: () => move(-1),
  }
  const behind: Tool = {
    name: t(isLying ? (isTurned ? 'editor.moveLeft' : 'editor.moveRight') : 'editor.moveDown'),
    Icon: isLying ? (isTurned ? ArrowLeft : ArrowRight) : ArrowDown,
    isDisabled: at === ids.length - 1,
    run: () => move(1),
  }
  const isPost = list.collection && owner.type === 'RESOURCES'
  const tools: Tool[] = [
    {
      name: t('common.edit'),
      Icon: Pencil,
      run: () => void desk.open({ unit: unit.key, steps, kind: 'form' }, returnTo),
    },
    ...(canMove(entry) ? [before, behind] : []),
    {
      name: t(isPost ? 'editor.addPost' : 'editor.addItem'),
      hint: list.collection ? addedTo(t, owner.type) : undefined,
      Icon: Plus,
      run: () => withEntry(({ ids, at }) => desk.addTo(list, { before: ids[at + 1], backTo: returnTo })),
    },
    ...(list.feed
      ? [
          {
            name: t('editor.removeFromSection'),
            Icon: ListMinus,
            run: () => withEntry((now) => removeFromSection(desk, now, t)),
          },
        ]
      : []),
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: () => withEntry((now) => deleteEntry(desk, now, t)),
    },
  ]
  function nameOfEntry(pointed: EntryPointed): string {
    const found = findEntry(desk, pointed)
    return (found && nameOf(found, desk.locale())) || fieldName(t, list.steps)
  }
  const lists = [{ block: pointed.block, path: pointed.list, ids }, ...listsLike(desk, entry)]
  // What stands in the place of a list without entries is marked as an entry without an id.
  const marks = lists.map(({ path, ids }) => (ids[0] ? ids : ['']).map((id) => markOf({ list: path, id })))
  function drop(list: string[], before: string | undefined) {
    const into = fromMark(list[0] ?? '').list
    const next = before === undefined ? undefined : fromMark(before).id
    withEntry(async (now) => {
      if (into === now.path) await placeEntry(desk, now, next)
      else placeInto(desk, now, into, next)
    })
  }
  return (
    <Toolbar name={nameOfEntry(pointed)} tools={tools} className="is-entry">
      {(canMove(entry) || lists[1]) && (
        <DragHandle
          id={markOf(pointed)}
          lists={marks}
          nameOf={(mark) => nameOfEntry({ ...pointed, ...fromMark(mark) })}
          elementOf={(mark) => entryElement({ ...pointed, ...fromMark(mark) })}
          onDrop={drop}
          isLying={isLying}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}

/** Whether the entries stand beside each other, so that they are moved left and right. */
function liesInRow(entry: EntryPointed, ids: string[]): boolean {
  const [first, second] = ids.slice(0, 2).map((id) => boxOf(entryElement({ ...entry, id })))
  if (!first || !second || second.width === 0) return false
  return Math.abs(first.top - second.top) < Math.min(first.height, second.height) / 2
}

import { useDraggable, useDroppable } from '@dnd-kit/core'
import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, Pencil, Trash2 } from 'lucide-react'
import { type CSSProperties, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/edits.ts'
import { useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'
import { type Dragging, SortingContext } from './sorting.tsx'
import { type Move, type Row, type Target, targetOf } from './tree.ts'

export type ShownRow = Row & {
  name: string
  /** The item's type, if the list has several. */
  note?: string | undefined
  picture?: string | undefined
}

type RowItemProps = {
  row: ShownRow
  at: Path
  own: string | undefined
  levels: number
  onMove: (target: Target, button: string) => void
  onEdit: () => void
  onDelete: () => void
}

const moves = [
  ['up', 'editor.moveUp', ArrowUp],
  ['down', 'editor.moveDown', ArrowDown],
  ['unnest', 'editor.unnest', IndentDecrease],
  ['nest', 'editor.nest', IndentIncrease],
] as const

/** A list item with a drag handle and buttons to move, edit and delete it. */
export function RowItem({ row, at, own, levels, onMove, onEdit, onDelete }: RowItemProps) {
  const { t } = useTranslation()
  const { hasError } = useForm()
  const dragging = use(SortingContext)
  const id = useId()
  const key = pathKey(row.path)
  const isInside = dragging !== undefined && row !== dragging.dragged && isHeldBy(row, dragging.dragged)
  const drop = useDroppable({ id: key, disabled: isInside })
  const drag = useDraggable({ id: key, attributes: { roleDescription: t('dragging.role') } })
  const { x = 0, y = 0 } = drag.transform ?? {}
  const shift = drag.isDragging ? { transform: `translate(${own ? x : 0}px, ${y}px)` } : {}
  const state = [
    drag.isDragging && 'is-dragged',
    isInside && 'is-along',
    hasError(at) && 'is-faulty',
    markOf(dragging, row),
  ]
  return (
    <li
      ref={(element) => {
        drop.setNodeRef(element)
        drag.setNodeRef(element)
      }}
      data-row={pathKey(at)}
      className={`ed-form-row ${state.filter(Boolean).join(' ')}`}
      style={{ '--depth': row.depth, '--drop': dragging?.depth, ...shift } as CSSProperties}
    >
      <button
        type="button"
        className="ed-drag-handle ed-form-handle"
        data-button="drag"
        aria-label={`${t('editor.drag')}: ${row.name}`}
        {...drag.attributes}
        {...drag.listeners}
      >
        <GripVertical className="ed-i" aria-hidden="true" />
      </button>
      {row.picture && <img src={row.picture} alt="" />}
      <p id={id}>
        <span>{row.name}</span>
        {row.note && <small>{row.note}</small>}
        {hasError(at) && <small className="ed-refused">{t('form.check')}</small>}
      </p>
      <div className="ed-form-tools">
        {moves.slice(0, own ? 4 : 2).map(([move, name, Icon]) => (
          <RowButton
            key={move}
            {...{ name: t(name), Icon }}
            button={move}
            of={id}
            target={targetOf(row, move, own, levels)}
            onMove={onMove}
          />
        ))}
        <button type="button" className="ed-tool" data-button="edit" {...named(t('common.edit'), id)} onClick={onEdit}>
          <Pencil className="ed-i" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="ed-tool is-bad"
          data-button="delete"
          {...named(t('common.delete'), id)}
          onClick={onDelete}
        >
          <Trash2 className="ed-i" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}

type RowButtonProps = {
  name: string
  Icon: typeof Pencil
  button: Move
  of: string
  target: Target | undefined
  onMove: (target: Target, button: string) => void
}

function RowButton({ name, Icon, button, of, target, onMove }: RowButtonProps) {
  return (
    <button
      type="button"
      className="ed-tool"
      data-button={button}
      {...named(name, of)}
      // Not `disabled`: the button must keep the focus when its row can move no further.
      aria-disabled={target ? undefined : true}
      onClick={() => target && onMove(target, button)}
    >
      <Icon className="ed-i" aria-hidden="true" />
    </button>
  )
}

const named = (name: string, of: string) => ({ 'aria-label': name, 'aria-describedby': of, title: name })

const isHeldBy = (row: Row, other: Row) => other.path.every((step, index) => row.path[index] === step)

/** The class for the line that marks where the dragged row would be dropped. */
function markOf(dragging: Dragging | undefined, row: Row): string {
  if (!dragging?.over || pathKey(dragging.over.path) !== pathKey(row.path)) return ''
  return dragging.isBelow ? 'is-dropped-below' : 'is-dropped-above'
}

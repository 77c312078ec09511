import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '#content/path.ts'
import { DropLine, useDragging } from '../../components/drag/drag-area.tsx'
import { Pencil, Trash2 } from '../../components/icons.tsx'
import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease } from '../../components/lazy-icons.tsx'
import { pathKey, useForm } from '../form-context.ts'
import type { RowDrop } from './rows.tsx'
import { type Target, type TreeRow, targetOf } from './tree.ts'

export type ShownRow = TreeRow & {
  name: string
  /** The name of the item's type, in a list with several types. */
  note?: string | undefined
  picture?: string | undefined
}

type RowItemProps = {
  row: ShownRow
  at: Path
  own: string | undefined
  levels: number
  onMove: (target: Target, button: string) => void
  onEdit: (() => void) | undefined
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
  const dragging = useDragging<RowDrop>()
  const id = useId()
  const key = pathKey(row.path)
  const isInside = key.startsWith(`${dragging?.id}.`)
  const drop = useDroppable({ id: key, disabled: isInside })
  const drag = useDraggable({ id: key, attributes: { roleDescription: t('dragging.role') } })
  const { x = 0, y = 0 } = drag.transform ?? {}
  const shift = drag.isDragging ? { transform: `translate(${own ? x : 0}px, ${y}px)` } : {}
  const state = [drag.isDragging && 'is-dragged', isInside && 'is-along', hasError(at) && 'is-faulty']
  const buttons = [
    ...moves.slice(0, own ? 4 : 2).map(([button, name, Icon]) => {
      const target = targetOf(row, button, own, levels)
      return { button, name, Icon, run: target && (() => onMove(target, button)) }
    }),
    ...(onEdit ? [{ button: 'edit', name: 'common.edit', Icon: Pencil, run: onEdit } as const] : []),
    { button: 'delete', name: 'common.delete', Icon: Trash2, run: onDelete },
  ]
  return (
    <li
      ref={(element) => {
        drop.setNodeRef(element)
        drag.setNodeRef(element)
      }}
      data-row={pathKey(at)}
      className={`ed-line ed-form-row ${state.filter(Boolean).join(' ')}`}
      style={{ '--depth': row.depth, '--drop': dragging?.place?.depth, ...shift } as CSSProperties}
    >
      <DropLine at={key} />
      <button
        type="button"
        className="ed-tool ed-drag-handle ed-form-handle"
        data-button="drag"
        aria-label={`${t('editor.drag')}: ${row.name}`}
        {...drag.attributes}
        {...drag.listeners}
      >
        <GripVertical className="ed-i" />
      </button>
      {row.picture && <img src={row.picture} alt="" />}
      <p id={id}>
        <span>{row.name}</span>
        {row.note && <small>{row.note}</small>}
        {hasError(at) && <small className="ed-refused">{t('form.check')}</small>}
      </p>
      <div className="ed-form-tools">
        {buttons.map(({ button, name, Icon, run }) => (
          <button
            key={button}
            type="button"
            className={`ed-tool ${button === 'delete' ? 'is-bad' : ''}`}
            data-button={button}
            aria-label={t(name)}
            aria-describedby={id}
            title={t(name)}
            // Not `disabled`: the button must keep the focus when its row can move no further.
            aria-disabled={!run || undefined}
            onClick={run}
          >
            <Icon className={`ed-i ${/nest$/.test(button) ? 'ed-mirrored' : ''}`} />
          </button>
        ))}
      </div>
    </li>
  )
}

import type { CollisionDetection, DragMoveEvent } from '@dnd-kit/core'
import type { Path } from '#content/path.ts'
import { DragArea, type Drop } from '../../components/drag/drag-area.tsx'
import { minimumMove } from '../../components/drag/drag-keys.ts'
import { useEditor } from '../../components/editor-context.ts'
import { pathKey, useForm } from '../form-context.ts'
import { RowItem, type ShownRow } from './row-item.tsx'
import { dropTarget, isWithin, type Target } from './tree.ts'

export type RowDrop = Drop & { row: ShownRow; target: Target; depth: number }

/** Sorts the rows by their vertical distance from the dragged row, and ignores the horizontal position. */
const nearestRow: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.top + collisionRect.height / 2
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      const value = rect && Math.abs(rect.top + rect.height / 2 - middle)
      return value === undefined ? [] : [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((a, b) => a.data.value - b.data.value)
}

type RowsProps = {
  name: string
  at: Path
  rows: ShownRow[]
  /** In a tree: the key under which an item contains its nested list ('children'). */
  own?: string | undefined
  levels?: number
  hasForms?: boolean
  onMove: (row: ShownRow, target: Target) => void
  onDelete: (row: ShownRow) => void
}

/** Renders the rows of a list. Focuses a row after moving it, and the next row or the add button after a deletion. */
export function Rows({ name, at, rows, own, levels = 1, hasForms = true, onMove, onDelete }: RowsProps) {
  const { enter, focusOn } = useForm()
  const { ask } = useEditor()

  function move(row: ShownRow, target: Target, button: string) {
    onMove(row, target)
    focusOn(rowButtonSelector([...at, ...target.parent, row.listItem.id], button))
  }
  async function remove(row: ShownRow) {
    if (!(await ask('deletion.item', { ask: { title: row.name, isDangerous: true } }))) return
    const others = rows.filter((other) => !isWithin(other, row))
    const next = others[Math.min(rows.indexOf(row), others.length - 1)]
    onDelete(row)
    focusOn(next ? rowButtonSelector([...at, ...next.path], 'delete') : `[data-add="${pathKey(at)}"]`)
  }

  const rowAt = (id: unknown) => rows.find(({ path }) => pathKey(path) === id)
  function findPlace({ active, over, delta }: DragMoveEvent): RowDrop | undefined {
    const [row, under] = [rowAt(active.id), rowAt(over?.id)]
    if (!row || !under) return undefined
    const sideways = document.documentElement.dir === 'rtl' ? -delta.x : delta.x
    const target = dropTarget(rows, row, under, { shift: Math.round(sideways / minimumMove), own, levels })
    if (!target) return undefined
    const { parent, before, depth } = target
    return {
      ...{ row, target, depth },
      at: pathKey(under.path),
      isBehind: rows.indexOf(under) >= rows.indexOf(row),
      before: before && pathKey([...parent, before]),
      holder: parent.length > 0 ? pathKey(parent.slice(0, -1)) : undefined,
    }
  }

  if (rows.length === 0) return null
  return (
    <DragArea
      nameOf={(id) => rowAt(id)?.name ?? ''}
      collisionDetection={nearestRow}
      findPlace={findPlace}
      onDrop={(_, { row, target }) => move(row, target, 'drag')}
    >
      <ul className="ed-stack ed-form-rows" aria-label={name}>
        {rows.map((row) => (
          <RowItem
            key={pathKey(row.path)}
            {...{ row, own, levels }}
            at={[...at, ...row.path]}
            onMove={(target, button) => move(row, target, button)}
            onEdit={hasForms ? () => enter([...at, ...row.path]) : undefined}
            onDelete={() => void remove(row)}
          />
        ))}
      </ul>
    </DragArea>
  )
}

export const rowButtonSelector = (path: Path, button: string) =>
  `[data-row="${pathKey(path)}"] [data-button="${button}"]`

import type { Path } from '#content/path.ts'
import { useEditor } from '../../components/editor-context.ts'
import { pathKey, useForm } from '../form-context.ts'
import { forwardKeyToSensor } from './row-dragging.ts'
import { RowItem, type ShownRow } from './row-item.tsx'
import { Sorting } from './sorting.tsx'
import { isWithin, type Target } from './tree.ts'

type RowsProps = {
  name: string
  /** The path of the list. */
  at: Path
  rows: ShownRow[]
  /** In a tree: the key under which an item contains its nested list ('children'). */
  own?: string | undefined
  /** The maximum number of levels. */
  levels?: number
  /** Whether the rows have no form of their own. */
  isPlain?: boolean
  onMove: (row: ShownRow, target: Target) => void
  onDelete: (row: ShownRow) => void
}

/** Renders the rows of a list. Focuses a row after moving it, and the next row or the add button after a deletion. */
export function Rows({ name, at, rows, own, levels = 1, isPlain, onMove, onDelete }: RowsProps) {
  const { enter, focusOn, isDragging } = useForm()
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

  if (rows.length === 0) return null
  return (
    <Sorting {...{ rows, own, levels }} onMove={(row, target) => move(row, target, 'drag')}>
      <ul
        className="ed-stack ed-form-rows"
        aria-label={name}
        onKeyDownCapture={(event) => isDragging.current && forwardKeyToSensor(event)}
      >
        {rows.map((row) => (
          <RowItem
            key={pathKey(row.path)}
            {...{ row, own, levels }}
            at={[...at, ...row.path]}
            onMove={(target, button) => move(row, target, button)}
            onEdit={isPlain ? undefined : () => enter([...at, ...row.path])}
            onDelete={() => void remove(row)}
          />
        ))}
      </ul>
    </Sorting>
  )
}

export const rowButtonSelector = (path: Path, button: string) =>
  `[data-row="${pathKey(path)}"] [data-button="${button}"]`

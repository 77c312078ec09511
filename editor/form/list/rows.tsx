import { useTranslation } from 'react-i18next'
import type { Steps } from '../../store/content-path.ts'
import { useForm } from '../form-context.ts'
import { nameOfWay } from '../ways.ts'
import { handToSensor } from './drag-moves.ts'
import { RowItem, type ShownRow } from './row-item.tsx'
import { Sorting } from './sorting.tsx'
import type { Target } from './tree.ts'

type RowsProps = {
  name: string
  /** The way to the list. */
  at: Steps
  rows: ShownRow[]
  /** In a tree: the key under which entries hold entries, and how many levels there may be. */
  own?: string | undefined
  levels?: number
  onMove: (row: ShownRow, target: Target) => void
  onDelete: (row: ShownRow) => void
}

/** The entries of a list, each with its ways to be edited, moved and deleted. The focus goes along. */
export function Rows({ name, at, rows, own, levels = 1, onMove, onDelete }: RowsProps) {
  const { t } = useTranslation()
  const { desk, enter, focusOn, isDragging } = useForm()

  function move(row: ShownRow, target: Target, button: string) {
    onMove(row, target)
    focusOn(buttonIn([...at, ...target.parent, row.entry.id], button))
  }
  async function remove(row: ShownRow) {
    const question = { title: row.name, text: t('confirm.deleteItem'), action: t('common.delete'), isDangerous: true }
    if (!(await desk.asking.ask(question))) return
    const others = rows.filter(({ way }) => !row.way.every((step, index) => way[index] === step))
    const next = others[Math.min(rows.indexOf(row), others.length - 1)]
    onDelete(row)
    focusOn(next ? buttonIn([...at, ...next.way], 'delete') : `[data-add="${nameOfWay(at)}"]`)
  }

  if (rows.length === 0) return null
  return (
    <Sorting {...{ rows, own, levels }} nameOf={(row) => row.name} onMove={(row, target) => move(row, target, 'drag')}>
      <ul
        className="ed-sheet-rows"
        aria-label={name}
        onKeyDownCapture={(event) => isDragging.current && handToSensor(event)}
      >
        {rows.map((row) => (
          <RowItem
            key={nameOfWay(row.way)}
            {...{ row, own, levels }}
            at={[...at, ...row.way]}
            onMove={(target, button) => move(row, target, button)}
            onEdit={() => enter([...at, ...row.way])}
            onDelete={() => void remove(row)}
          />
        ))}
      </ul>
    </Sorting>
  )
}

export const buttonIn = (way: Steps, button: string) => `[data-row="${nameOfWay(way)}"] [data-button="${button}"]`

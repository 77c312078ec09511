import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { DialogFrame } from '../dialogs/frame.tsx'
import { blockName } from '../field-name.ts'
import { placeName } from '../history/naming.ts'
import type { Change } from '../store/units.ts'

/** The changes that could not be saved, each with every way out. */
export function KeptChanges({ desk, kept, onClose }: { desk: Desk; kept: Change[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DialogFrame title={t('editor.notSaved')} onClose={onClose} className="is-medium">
      <ul className="ed-kept">
        {kept.map((change) => (
          <KeptChange key={change.id} desk={desk} change={change} />
        ))}
      </ul>
    </DialogFrame>
  )
}

function KeptChange({ desk, change }: { desk: Desk; change: Change }) {
  const { t } = useTranslation()
  const id = useId()
  const unit = desk.units.get(change.place.unit)
  const steps = change.edits[0]?.steps ?? change.place.steps
  return (
    <li>
      <p id={id}>
        {placeName(t, steps)}
        {unit && <small>{blockName(t, unit.type)}</small>}
      </p>
      {desk.waysOut(change).map(({ label, run }) => (
        <button key={label} type="button" className="ed-btn outline" aria-describedby={id} onClick={run}>
          {label}
        </button>
      ))}
    </li>
  )
}

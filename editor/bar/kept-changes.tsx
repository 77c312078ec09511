import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { DialogFrame } from '../dialogs/frame.tsx'
import { dayName, timeOfDay } from '../panels/when.ts'
import type { Change } from '../store/units.ts'
import { keptName, keptPlace, keptWords } from './kept-words.ts'

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
  const locale = desk.locale()
  const unit = desk.units.get(change.place.unit)
  const place = keptPlace(t, locale, change, unit)
  const at = new Date(change.at).toISOString()
  return (
    <li>
      <p id={id}>
        {keptName(t, locale, change, unit)}
        {keptWords(locale, change, unit).map((words) => (
          <q key={words} dir="auto">
            {words}
          </q>
        ))}
        <small>
          {place && `${place} · `}
          <time dateTime={at}>{[dayName(locale, at), timeOfDay(locale, at)].join(t('editor.comma'))}</time>
        </small>
      </p>
      {desk.waysOut(change).map(({ label, run }) => (
        <button key={label} type="button" className="ed-btn outline" aria-describedby={id} onClick={run}>
          {label}
        </button>
      ))}
    </li>
  )
}

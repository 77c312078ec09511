import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { withNumerals } from '../numerals.ts'

/** Whether all is saved; where something is not, a way to it. */
export function SaveState({ desk }: { desk: Desk }) {
  const { t, i18n } = useTranslation()
  const { kept, onTheirWay, savedAt } = useSyncExternalStore(desk.subscribe, desk.state)
  const [first] = kept
  if (first) {
    return (
      <button type="button" className="ed-state is-not" onClick={() => void desk.reopen(first)}>
        <i /> <span>{t('editor.notSaved')}</span>
      </button>
    )
  }
  const time = savedAt && new Intl.DateTimeFormat(withNumerals(i18n.language), { timeStyle: 'short' }).format(savedAt)
  const saved = time ? t('editor.savedAt', { time }) : t('editor.saved')
  return (
    <p className={`ed-state ${onTheirWay > 0 ? 'is-busy' : ''}`}>
      <i /> <span>{onTheirWay > 0 ? t('editor.saving') : saved}</span>
    </p>
  )
}

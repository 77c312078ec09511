import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#api/releases.ts'
import { useEditor } from '../components/editor-context.ts'

type TranslationRuleProps = { release: Release; onChanged: () => void }

/** Whether the release demands that its texts are translated; whoever may publish it decides. */
export function TranslationRule({ release, onChanged }: TranslationRuleProps) {
  const { t } = useTranslation()
  const { store, may } = useEditor()
  const { id, requires_translation } = release
  const text = t('releases.requireTranslation')
  /** What was chosen, until the release is loaded again. */
  const [chosen, setChosen] = useState<boolean>()
  async function change(isRequired: boolean) {
    setChosen(isRequired)
    const messages = { busy: t('releases.saving'), done: t('notices.changesSaved'), failed: t('releases.notSaved') }
    const task = () => store.administration.demandTranslation(id, isRequired)
    if ((await store.mutate(messages, task)) === 'done') onChanged()
    else setChosen(undefined)
  }
  if (!may('releases.publish')) return requires_translation && <p className="ed-note">{text}</p>
  return (
    <label className="ed-row">
      <input
        type="checkbox"
        checked={chosen ?? requires_translation}
        onChange={({ target }) => void change(target.checked)}
      />
      {text}
    </label>
  )
}

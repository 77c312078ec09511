import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#api/releases.ts'
import { useEditor } from '../components/editor-context.ts'

type TranslationRuleProps = { release: Release; onChanged: () => void }

/** Whether the release demands that its texts are translated; whoever may publish it decides while it is open. */
export function TranslationRule({ release, onChanged }: TranslationRuleProps) {
  const { t } = useTranslation()
  const { store, may } = useEditor()
  const { id, requires_translation } = release
  const text = t('releases.requireTranslation')
  /** What was chosen for the release as it was loaded; it is dropped once that is loaded again. */
  const [chosen, setChosen] = useState<{ release: Release; isRequired: boolean }>()
  async function change(isRequired: boolean) {
    setChosen({ release, isRequired })
    const messages = { busy: t('releases.saving'), done: t('notices.changesSaved'), failed: t('releases.notSaved') }
    const task = () => store.administration.demandTranslation(id, isRequired)
    if ((await store.mutate(messages, task)) === 'done') onChanged()
    else setChosen(undefined)
  }
  // Handing in and scheduling have checked the rule as it was.
  if (release.state !== 'open' || !may('releases.publish'))
    return requires_translation && <p className="ed-note">{text}</p>
  return (
    <label className="ed-row">
      <input
        type="checkbox"
        checked={chosen?.release === release ? chosen.isRequired : requires_translation}
        onChange={({ target }) => void change(target.checked)}
      />
      {text}
    </label>
  )
}

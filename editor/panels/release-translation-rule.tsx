import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#api/releases.ts'
import { useEditor } from '../components/editor-context.ts'
import { useReleases } from './use-releases.ts'

export function TranslationRule({ release }: { release: Release }) {
  const { t } = useTranslation()
  const { may, act } = useEditor()
  const releases = useReleases()
  const { id, requires_translation } = release
  const text = t('releases.requireTranslation.label')
  /** The user's choice for the loaded `release`. It no longer applies when the release has been loaded again. */
  const [chosen, setChosen] = useState<{ release: Release; isRequired: boolean }>()
  async function change(isRequired: boolean) {
    setChosen({ release, isRequired })
    const task = () => releases.demandTranslation(id, isRequired)
    if ((await act('releases.requireTranslation', task)) !== 'done') setChosen(undefined)
  }
  // Read-only after the release was handed in or scheduled, because these actions have already checked the rule.
  if (release.state !== 'open' || !may('releases.publish'))
    return requires_translation && <p className="ed-note">{text}</p>
  return (
    <label className="ed-row ed-check">
      <input
        type="checkbox"
        checked={chosen?.release === release ? chosen.isRequired : requires_translation}
        onChange={({ target }) => void change(target.checked)}
      />
      {text}
    </label>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import { accountForms } from './account-forms.ts'
import { FormOpeners } from './form-openers.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { addPeopleMessages } from './people-messages.ts'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

export function AccountPanel({ onClose, onTouched, leave }: PanelProps) {
  const { t, i18n } = useTranslation()
  const editor = useEditor()
  useState(() => addPeopleMessages(i18n))
  const [isFormTouched, setFormTouched] = useState(false)
  const [areCodesShown, setCodesShown] = useState(false)
  /** Whether a new password requires a code: known when the panel opens, or required by the server later. */
  const [needsCode, setNeedsCode] = useState(false)
  const isTouched = isFormTouched || areCodesShown
  useEffect(() => {
    onTouched(isTouched)
    return () => onTouched(false)
  }, [isTouched, onTouched])
  return (
    <Panel title={t('panels.account')} onClose={onClose}>
      <FormOpeners
        onTouched={setFormTouched}
        leave={leave}
        forms={accountForms(editor, needsCode, () => setNeedsCode(true))}
      />
      <TwoFactorSection onTouched={setCodesShown} onState={setNeedsCode} />
      <SessionsSection />
    </Panel>
  )
}

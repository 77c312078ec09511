import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorIcon } from '../components/icons.tsx'
import { ActForm, type FormOfAct } from '../form/act-form.tsx'
import { PanelButton, type PanelProps } from './panel.tsx'

export type OpenerForm = { form: FormOfAct; icon: EditorIcon }

/** Buttons that open the forms of a panel, and below the buttons the open form. At most one form is open. */
export function FormOpeners({
  forms,
  onTouched,
  leave,
}: Pick<PanelProps, 'onTouched' | 'leave'> & { forms: OpenerForm[] }) {
  const { t } = useTranslation()
  const [opened, open] = useState<string>()
  const form = forms.find(({ form }) => form.act === opened)?.form
  const openers = useRef<HTMLDivElement>(null)
  function close() {
    openers.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    open(undefined)
  }
  return (
    <>
      <div className="ed-row ed-panel-tools" ref={openers}>
        {forms.map(({ form: { act }, icon: Icon }) => (
          <PanelButton
            key={act}
            kind={forms.length === 1 ? 'is-solid' : 'is-outline'}
            aria-expanded={opened === act}
            onClick={() => leave(() => open(opened === act ? undefined : act))}
          >
            <Icon className="ed-i" />
            {t(`${act}.label`)}
          </PanelButton>
        ))}
      </div>
      {form && <ActForm key={opened} {...{ form, onTouched }} onDone={close} onCancel={() => leave(close)} />}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorIcon } from '../components/icons.tsx'
import { PanelButton, type PanelProps } from './panel.tsx'
import { PanelForm, type PanelFormFields, titleOf } from './panel-form.tsx'

export type OpenerForm = PanelFormFields & { icon: EditorIcon }

type FormOpenersProps = Pick<PanelProps, 'onTouched' | 'leave'> & { forms: OpenerForm[]; onChanged: () => void }

/** Buttons that open the forms of a panel, and below the buttons the open form. At most one form is open. */
export function FormOpeners({ forms, onChanged, onTouched, leave }: FormOpenersProps) {
  const { t } = useTranslation()
  const [opened, open] = useState<string>()
  const form = forms.find(({ act }) => act === opened)
  // Closing a form discards its input, so that nothing is unsaved.
  useEffect(() => (opened ? () => onTouched(false) : undefined), [opened, onTouched])
  const openers = useRef<HTMLDivElement>(null)
  function close() {
    openers.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    open(undefined)
  }
  function onDone() {
    close()
    onChanged()
  }
  return (
    <>
      <div className="ed-row ed-panel-tools" ref={openers}>
        {forms.map((form) => (
          <PanelButton
            key={form.act}
            kind={forms.length === 1 ? 'is-solid' : 'is-outline'}
            aria-expanded={opened === form.act}
            onClick={() => leave(() => open(opened === form.act ? undefined : form.act))}
          >
            <form.icon className="ed-i" />
            {titleOf(t, form)}
          </PanelButton>
        ))}
      </div>
      <div onInput={(event) => onTouched(hasInput(event.currentTarget))}>
        {form && <PanelForm key={opened} form={form} onDone={onDone} onCancel={() => leave(close)} />}
      </div>
    </>
  )
}

/** Whether an input of a form differs from its initial value. */
export const hasInput = (form: HTMLElement) =>
  [...form.querySelectorAll('input')].some(({ value, defaultValue, checked, defaultChecked, type }) =>
    type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  )

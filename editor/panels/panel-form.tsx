import type { TFunction } from 'i18next'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { useEditor } from '../components/editor-context.ts'
import { type FieldErrors, FormField, type FormFieldProps } from './form-field.tsx'
import { PanelButton } from './panel.tsx'

export type Typed = Record<string, string>

/**
 * A form of a panel as data. `act` is the key of its messages: 'label' (the title), 'action' (the button, by default
 * 'Save'), and those of the act.
 */
export type PanelFormFields = {
  act: string
  fields: Omit<FormFieldProps, 'fieldError'>[]
  /** Renders further fields below `fields`. */
  more?: (errors: FieldErrors) => ReactNode
  /** Replaces the title. */
  title?: string
  /** Returns the values of the messages. */
  values?: (typed: Typed) => Record<string, string>
  /** Returns the errors that are found before the request. */
  check?: (typed: Typed) => FieldErrors
  /** Returns the errors of the response that belong to a field. */
  refusal?: (error: ApiError, typed: Typed) => FieldErrors
  send: (typed: Typed) => Promise<unknown>
}

type PanelFormProps = {
  form: PanelFormFields
  /** `outcome` is the text of the toast. */
  onDone: (outcome: string) => void
  onCancel: () => void
}

/** A form with buttons to cancel and to submit. Each error is shown at its field. */
export function PanelForm({ form, onDone, onCancel }: PanelFormProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const ref = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  /** Shows errors and focuses the first field with an error; returns whether there is any. */
  function refuse(errors: FieldErrors): boolean {
    setFieldErrors(errors)
    const fields = [...(ref.current?.elements ?? [])] as HTMLInputElement[]
    const first = fields.find(({ name }) => errors[name])
    first?.focus()
    return Object.values(errors).some(Boolean)
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = valuesOf(event.currentTarget)
    if (refuse(form.check?.(typed) ?? {})) return
    setBusy(true)
    const values = form.values?.(typed) ?? {}
    const outcome = await store.act(form.act, () => form.send(typed), {
      values,
      isAnswered: (error) => error instanceof ApiError && refuse(form.refusal?.(error, typed) ?? {}),
    })
    setBusy(false)
    if (outcome === 'done') onDone(t([`${form.act}.done`, 'notices.changesSaved'], values))
  }
  return (
    <form ref={ref} className="ed-stack ed-panel-form" onSubmit={submit} noValidate aria-label={titleOf(t, form)}>
      {form.fields.map((field, index) => (
        <FormField
          key={field.name}
          {...field}
          fieldError={fieldErrors[field.name]}
          autoFocus={field.autoFocus || index === 0}
        />
      ))}
      {form.more?.(fieldErrors)}
      <div className="ed-row ed-panel-actions">
        <PanelButton kind="is-plain" onClick={onCancel}>
          {t('common.cancel')}
        </PanelButton>
        {/* Enter in a field clicks this button. While `isBusy`, both do nothing. */}
        <PanelButton kind="is-solid" type="submit" isBusy={isBusy}>
          {t(isBusy ? [`${form.act}.busy`, 'notices.savingChanges'] : [`${form.act}.action`, 'common.save'])}
        </PanelButton>
      </div>
    </form>
  )
}

export const titleOf = (t: TFunction, { act, title }: PanelFormFields) => title ?? t(`${act}.label`)

function valuesOf(form: HTMLFormElement): Typed {
  const isPassword = (name: string) => form.querySelector(`[name="${name}"][autocomplete$="password"]`)
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(values.map(([name, value]) => [name, isPassword(name) ? value : value.trim()]))
}

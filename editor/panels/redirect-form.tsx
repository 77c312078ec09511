import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import type { Redirect } from '#api/redirects.ts'
import { useEditor } from '../components/editor-context.ts'
import { type FieldErrors, FormField } from './form-field.tsx'
import { PanelButton, type PanelProps } from './panel.tsx'

type RedirectFormProps = Pick<PanelProps, 'onTouched'> & {
  /** The redirect to change; a new one if unset. */
  redirect: Redirect | undefined
  /** The address of a new one. */
  from: string | undefined
  onCancel: () => void
  onDone: () => void
}

/** Adds or changes a redirect. */
export function RedirectForm({ redirect, from, onTouched, onCancel, onDone }: RedirectFormProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const { administration } = store
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  /** Shows what the server refused, and focuses it. */
  function refuse(form: HTMLFormElement, error: unknown): boolean {
    const paths = error instanceof ApiError ? (error.problem.errors ?? []).map(({ path }) => path) : []
    const [first] = paths
    if (first !== 'from' && first !== 'to') return false
    setErrors({ [first]: t(first === 'from' ? 'links.fromRefused' : 'links.toRefused') })
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return true
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const wanted = {
      from: String(typed.get('from')).trim(),
      to: String(typed.get('to')).trim(),
      permanent: typed.get('permanent') === 'true',
    }
    setBusy(true)
    setErrors({})
    const messages = { busy: t('links.saving'), done: t('links.saved'), failed: t('links.saveFailed') }
    const send = () =>
      redirect ? administration.changeRedirect(redirect.id, wanted) : administration.addRedirect(wanted)
    const outcome = await store.mutate(messages, send, { isAnswered: (error) => refuse(form, error) })
    setBusy(false)
    if (outcome === 'done') onDone()
  }
  return (
    <form
      className="ed-panel-form"
      onSubmit={submit}
      onInput={() => onTouched(true)}
      noValidate
      aria-label={t(redirect ? 'links.change' : 'links.add')}
    >
      <FormField
        name="from"
        label={t('links.from')}
        hint={t('links.fromHint')}
        dir="ltr"
        defaultValue={redirect?.from ?? from}
        fieldError={errors.from}
        autoFocus={!from}
      />
      <FormField
        name="to"
        label={t('links.to')}
        hint={t('links.toHint')}
        dir="ltr"
        defaultValue={redirect?.to}
        fieldError={errors.to}
        autoFocus={from !== undefined}
      />
      <FormField
        name="permanent"
        label={t('links.howLong')}
        options={[
          { value: 'true', label: t('links.permanent') },
          { value: 'false', label: t('links.temporary') },
        ]}
        defaultValue={String(redirect?.permanent ?? true)}
        fieldError={undefined}
      />
      <div className="ed-row ed-panel-actions">
        <PanelButton kind="is-plain" onClick={onCancel}>
          {t('common.cancel')}
        </PanelButton>
        <PanelButton kind="is-solid" type="submit" isBusy={isBusy}>
          {t('common.save')}
        </PanelButton>
      </div>
    </form>
  )
}

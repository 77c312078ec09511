import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword } from '#api/auth.ts'
import { ApiError } from '#api/errors.ts'
import type { EditorStore } from '../../model/store.ts'
import { FormActions } from './form-actions.tsx'
import { PasswordField } from './password-field.tsx'
import { type FieldErrors, useFormErrors } from './use-field-errors.ts'

/** Changes one's own password. */
export function PasswordForm({
  store,
  onDone,
  onCancel,
}: {
  store: EditorStore
  onDone: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const { ref, fieldErrors, refuse } = useFormErrors()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name))
    const [current, password] = [typed('current'), typed('password')]
    const found = {
      current: current ? undefined : t('login.passwordRequired'),
      password: newPassword.safeParse(password).success ? undefined : t('people.passwordWeak'),
      repeated: password === typed('repeated') ? undefined : t('login.passwordsDiffer'),
    }
    if (refuse(found)) return
    setBusy(true)
    const messages = {
      busy: t('login.newBusy'),
      done: t('people.passwordChanged'),
      failed: t('people.passwordFailed'),
    }
    const change = () => store.administration.changePassword({ current, password })
    const outcome = await store.mutate(messages, change, { isAnswered: (error) => refuse(refusal(t, error)) })
    setBusy(false)
    if (outcome === 'done') onDone()
  }

  return (
    <form ref={ref} className="ed-panel-form" onSubmit={submit} noValidate aria-label={t('people.changePassword')}>
      <PasswordField name="current" label={t('people.currentPassword')} fieldError={fieldErrors.current} autoFocus />
      <PasswordField
        name="password"
        label={t('login.newPassword')}
        hint={t('login.passwordHint')}
        fieldError={fieldErrors.password}
        isNew
      />
      <PasswordField name="repeated" label={t('login.repeatPassword')} fieldError={fieldErrors.repeated} isNew />
      <FormActions isBusy={isBusy} action={t('login.newSubmit')} busy={t('login.newBusy')} onCancel={onCancel} />
    </form>
  )
}

/** The server's errors that belong to a field. */
function refusal(t: TFunction, error: unknown): FieldErrors {
  const status = error instanceof ApiError ? error.status : undefined
  return {
    current: status === 403 ? t('people.passwordWrong') : undefined,
    password: status === 422 ? t('people.passwordWeak') : undefined,
  }
}

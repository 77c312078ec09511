import type { TFunction } from 'i18next'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { type InviteRequest, inviteRequest } from '#api/people.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { EditorStore } from '../../model/store.ts'
import { FormActions } from './form-actions.tsx'
import { FormField } from './form-field.tsx'
import { sendInvitation } from './send-invitation.ts'
import { type FieldErrors, useFormErrors } from './use-field-errors.ts'

type InviteFormProps = { store: EditorStore; locale: Locale; onDone: () => void; onCancel: () => void }

/** Invites a person to edit the site; the language of the invitation mail can be chosen. */
export function InviteForm({ store, locale, onDone, onCancel }: InviteFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { ref, fieldErrors, refuse } = useFormErrors()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const request = typedInto(event.currentTarget)
    if (refuse(inWords(t, invalidFields(request), request))) return
    setBusy(true)
    const outcome = await sendInvitation(store, t, request, (error) => refuse(refusal(t, error, request)))
    setBusy(false)
    if (outcome === 'done') onDone()
  }

  return (
    <form ref={ref} className="ed-panel-form" onSubmit={submit} noValidate aria-label={t('people.invite')}>
      <FormField
        name="name"
        label={`${t('people.name')} (${t('form.optional')})`}
        fieldError={fieldErrors.name}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
      <FormField
        name="email"
        type="email"
        label={t('login.email')}
        fieldError={fieldErrors.email}
        dir="ltr"
        autoComplete="off"
        required
      />
      <div className="ed-panel-field">
        <label htmlFor={id}>{t('people.letterLanguage')}</label>
        <select id={id} name="locale" defaultValue={locale}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {t(`language.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <FormActions isBusy={isBusy} action={t('people.sendInvitation')} busy={t('form.sending')} onCancel={onCancel} />
    </form>
  )
}

function typedInto(form: HTMLFormElement): InviteRequest {
  const fields = new FormData(form)
  const name = String(fields.get('name')).trim()
  return { email: String(fields.get('email')).trim(), locale: fields.get('locale') as Locale, ...(name && { name }) }
}

/** The names of the fields that the server would reject. */
function invalidFields(request: InviteRequest): string[] {
  const checked = inviteRequest.safeParse(request)
  return checked.success ? [] : checked.error.issues.map(({ path }) => String(path[0]))
}

function inWords(t: TFunction, fields: string[], { email }: InviteRequest): FieldErrors {
  return {
    name: fields.includes('name') ? t('people.nameTooLong') : undefined,
    email: fields.includes('email') ? t(email ? 'login.emailInvalid' : 'login.emailRequired') : undefined,
  }
}

/** The server's errors that belong to a field. */
function refusal(t: TFunction, error: unknown, request: InviteRequest): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.status === 409) return { email: t('people.isThere') }
  const fields = (error.problem.errors ?? []).map(({ path }) => path)
  return inWords(t, fields, request)
}

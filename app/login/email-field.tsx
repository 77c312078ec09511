import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mailPattern } from '#content/enquiry.ts'
import { FieldError } from './field-error.tsx'

export function EmailField({ fieldError }: { fieldError: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('login.email')}
      </label>
      <input
        id={id}
        className="input"
        type="email"
        name="email"
        dir="ltr"
        autoComplete="username"
        required
        aria-invalid={fieldError ? true : undefined}
        aria-describedby={fieldError && `${id}-fault`}
      />
      {fieldError && <FieldError id={`${id}-fault`}>{fieldError}</FieldError>}
    </div>
  )
}

/** The error message for an e-mail address; undefined if it is valid. */
export function emailError(t: TFunction, email: string): string | undefined {
  if (!email) return t('login.emailRequired')
  return mailPattern.test(email) ? undefined : t('login.emailInvalid')
}

import type { TFunction } from 'i18next'
import { ApiError } from '#api/errors.ts'
import { mailPattern } from '#content/enquiry.ts'

/** Error messages by field name, in the order of the fields. `form` is the message about the whole form. */
export type FormErrors = { [field: string]: string | undefined; form?: string }

export function emailError(t: TFunction, email: string): string | undefined {
  if (!email) return t('login.emailRequired')
  return mailPattern.test(email) ? undefined : t('login.emailInvalid')
}

/** The parts of the rule for new passwords (specification §5). The schema in api/auth.ts must define the same rule. */
const passwordRules = {
  Length: (password: string) => password.length >= 8,
  Most: (password: string) => password.length <= 200,
  Upper: (password: string) => /\p{Lu}/u.test(password),
  Lower: (password: string) => /\p{Ll}/u.test(password),
  Number: (password: string) => /\d/.test(password),
  Special: (password: string) => /[!@#$%^*]/.test(password),
}

export function unmetPasswordRules(password: string) {
  return (Object.keys(passwordRules) as (keyof typeof passwordRules)[]).filter((part) => !passwordRules[part](password))
}

/** Undefined if it meets all. */
export function newPasswordError(t: TFunction, language: string, password: string): string | undefined {
  const parts = unmetPasswordRules(password).map((part) => t(`login.rule${part}`))
  if (!parts.length) return undefined
  return t('login.passwordNeeds', { parts: new Intl.ListFormat(language).format(parts) })
}

/** Undefined for other errors. */
export function passwordRefusal(t: TFunction, error: unknown): string | undefined {
  const [refused] = (error instanceof ApiError && error.problem.errors) || []
  return refused?.reason && t(`login.refused.${refused.reason}`)
}

/** If the server did not check the form: no response, a server error, too many attempts. Else undefined. */
export function requestErrorMessage(t: TFunction, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return t('login.unreachable')
  if (error.status === 429) return t('login.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
  return undefined
}

import type { TFunction } from 'i18next'
import { type EnquiryError, type EnquiryField, enquiryLimits } from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import { formatNumber } from '#ui/intl.ts'

/** Returns the form's messages as plain data. `{count}` and `{minutes}` are replaced when a message is shown. */
export function formMessages(t: TFunction) {
  return {
    optional: t('form.optional'),
    nameRequired: t('form.nameRequired'),
    emailRequired: t('form.emailRequired'),
    emailInvalid: t('form.emailInvalid'),
    phoneInvalid: t('form.phoneInvalid'),
    messageRequired: t('form.messageRequired'),
    invalid: t('form.invalid'),
    tooLong: t('form.tooLong', { count: '{count}' }),
    interest: t('form.interest'),
    check: t('form.check'),
    sending: t('form.sending'),
    failed: t('form.failed'),
    tooMany: t('form.tooMany', { minutes: '{minutes}' }),
    robot: t('form.robot'),
  }
}

export type FormMessages = ReturnType<typeof formMessages>

export function errorSentence(
  messages: FormMessages,
  field: EnquiryField,
  error: EnquiryError,
  locale: Locale,
): string {
  if (error === 'long') return messages.tooLong.replace('{count}', formatNumber(enquiryLimits[field], locale))
  const key = `${field}${error === 'required' ? 'Required' : 'Invalid'}`
  return key in messages ? messages[key as keyof FormMessages] : messages.invalid
}

export function rateLimitMessage(messages: FormMessages, minutes: number, locale: Locale): string {
  return messages.tooMany.replace('{minutes}', formatNumber(minutes, locale))
}

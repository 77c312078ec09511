import type { TFunction } from 'i18next'
import { type EnquiryFault, type EnquiryField, enquiryLimits } from '#content/enquiry.ts'
import type { Locale } from '#content/text.ts'
import { inDigits } from '#ui/conventions.ts'

/** The interface's words of the form, as plain data; numbers are put in where they are said. */
export function formWords(t: TFunction) {
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

export type FormWords = ReturnType<typeof formWords>

/** The sentence below a field that was not taken. */
export function faultSentence(words: FormWords, field: EnquiryField, fault: EnquiryFault, locale: Locale): string {
  if (fault === 'long') return words.tooLong.replace('{count}', inDigits(enquiryLimits[field], locale))
  const key = `${field}${fault === 'required' ? 'Required' : 'Invalid'}`
  return key in words ? words[key as keyof FormWords] : words.invalid
}

/** Said when too much came from one address. */
export function waitSentence(words: FormWords, minutes: number, locale: Locale): string {
  return words.tooMany.replace('{minutes}', inDigits(minutes, locale))
}

import type { TFunction } from 'i18next'
import type { Locale } from '#content/locale.ts'
import { intlLocales } from '#ui/intl.ts'

/** Returns 'Draft', or 'Draft, visible from 3 December' if visitors will see it then. */
export function draftLabel(t: TFunction, locale: Locale, showsAt: string | undefined): string {
  if (!showsAt) return t('editor.draft')
  const day = new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long' })
  return t('editor.draftUntil', { when: day.format(new Date(showsAt)) })
}

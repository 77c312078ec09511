import type { TFunction } from 'i18next'
import type { Locale } from '#content/locale.ts'
import { formatDay } from '../messages/format-date.ts'

/** Returns 'Draft', or 'Draft, visible from 3 December' if visitors will see it then. */
export const draftLabel = (t: TFunction, locale: Locale, showsAt: string | undefined): string =>
  showsAt ? t('editor.draftUntil', { when: formatDay(locale, showsAt) }) : t('editor.draft')

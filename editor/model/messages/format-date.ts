import type { Locale } from '#content/locale.ts'
import { intlLocales } from '#ui/intl.ts'

export function formatDay(locale: Locale, moment: string, now = new Date()): string {
  const date = new Date(moment)
  const days = Math.round((startOfDay(date) - startOfDay(now)) / (24 * 60 * 60 * 1000))
  if (days === 0 || days === -1) {
    return new Intl.RelativeTimeFormat(intlLocales[locale], { numeric: 'auto' }).format(days, 'day')
  }
  const isThisYear = date.getFullYear() === now.getFullYear()
  const year = isThisYear ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', ...year }).format(date)
}

export function formatTime(locale: Locale, moment: string | Date): string {
  return new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: 'short' }).format(new Date(moment))
}

export function formatDateTime(locale: Locale, moment: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(intlLocales[locale], parts).format(new Date(moment))
}

function startOfDay(date: Date): number {
  return new Date(date).setHours(0, 0, 0, 0)
}

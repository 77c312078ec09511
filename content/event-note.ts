import { type BilingualText, type Locale, locales } from './locale.ts'

type Event = {
  place?: BilingualText | undefined
  time?: string | undefined
  online?: boolean | undefined
  language?: 'ar' | 'en' | 'both' | undefined
}

export const eventFacts = ['place', 'time', 'online', 'language'] as const

const online = { en: 'Online', ar: 'عبر الإنترنت' }
const inLanguage = {
  ar: { en: 'in Arabic', ar: 'بالعربية' },
  en: { en: 'in English', ar: 'بالإنجليزية' },
  both: { en: 'in Arabic and English', ar: 'بالعربية والإنجليزية' },
}
const commas = { en: ', ', ar: '، ' }

/** If the place has no Arabic, the note has none. */
export function eventNote(event: Event, timeIn: (time: string, locale: Locale) => string): BilingualText {
  const place = event.online ? online : event.place
  const [en = '', ar = ''] = locales.map((locale) => {
    const parts = [
      place?.[locale],
      event.time && timeIn(event.time, locale),
      event.language && inLanguage[event.language][locale],
    ]
    return parts.filter(Boolean).join(commas[locale])
  })
  return place?.en && !place.ar ? { en } : { en, ar }
}

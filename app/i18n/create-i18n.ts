import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#content/locale.ts'

export const namespace = 'translation'

/** Settings shared by the server's and the browser's instance. Words are ours and React escapes them. */
export const i18nOptions = {
  // Both languages have the same keys (locales/messages.test.ts); i18next would load the words of a second one too.
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  interpolation: { escapeValue: false },
} as const

/** An instance whose words are at hand: what the server renders with. */
export function createI18n(locale: Locale, messages: object): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: locale,
    initAsync: false,
    resources: { [locale]: { [namespace]: messages } },
  })
  return instance
}

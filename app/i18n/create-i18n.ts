import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#content/locale.ts'

export const namespace = 'translation'

/** Settings shared by the server and the browser. No escaping: the messages are trusted, and React escapes them. */
export const i18nOptions = {
  // Both languages have the same keys (locales/messages.test.ts); a fallback would make i18next load a second language.
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  interpolation: { escapeValue: false },
} as const

/** An instance with its messages already loaded, for rendering on the server. */
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

export const namespace = 'translation'

/** i18next does not escape values, because React does. */
export const i18nOptions = {
  // With a fallback, i18next would load the messages of both languages. A fallback is not needed, because both
  // languages have the same keys (locales/messages.test.ts).
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  interpolation: { escapeValue: false },
} as const

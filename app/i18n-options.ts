export const namespace = 'translation'

/** Settings shared by the server and the browser. i18next does not escape values, because React does. */
export const i18nOptions = {
  // Both languages have the same keys (locales/messages.test.ts); a fallback would make i18next load a second language.
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  interpolation: { escapeValue: false },
} as const

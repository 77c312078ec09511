export const namespace = 'translation'

/** Settings shared by the server and the browser. No escaping: the messages are trusted, and React escapes them. */
export const i18nOptions = {
  // Both languages have the same keys (locales/messages.test.ts); a fallback would make i18next load a second language.
  fallbackLng: false,
  ns: namespace,
  defaultNS: namespace,
  interpolation: { escapeValue: false },
} as const

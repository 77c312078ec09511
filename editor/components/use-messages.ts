import type { i18n as I18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Adds messages that are loaded with the code of a panel or a dialog. Of a language whose other messages are not loaded
 * yet, after these: i18next would not load them any more.
 */
export function addMessages(i18n: I18n, messages: Record<'en' | 'ar', object>): void {
  for (const [locale, own] of Object.entries(messages)) {
    const add = () => i18n.addResourceBundle(locale, 'translation', own, true)
    if (i18n.hasResourceBundle(locale, 'translation')) add()
    else void i18n.loadLanguages(locale).then(add)
  }
}

export function useMessages(key: string, { en, ar }: Record<'en' | 'ar', object>): void {
  const { i18n } = useTranslation()
  useState(() => addMessages(i18n, { en: { [key]: en }, ar: { [key]: ar } }))
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Adds messages that come with a panel or a dialog, because edit mode loads all others on every page. */
export function useMessages(key: string, messages: Record<'en' | 'ar', object>): void {
  const { i18n } = useTranslation()
  useState(() => {
    for (const [locale, own] of Object.entries(messages)) {
      i18n.addResourceBundle(locale, 'translation', { [key]: own }, true)
    }
  })
}

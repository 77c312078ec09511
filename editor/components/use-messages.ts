import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Adds messages that are loaded with a panel or a dialog, so that edit mode does not load them on every page. */
export function useMessages(key: string, messages: Record<'en' | 'ar', object>): void {
  const { i18n } = useTranslation()
  useState(() => {
    for (const [locale, own] of Object.entries(messages)) {
      i18n.addResourceBundle(locale, 'translation', { [key]: own }, true)
    }
  })
}

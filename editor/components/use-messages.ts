import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The messages of a panel or a dialog are loaded with its code, not on every page in edit mode. */
export function useMessages(key: string, messages: Record<'en' | 'ar', object>): void {
  const { i18n } = useTranslation()
  useState(() => {
    for (const [locale, own] of Object.entries(messages)) {
      i18n.addResourceBundle(locale, 'translation', { [key]: own }, true)
    }
  })
}

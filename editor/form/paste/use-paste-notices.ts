import { useTranslation } from 'react-i18next'
import { maxAddressLength } from '#content/web-address.ts'
import arabic from '#locales/ar/paste.json' with { type: 'json' }
import english from '#locales/en/paste.json' with { type: 'json' }
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { useMessages } from '../../components/use-messages.ts'
import type { Found } from './read-blocks.ts'

/** Returns a function that reports which parts of a pasted document were changed or left out. */
export function usePasteNotices(): (found: Found) => void {
  const { t } = useTranslation()
  const { toasts } = useEditor()
  const locale = useLocale()
  useMessages('paste', { en: english, ar: arabic })
  return ({ hasTable, pictures, longLinks }) => {
    if (hasTable) toasts.done(t('paste.table'))
    if (pictures.length > 0) toasts.alert(t('paste.pictures'), { detail: pictures.join(', ') })
    if (longLinks.length > 0) {
      const count = formatNumber(maxAddressLength, locale)
      toasts.alert(t('paste.longLinks', { count }), { detail: longLinks.join(', ') })
    }
  }
}

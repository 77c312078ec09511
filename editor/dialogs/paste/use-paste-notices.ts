import { useTranslation } from 'react-i18next'
import arabic from '#locales/ar/paste.json' with { type: 'json' }
import english from '#locales/en/paste.json' with { type: 'json' }
import { useEditor } from '../../components/editor-context.ts'
import { useMessages } from '../../components/use-messages.ts'
import type { Found } from './read-blocks.ts'

/** Returns a function that says what of a pasted document was not inserted as it was. */
export function usePasteNotices(): (found: Found) => void {
  const { t } = useTranslation()
  const { store } = useEditor()
  useMessages('paste', { en: english, ar: arabic })
  return ({ hasTable, pictures }) => {
    if (hasTable) store.toasts.done(t('paste.table'))
    if (pictures.length > 0) store.toasts.alert(t('paste.pictures'), { detail: pictures.join(', ') })
  }
}

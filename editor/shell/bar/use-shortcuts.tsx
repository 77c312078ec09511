import { Keyboard } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'
import type { BarAction } from './bar-button.tsx'
import { hasOwnKeys } from './use-undo-keys.ts'

const ShortcutsDialog = lazyComponent<{ onClose: () => void }>(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  DialogFallback,
)

/** The list of shortcuts, opened by a question mark (Latin or Arabic) or from the bar. */
export function useShortcuts(): { action: BarAction; sheet: ReactNode } {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!['?', '؟'].includes(event.key) || event.defaultPrevented || hasOwnKeys(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return {
    action: { label: t('shortcuts.title'), icon: Keyboard, run: () => setOpen(true) },
    sheet: isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />,
  }
}

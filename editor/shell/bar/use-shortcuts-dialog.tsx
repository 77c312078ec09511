import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import type { MenuAction } from '../../components/menu/menu-button.tsx'
import { usePageKeys } from './use-page-keys.ts'

const ShortcutsDialog = lazyComponent<{ onClose: () => void }>(
  () => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
  DialogFallback,
)

/** Opens the list of shortcuts on '?' or '؟'. Returns its dialog, and an action for the bar that opens it. */
export function useShortcutsDialog(): { action: MenuAction; dialog: ReactNode } {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  usePageKeys(({ key }) => (['?', '؟'].includes(key) ? () => setOpen(true) : undefined))
  return {
    action: { label: t('shortcuts.title'), message: 'shortcuts.title', icon: 'Keyboard', run: () => setOpen(true) },
    dialog: isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />,
  }
}

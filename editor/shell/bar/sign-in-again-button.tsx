import { LogIn } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorStore } from '../../model/store.ts'

/** Reopens the sign-in dialog that was postponed. */
export function SignInAgainButton({ store }: { store: EditorStore }) {
  const { t } = useTranslation()
  const { isLoginPostponed } = useSyncExternalStore(store.subscribe, store.state)
  if (!isLoginPostponed) return null
  return (
    <button type="button" className="ed-btn is-light" onClick={store.signIn}>
      <LogIn className="ed-i" aria-hidden="true" />
      <span>{t('session.expiredTitle')}</span>
    </button>
  )
}

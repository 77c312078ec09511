import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { EditorStore } from '../../model/store.ts'

/** Reopens the sign-in dialog that was postponed. */
export function SignInAgainButton({ store }: { store: EditorStore }) {
  const { t } = useTranslation()
  const isLoginPostponed = useStore(store, (state) => state.isLoginPostponed)
  if (!isLoginPostponed) return null
  return (
    <button type="button" className="ed-btn is-light" onClick={store.signIn}>
      <LogIn className="ed-i" aria-hidden="true" />
      <span>{t('session.expiredTitle')}</span>
    </button>
  )
}

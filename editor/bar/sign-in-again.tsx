import { LogIn } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'

/** The way back to the login that was put off. */
export function SignInAgain({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  const { isLoginPutOff } = useSyncExternalStore(desk.subscribe, desk.state)
  if (!isLoginPutOff) return null
  return (
    <button type="button" className="ed-btn light" onClick={desk.signIn}>
      <LogIn className="ed-i" aria-hidden="true" />
      <span>{t('session.expiredTitle')}</span>
    </button>
  )
}

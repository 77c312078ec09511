import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../model/messages/error-messages.ts'
import { useEditor } from '../editor-context.ts'
import { LoaderCircle } from '../icons.tsx'
import './panel-states.css'

export function PanelLoading() {
  const { t } = useTranslation()
  return (
    <p className="ed-line ed-panel-state" role="status">
      <LoaderCircle className="ed-i is-turning" />
      {t('common.loading')}
    </p>
  )
}

export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="ed-line ed-panel-state">{children}</p>
}

export function PanelFailed({ text, error, onAgain }: { text: string; error: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  const { session } = useEditor()
  useEffect(() => session.noteExpiry(error), [session, error])
  const reason = reasonOf(t, error)
  return (
    <div className="ed-line ed-panel-state is-failed">
      <p role="alert">
        {text}
        {reason && <small>{reason}</small>}
      </p>
      <button type="button" className="ed-btn is-outline" onClick={onAgain}>
        {t('page.tryAgain')}
      </button>
    </div>
  )
}

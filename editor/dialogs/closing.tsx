import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Question } from './frame.tsx'

/** How a dialog is closed in which something is typed: never over that without a question, nor with its page. */
export function useClosing(isTouched: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isTouched) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isTouched])
  const question = isAsking && (
    <Question
      title={t('editor.discardTitle')}
      text={t('editor.discardText')}
      cancel={t('editor.keepEditing')}
      action={t('editor.discard')}
      onCancel={() => setAsking(false)}
      onAction={onClose}
    />
  )
  return { close: () => (isTouched ? setAsking(true) : onClose()), question }
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Question } from './frame.tsx'

type Leave = (go: () => void) => void

/** How one leaves what something is typed in: never without a question, nor with its page. */
export function useLeaving(isTouched: boolean): { leave: Leave; question: ReactNode } {
  const { t } = useTranslation()
  const [asked, ask] = useState<{ go: () => void }>()
  /** Whether words would be lost now. Read where it is asked, which may be long after `leave` was handed out. */
  const isHeld = useRef(false)
  useEffect(() => {
    isHeld.current = isTouched
    if (!isTouched) return
    const warn = (event: BeforeUnloadEvent) => isHeld.current && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isTouched])
  const leave: Leave = useCallback((go) => (isHeld.current ? ask({ go }) : go()), [])
  const question = asked && (
    <Question
      title={t('editor.discardTitle')}
      text={t('editor.discardText')}
      cancel={t('common.cancel')}
      action={t('editor.discard')}
      isDangerous
      onCancel={() => ask(undefined)}
      onAction={() => {
        isHeld.current = false
        ask(undefined)
        asked.go()
      }}
    />
  )
  return { leave, question }
}

/** How a dialog is closed in which something is typed. */
export function useClosing(isTouched: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const { leave, question } = useLeaving(isTouched)
  return { close: () => leave(onClose), question }
}

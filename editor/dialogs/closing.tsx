import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Question } from './frame.tsx'

type Leave = (go: () => void) => void

/** What saves what was typed: a verb, and what it does. It closes what it saves, or says there what is wrong. */
type Saving = { label: string; run: () => void }

/** How one leaves what something is typed in: never without a question, nor with its page. */
export function useLeaving(isTouched: boolean, saving?: Saving): { leave: Leave; question: ReactNode } {
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
  function discard(go: () => void) {
    isHeld.current = false
    ask(undefined)
    go()
  }
  const question = asked && (
    <Question
      title={t('editor.notSaved')}
      text={t(saving ? 'editor.closingText' : 'editor.leavingText')}
      cancel={t('editor.goOn')}
      action={t('editor.discard')}
      isDangerous
      onCancel={() => ask(undefined)}
      onAction={() => discard(asked.go)}
      better={
        saving && {
          label: saving.label,
          run() {
            ask(undefined)
            saving.run()
          },
        }
      }
    />
  )
  return { leave, question }
}

/** How a dialog is closed in which something is typed. */
export function useClosing(isTouched: boolean, onClose: () => void, saving: Saving) {
  const { leave, question } = useLeaving(isTouched, saving)
  return { close: () => leave(onClose), question }
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './dialog-frame.tsx'

type Leave = (go: () => void) => void

/** What saves what was typed: a verb, and what it does. It closes what it saves, or says there what is wrong. */
type SaveAction = { label: string; run: () => void }

/** How one leaves what something is typed in: never without a question, nor with its page. */
export function useConfirmDiscard(isTouched: boolean, saving?: SaveAction): { leave: Leave; question: ReactNode } {
  const { t } = useTranslation()
  const [asked, ask] = useState<{ go: () => void }>()
  /** Whether words would be lost now. Read where it is asked, which may be long after `leave` was handed out. */
  const isDirty = useRef(false)
  useEffect(() => {
    isDirty.current = isTouched
    if (!isTouched) return
    const warn = (event: BeforeUnloadEvent) => isDirty.current && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isTouched])
  const leave: Leave = useCallback((go) => (isDirty.current ? ask({ go }) : go()), [])
  function discard(go: () => void) {
    isDirty.current = false
    ask(undefined)
    go()
  }
  const question = asked && (
    <ConfirmDialog
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
export function useConfirmClose(isTouched: boolean, onClose: () => void, saving: SaveAction) {
  const { leave, question } = useConfirmDiscard(isTouched, saving)
  return { close: () => leave(onClose), question }
}

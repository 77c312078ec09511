import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './dialog-frame.tsx'

type Leave = (go: () => void) => void

/** Saves the input: a button label and its action, which closes the dialog or shows its errors there. */
type SaveAction = { label: string; run: () => void }

/** Asks before unsaved input is discarded; also when the page is closed or reloaded. */
export function useConfirmDiscard(isTouched: boolean, saving?: SaveAction): { leave: Leave; question: ReactNode } {
  const { t } = useTranslation()
  const [asked, ask] = useState<{ go: () => void }>()
  /** Whether there is unsaved input now. A ref, because `leave` may be called long after it was returned. */
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

/** `useConfirmDiscard` for a dialog: `close` asks first if there is unsaved input. */
export function useConfirmClose(isTouched: boolean, onClose: () => void, saving: SaveAction) {
  const { leave, question } = useConfirmDiscard(isTouched, saving)
  return { close: () => leave(onClose), question }
}

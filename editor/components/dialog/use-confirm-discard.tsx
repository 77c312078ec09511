import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './dialog-frame.tsx'

/**
 * `leave` calls its argument, but asks first if there is unsaved input; `question` is the dialog that asks. `saving`
 * adds a button that saves: its `run` closes the form or shows errors in it. Instead of passing `isTouched`, one may
 * call `touch`, which applies at once: the page can be reloaded right after it.
 */
export function useConfirmDiscard(isTouched?: boolean, saving?: { label: string; run: () => void }) {
  const { t } = useTranslation()
  const [asked, ask] = useState<{ go: () => void }>()
  /** Whether there is unsaved input. A ref, because the returned `leave` may be called many renders later. */
  const isDirty = useRef(false)
  const discarded = useRef<() => void>(undefined)
  const touch = useCallback((is: boolean, onDiscard?: () => void) => {
    isDirty.current = is
    discarded.current = onDiscard
  }, [])
  useEffect(() => {
    if (isTouched !== undefined) touch(isTouched)
  }, [isTouched, touch])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty.current && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  const leave = useCallback((go: () => void) => (isDirty.current ? ask({ go }) : go()), [])
  function discard(go: () => void) {
    isDirty.current = false
    discarded.current?.()
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
  return { leave, question, touch }
}

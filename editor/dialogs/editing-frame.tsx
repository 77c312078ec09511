import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useClosing } from './closing.tsx'
import { DialogFrame } from './frame.tsx'

type EditingFrameProps = {
  title: string
  subtitle?: string | undefined
  backTo: HTMLElement | null
  initialFocus?: string | (() => HTMLElement | null)
  className?: string
  /** Whether something was typed that closing would lose. */
  isTouched: boolean
  /** It was saved, and waits for what belongs to it. */
  isBusy?: boolean
  /** While something in it is dragged, Escape drops that and closes nothing. */
  isDragging?: RefObject<boolean>
  onSave: () => void
  onClose: () => void
  /** Lets go of what could not be saved and is opened again; absent where nothing is. */
  onDiscard?: (() => void) | undefined
  children: ReactNode
  /** Dialogs that come over this one while it is open. */
  over: ReactNode
}

/** A dialog in which something is edited: saved by its button or Ctrl Enter, and never closed over what was typed. */
export function EditingFrame(props: EditingFrameProps) {
  const { title, subtitle, backTo, initialFocus, className } = props
  const { isTouched, isBusy, isDragging, onSave, onClose, onDiscard, children, over } = props
  const { t } = useTranslation()
  const closing = useClosing(isTouched, onClose)
  const close = () => {
    if (!isDragging?.current) closing.close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // What is pressed in a dialog over this one comes by here too.
    if (!event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
    onSave()
  }

  return (
    <DialogFrame {...{ title, subtitle, backTo, initialFocus, className }} onClose={close}>
      <div className="ed-body" onKeyDownCapture={onKeyDown}>
        {children}
        <footer>
          <p>{t('editor.savedForAll')}</p>
          {onDiscard && (
            <button type="button" className="ed-btn plain" onClick={onDiscard}>
              {t('editor.recoveredDiscard')}
            </button>
          )}
          <button type="button" className="ed-btn plain" onClick={close}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="ed-btn solid"
            aria-disabled={isBusy || undefined}
            onClick={onSave}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t(isBusy ? 'editor.saving' : 'common.save')}
          </button>
        </footer>
      </div>
      {closing.question}
      {over}
    </DialogFrame>
  )
}

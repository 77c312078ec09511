import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { useConfirmClose } from '../components/dialog/use-confirm-discard.tsx'

type EditDialogFrameProps = {
  title: string
  subtitle?: string | undefined
  returnFocusTo: HTMLElement | null
  initialFocus?: string | (() => HTMLElement | null)
  className?: string
  /** Whether there is unsaved input. */
  isTouched: boolean
  /** Saving waits for uploads. */
  isBusy?: boolean
  /** True during a drag: Escape then cancels the drag and does not close the dialog. */
  isDragging?: RefObject<boolean>
  onSave: () => void
  onClose: () => void
  /** Discards the failed change with which the dialog was opened; absent without one. */
  onDiscard?: (() => void) | undefined
  children: ReactNode
  /** Dialogs that open over this one. */
  over: ReactNode
}

/** The frame of a dialog that edits: saves by its button or Ctrl Enter, and asks before it discards unsaved input. */
export function EditDialogFrame(props: EditDialogFrameProps) {
  const { title, subtitle, returnFocusTo, initialFocus, className } = props
  const { isTouched, isBusy, isDragging, onSave, onClose, onDiscard, children, over } = props
  const { t } = useTranslation()
  const closing = useConfirmClose(isTouched, onClose, { label: t('common.save'), run: onSave })
  const close = () => {
    if (!isDragging?.current) closing.close()
  }

  return (
    <DialogFrame {...{ title, subtitle, returnFocusTo, initialFocus, className, onSave }} onClose={close}>
      <div className="ed-body">
        {children}
        <footer>
          <p>{t('editor.savedForAll')}</p>
          {onDiscard && (
            <button type="button" className="ed-btn is-plain" onClick={onDiscard}>
              {t('editor.discardFailedChange')}
            </button>
          )}
          <button type="button" className="ed-btn is-plain" onClick={close}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="ed-btn is-solid"
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

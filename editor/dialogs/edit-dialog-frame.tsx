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
            <button type="button" className="ed-btn plain" onClick={onDiscard}>
              {t('editor.discardFailedChange')}
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

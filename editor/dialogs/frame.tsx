import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type FrameProps = {
  title: string
  subtitle?: string
  /** Asked to close: by Escape, a click beside it, or the cross. */
  onClose: () => void
  /** The element that gets the focus back. */
  backTo?: HTMLElement | null
  /** Finds the element that has the focus at first; else it is the first one that can. */
  initialFocus?: string | (() => HTMLElement | null)
  className?: string
  children: ReactNode
}

/** A dialog over the page, in the editor's look. */
export function DialogFrame({ title, subtitle, onClose, backTo, initialFocus, className = '', children }: FrameProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const find = (wanted: FrameProps['initialFocus']) =>
    typeof wanted === 'string' ? popup.current?.querySelector<HTMLElement>(wanted) : wanted?.()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal className="ed">
        <Dialog.Backdrop className="ed-scrim" forceRender />
        <Dialog.Popup
          className={`ed-dialog ${className}`}
          ref={popup}
          initialFocus={() => find(initialFocus) ?? true}
          finalFocus={() => (backTo?.isConnected ? backTo : true)}
        >
          <header>
            <div>
              <Dialog.Title>{title}</Dialog.Title>
              {subtitle && <p>{subtitle}</p>}
            </div>
            <Dialog.Close className="ed-tool" aria-label={t('common.close')}>
              <X className="ed-i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A question that wants an answer: 'Cancel', or the action by its own verb. */
export function Question(props: {
  title: string
  text: string
  cancel: string
  action: string
  onCancel: () => void
  onAction: () => void
}) {
  const { title, text, cancel, action, onCancel, onAction } = props
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()} disablePointerDismissal>
      <Dialog.Portal className="ed">
        <Dialog.Backdrop className="ed-scrim" forceRender />
        <Dialog.Popup className="ed-dialog is-small" role="alertdialog">
          <header>
            <Dialog.Title>{title}</Dialog.Title>
          </header>
          <Dialog.Description className="ed-message">{text}</Dialog.Description>
          <footer>
            <button type="button" className="ed-btn plain" onClick={onCancel}>
              {cancel}
            </button>
            <button type="button" className="ed-btn solid" onClick={onAction}>
              {action}
            </button>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

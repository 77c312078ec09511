import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from './modal.tsx'

type FrameProps = {
  title: string
  subtitle?: string
  /** Called on Escape, a click on the scrim, or the close button. */
  onClose: () => void
  /** The element that is focused when the dialog closes. */
  returnFocusTo?: HTMLElement | null
  /** A selector or function for the element to focus on opening; by default the first focusable one. */
  initialFocus?: string | (() => HTMLElement | null)
  className?: string
  /** Called on Ctrl Enter; needed where the dialog has no form to submit. */
  onSave?: () => void
  children: ReactNode
}

/** A dialog with a title and a close button. */
export function DialogFrame(props: FrameProps) {
  const { title, subtitle, onClose, returnFocusTo, initialFocus, className = '', onSave, children } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Modal
      role="dialog"
      {...{ className, onClose, onSave, returnFocusTo }}
      title={id}
      onScrim={onClose}
      findFirst={(modal) =>
        typeof initialFocus === 'string' ? modal.querySelector<HTMLElement>(initialFocus) : initialFocus?.()
      }
    >
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <button type="button" className="ed-tool" aria-label={t('common.close')} onClick={onClose}>
          <X className="ed-i" aria-hidden="true" />
        </button>
      </header>
      {children}
    </Modal>
  )
}

/** A question with 'Cancel' and a button named after its action. */
export function ConfirmDialog(props: {
  title: string
  text: string
  cancel: string
  action: string
  /** Styles the action's button as destructive. */
  isDangerous?: boolean | undefined
  onCancel: () => void
  onAction: () => void
  /** A third button, the recommended one; it takes the primary style from the action. */
  better?: { label: string; run: () => void } | undefined
}) {
  const { title, text, cancel, action, isDangerous, onCancel, onAction, better } = props
  const look = better ? `is-outline ${isDangerous ? 'is-bad' : ''}` : `is-solid ${isDangerous ? 'is-grave' : ''}`
  const id = useId()
  return (
    <Modal role="alertdialog" className="is-small" title={id} text={`${id}-text`} onClose={onCancel}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <p id={`${id}-text`} className="ed-message">
        {text}
      </p>
      <footer>
        <button type="button" className="ed-btn is-plain" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className={`ed-btn ${look}`} onClick={onAction}>
          {action}
        </button>
        {better && (
          <button type="button" className="ed-btn is-solid" onClick={better.run}>
            {better.label}
          </button>
        )}
      </footer>
    </Modal>
  )
}

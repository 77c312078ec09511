import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from './modal.tsx'

type FrameProps = {
  title: string
  subtitle?: string
  /** Asked to close: by Escape, a click beside it, or the cross. */
  onClose: () => void
  /** The element that gets the focus back. */
  returnFocusTo?: HTMLElement | null
  /** Finds the element that has the focus at first; else it is the first one that can. */
  initialFocus?: string | (() => HTMLElement | null)
  className?: string
  /** Ctrl Enter, where what it saves is no form. */
  onSave?: () => void
  children: ReactNode
}

/** A dialog over the page, in the editor's look. */
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

/** A question that wants an answer: 'Cancel', or the action by its own verb. */
export function ConfirmDialog(props: {
  title: string
  text: string
  cancel: string
  action: string
  /** The action takes something away, and looks so. */
  isDangerous?: boolean | undefined
  onCancel: () => void
  onAction: () => void
  /** A third answer, which most will want; the action steps back behind it. */
  better?: { label: string; run: () => void } | undefined
}) {
  const { title, text, cancel, action, isDangerous, onCancel, onAction, better } = props
  const look = better ? `outline ${isDangerous ? 'is-bad' : ''}` : `solid ${isDangerous ? 'is-grave' : ''}`
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
        <button type="button" className="ed-btn plain" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className={`ed-btn ${look}`} onClick={onAction}>
          {action}
        </button>
        {better && (
          <button type="button" className="ed-btn solid" onClick={better.run}>
            {better.label}
          </button>
        )}
      </footer>
    </Modal>
  )
}

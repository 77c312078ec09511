import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { X } from '../icons.tsx'
import { InterruptingContext, isTopmost, overlays, useModal } from './modal.ts'
import { useDock } from './use-dock.ts'

export type DialogFrameProps = {
  title: string
  subtitle?: string | undefined
  /** The text of a question. Makes the dialog an alert dialog, which only its buttons and Escape close. */
  question?: string
  onClose: () => void
  /** The element on the page beside which the dialog is docked, if there is room. */
  beside?: HTMLElement | undefined
  returnFocusTo?: HTMLElement | null | undefined
  initialFocus?: string | (() => HTMLElement | null) | undefined
  className?: string | undefined
  control?: ReactNode
  /** Called on Ctrl Enter; by default the form in the dialog is submitted. */
  onSave?: (() => void) | undefined
  children: ReactNode
}

export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    subtitle,
    question,
    onClose,
    returnFocusTo,
    initialFocus,
    className,
    control,
    onSave,
    beside,
    children,
  } = props
  const { t } = useTranslation()
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const isPressedBeside = useRef(false)
  const isInterrupting = use(InterruptingContext)
  useModal(layer, { onClose, returnFocusTo, initialFocus })
  const dock = useDock(layer, beside)

  /** Saves on Ctrl Enter. Handled in the capture phase, before the rich text editor would insert a line break. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    // React events bubble through portals: events of a nested dialog also arrive here.
    if (!isTopmost(layer.current)) return
    const form = layer.current?.querySelector('form')
    if (!onSave && !form) return
    event.preventDefault()
    event.stopPropagation()
    if (onSave) onSave()
    else form?.requestSubmit()
  }
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape closes the dialog
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, Escape closes the dialog
    <div
      ref={layer}
      className={`ed ed-layer ${isInterrupting ? 'is-interrupting' : ''} ${dock ?? ''}`}
      onKeyDownCapture={onKeyDownCapture}
      // A selection that is dragged out of the dialog also ends in a click here, which must not close it.
      onMouseDown={(event) => {
        isPressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (!isBeside(event) || !isPressedBeside.current || question) return
        onClose()
      }}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support these attributes */}
      <div
        role={question ? 'alertdialog' : 'dialog'}
        className={`ed-dialog ${className ?? ''}`}
        aria-labelledby={id}
        aria-describedby={question && `${id}-text`}
        tabIndex={-1}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no banner beside that of a page typed in */}
        <header role="none">
          <div>
            <h2 id={id}>{title}</h2>
            {subtitle && <p className="ed-muted">{subtitle}</p>}
          </div>
          {control}
          {!question && (
            <button type="button" className="ed-tool" aria-label={t('common.close')} onClick={() => onClose()}>
              <X className="ed-i" />
            </button>
          )}
        </header>
        {question && (
          <p id={`${id}-text`} className="ed-message">
            {question}
          </p>
        )}
        {children}
      </div>
    </div>,
    overlays().dialogs,
  )
}

type ConfirmDialogProps = {
  title: string
  text: string
  cancel: string
  action: string
  isDangerous?: boolean | undefined
  onCancel: () => void
  onAction: () => void
  /** A third, recommended button. It has the primary style, and the action's button then has an outline. */
  better?: { label: string; run: () => void } | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, cancel, action, isDangerous, onCancel, onAction, better } = props
  const look = better ? `is-outline ${isDangerous ? 'is-bad' : ''}` : `is-solid ${isDangerous ? 'is-grave' : ''}`
  return (
    <DialogFrame title={title} question={text} className="is-small" onClose={onCancel}>
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
    </DialogFrame>
  )
}

import { createContext, type FormEvent, type ReactNode, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame, type DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'

type PromptProps = Pick<
  DialogFrameProps,
  'title' | 'subtitle' | 'onClose' | 'returnFocusTo' | 'className' | 'children'
> & {
  /** The label of the submit button. */
  action: string
  /** A second button that submits, before the first one. */
  secondAction?: { label: string; run: () => void }
  /** Whether there is unsaved input. */
  isTouched: boolean
  /** Whether submitting is in progress. The dialog cannot be closed or submitted again then. */
  isBusy?: boolean
  canSubmit?: boolean
  onSubmit: () => void
}

/** Whether the prompt is being submitted. Its fields are read-only then, because further input would be lost. */
const Busy = createContext(false)

/** A dialog that asks for a few values. */
export function Prompt(props: PromptProps) {
  const {
    action,
    secondAction,
    isTouched,
    isBusy = false,
    canSubmit = true,
    onSubmit,
    onClose,
    children,
    ...frame
  } = props
  const { t } = useTranslation()
  const { leave, question } = useConfirmDiscard(isTouched, { label: action, run: submit })
  const close = () => {
    if (!isBusy) leave(onClose)
  }
  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (canSubmit && !isBusy) onSubmit()
  }
  return (
    <DialogFrame initialFocus="input" className="is-small" {...frame} onClose={close}>
      <form className="ed-body" onSubmit={submit} noValidate>
        <div className="ed-stack ed-fields is-open">
          <Busy value={isBusy}>{children}</Busy>
        </div>
        <footer>
          <button type="button" className="ed-btn is-plain" onClick={close} aria-disabled={isBusy || undefined}>
            {t('common.cancel')}
          </button>
          {secondAction && (
            <button
              type="button"
              className="ed-btn is-outline"
              onClick={() => isBusy || secondAction.run()}
              aria-disabled={isBusy || undefined}
            >
              {secondAction.label}
            </button>
          )}
          <button type="submit" className="ed-btn is-solid" aria-disabled={isBusy || !canSubmit || undefined}>
            {action}
          </button>
        </footer>
      </form>
      {question}
    </DialogFrame>
  )
}

const scrollToError = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type PromptFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  lang?: string
  dir?: 'ltr' | 'rtl'
  fieldError?: string | undefined
  note?: string | undefined
  /** Shown beside the label. */
  mark?: ReactNode
  isReadOnly?: boolean
}

/** A labelled box in a prompt, with an error message or, if there is none, a note. */
export function PromptField({
  label,
  value,
  onChange,
  lang,
  dir,
  fieldError,
  note,
  mark,
  isReadOnly,
}: PromptFieldProps) {
  const id = useId()
  const isBusy = use(Busy)
  return (
    <div className="ed-stack">
      <div className="ed-row ed-field-name">
        <label htmlFor={id}>{label}</label>
        {mark}
      </div>
      <input
        id={id}
        className="ed-input"
        lang={lang}
        dir={dir}
        value={value}
        readOnly={isBusy || isReadOnly}
        aria-invalid={fieldError ? true : undefined}
        aria-describedby={fieldError || note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(fieldError || note) && (
        <p
          id={`${id}-note`}
          ref={fieldError ? scrollToError : undefined}
          role={fieldError ? 'alert' : undefined}
          className={fieldError ? 'ed-refused' : 'ed-note'}
        >
          {fieldError || note}
        </p>
      )}
    </div>
  )
}

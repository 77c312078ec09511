import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame, type DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'
import { FormFields } from './form-fields.tsx'
import type { FormState } from './use-form-state.ts'

type DialogFormProps = Pick<DialogFrameProps, 'title' | 'onClose' | 'returnFocusTo' | 'className'> & {
  state: FormState
  action: string
  /** The label of a second button that submits, before the first one. */
  secondAction?: string | undefined
  /** Whether submitting is in progress. The dialog cannot be closed or submitted again then. */
  isBusy?: boolean
  children?: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { state, action, secondAction, isBusy = false, onClose, children, ...frame } = props
  const { t } = useTranslation()
  const isWaiting = isBusy || state.isUploading
  const submit = (by?: 'second') => isWaiting || state.submit(by)
  const { leave, question } = useConfirmDiscard(state.isTouched, { label: action, run: submit })
  const close = () => isWaiting || leave(onClose)
  const isDisabled = isWaiting || undefined
  return (
    <DialogFrame initialFocus={state.firstInput} className="is-small" {...frame} onClose={close}>
      <form
        className="ed-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="ed-stack ed-asked">
          <FormFields {...{ state, isBusy }} title={frame.title} />
          {children}
        </div>
        <footer>
          <button type="button" className="ed-btn is-plain" onClick={close} aria-disabled={isDisabled}>
            {t('common.cancel')}
          </button>
          {secondAction && (
            <button
              type="button"
              className="ed-btn is-outline"
              onClick={() => submit('second')}
              aria-disabled={isDisabled}
            >
              {secondAction}
            </button>
          )}
          <button type="submit" className="ed-btn is-solid" aria-disabled={isDisabled}>
            {action}
          </button>
        </footer>
      </form>
      {question}
    </DialogFrame>
  )
}

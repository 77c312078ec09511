import { useTranslation } from 'react-i18next'

type FormActionsProps = { action: string; busy: string; isBusy: boolean; onCancel: () => void }

/** 'Cancel', and the form's action by its own verb, which cannot be sent again while it is busy. */
export function FormActions({ action, busy, isBusy, onCancel }: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-form-actions">
      <button type="button" className="ed-btn plain" onClick={onCancel}>
        {t('common.cancel')}
      </button>
      <button
        type="submit"
        className="ed-btn solid"
        aria-disabled={isBusy || undefined}
        // Enter in a field presses it too.
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {isBusy ? busy : action}
      </button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'

type FormActionsProps = { action: string; busy: string; isBusy: boolean; onCancel: () => void }

/** 'Cancel' and the submit button, which is blocked while the form is being submitted. */
export function FormActions({ action, busy, isBusy, onCancel }: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-panel-actions">
      <button type="button" className="ed-btn is-plain" onClick={onCancel}>
        {t('common.cancel')}
      </button>
      <button
        type="submit"
        className="ed-btn is-solid"
        aria-disabled={isBusy || undefined}
        // Also covers Enter in a field, which clicks this button.
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {isBusy ? busy : action}
      </button>
    </div>
  )
}

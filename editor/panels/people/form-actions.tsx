import { useTranslation } from 'react-i18next'

type FormActionsProps = { action: string; busy: string; isBusy: boolean; onCancel: () => void }

/** 'Cancel', and the form's action by its own verb. */
export function FormActions({ action, busy, isBusy, onCancel }: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-form-actions">
      <button type="button" className="ed-btn plain" onClick={onCancel}>
        {t('common.cancel')}
      </button>
      <button type="submit" className="ed-btn solid" disabled={isBusy}>
        {isBusy ? busy : action}
      </button>
    </div>
  )
}

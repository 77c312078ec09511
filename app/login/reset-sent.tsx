import { useTranslation } from 'react-i18next'

export function ResetSent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="login-form">
      <h1 className="h2 star-stop">{t('login.resetTitle')}</h1>
      <div role="status">
        <p className="lead">{t('login.resetNotice')}</p>
        <p>{t('login.resetHint')}</p>
      </div>
      <button type="button" className="btn" onClick={onDone}>
        {t('login.done')}
      </button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Question } from './frame.tsx'
import type { BoxProps } from './language-box.tsx'

type Again = { again?: (() => void) | undefined }

/** Nothing while a dialog or a panel is on its way; where it does not come, a way to try again, or to do without it. */
export function DialogStandIn({ onClose, again }: Again & { onClose: () => void }) {
  const { t } = useTranslation()
  if (!again) return null
  return (
    <Question
      title={t('editor.partMissing')}
      text={t('editor.partMissingText')}
      cancel={t('common.cancel')}
      action={t('page.tryAgain')}
      onCancel={onClose}
      onAction={again}
    />
  )
}

/** As large as the box that is on its way, so that nothing moves when it comes. */
export function BoxStandIn({ label, note, again }: BoxProps & Again) {
  return (
    <>
      <div className="ed-lab">
        <b>{label}</b>
        {note}
      </div>
      <div className="ed-text is-rich">
        <OnItsWay again={again} />
      </div>
    </>
  )
}

export function PathStandIn({ again }: Again) {
  const { t } = useTranslation()
  return (
    <section className="ed-path">
      <div className="ed-lab">
        <b>{t('editor.path')}</b>
      </div>
      <div className="ed-text">
        <OnItsWay again={again} />
      </div>
    </section>
  )
}

function OnItsWay({ again }: Again) {
  const { t } = useTranslation()
  if (!again) return <p role="status">{t('common.loading')}</p>
  return (
    <>
      <p role="alert" className="ed-refused">
        {t('editor.partMissing')}
      </p>
      <button type="button" className="ed-btn outline" onClick={again}>
        {t('page.tryAgain')}
      </button>
    </>
  )
}

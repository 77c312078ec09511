import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#ui/boundary.tsx'
import { ConfirmDialog } from './dialog/dialog-frame.tsx'
import { EditorContext } from './editor-context.ts'

type Retry = { retry?: (() => void) | undefined }

/** Renders nothing while a dialog or panel loads. If loading fails, asks whether to try again. */
export function DialogFallback({ onClose, retry }: Retry & { onClose?: () => void }) {
  const { t } = useTranslation()
  const store = use(EditorContext)?.store
  if (!retry) return null
  return (
    <ConfirmDialog
      title={t('editor.partMissing')}
      text={t('editor.partMissingText')}
      cancel={t('common.cancel')}
      action={t('page.tryAgain')}
      onCancel={onClose ?? (() => store?.close())}
      onAction={retry}
    />
  )
}

/** A placeholder that is as large as the box that is loading, so that the layout does not shift. */
export function TextBoxFallback({ label, note, retry }: Retry & { label: string; note: ReactNode }) {
  return (
    <>
      <div className="ed-row ed-label">
        <b>{label}</b>
        {note}
      </div>
      <div className="ed-text is-rich">
        <LoadingOrRetry retry={retry} />
      </div>
    </>
  )
}

export function PathBoxFallback({ retry }: Retry) {
  const { t } = useTranslation()
  return (
    <section className="ed-path">
      <div className="ed-row ed-label">
        <b>{t('editor.path')}</b>
      </div>
      <div className="ed-text">
        <LoadingOrRetry retry={retry} />
      </div>
    </section>
  )
}

/** Asks whether to try again if a part of the editor fails. `onClose` closes the part. */
export function Guarded({ children, onClose }: { children: ReactNode; onClose?: () => void }) {
  const question = (retry: () => void) => {
    const close = () => {
      onClose?.()
      retry()
    }
    return <DialogFallback retry={retry} onClose={close} />
  }
  return <Boundary fallback={question}>{children}</Boundary>
}

/** Stands in the place of a block whose view failed. */
export function BlockFallback({ retry }: Retry) {
  return (
    <div className="ed ed-stack ed-text">
      <LoadingOrRetry retry={retry} />
    </div>
  )
}

function LoadingOrRetry({ retry }: Retry) {
  const { t } = useTranslation()
  if (!retry) return <p role="status">{t('common.loading')}</p>
  return (
    <>
      <p role="alert" className="ed-refused">
        {t('editor.partMissing')}
      </p>
      <button type="button" className="ed-btn is-outline" onClick={retry}>
        {t('page.tryAgain')}
      </button>
    </>
  )
}

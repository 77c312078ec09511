import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ConfirmDialog } from './dialog/dialog-frame.tsx'
import { EditorContext } from './editor-context.ts'
import { inLanguage } from './translation-mark.tsx'

type Retry = { retry?: (() => void) | undefined }
type TextBox = { label: string; note: ReactNode; locale: Locale; isReadOnly: boolean }

/** Renders nothing while a dialog or panel loads. If loading fails, asks whether to try again. */
export function DialogFallback({ onClose, retry }: Retry & { onClose?: () => void }) {
  const { t } = useTranslation()
  const editor = use(EditorContext)
  if (!retry) return null
  return (
    <ConfirmDialog
      title={t('editor.partMissing')}
      text={t('editor.partMissingText')}
      cancel={t('common.cancel')}
      action={t('page.tryAgain')}
      onCancel={onClose ?? (() => editor?.open.close())}
      onAction={retry}
    />
  )
}

/** A placeholder that is as large as the empty box that is loading, so that a click hits what it was aimed at. */
export function TextBoxFallback({ label, note, locale, isReadOnly, retry }: Retry & TextBox) {
  return (
    <>
      <div className="ed-row ed-label">
        <b>{label}</b>
        {note}
        {!isReadOnly && (
          <div className="ed-format">
            <span className="ed-tool" />
          </div>
        )}
      </div>
      <div className="ed-text is-rich" {...inLanguage(locale)}>
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
  return <ErrorBoundary fallback={question}>{children}</ErrorBoundary>
}

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

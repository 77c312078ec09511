import { useTranslation } from 'react-i18next'

/** 'Failed to load global content.': even the header and the footer are away. */
export function FrameFailed() {
  const { t } = useTranslation()
  return <Sentence role="alert">{t('page.globalFailed')}</Sentence>
}

/** 'Failed to load page content.' */
export function PageFailed() {
  const { t } = useTranslation()
  return <Sentence role="alert">{t('page.failed')}</Sentence>
}

/** 'No content found.': the page has no blocks. */
export function PageEmpty() {
  const { t } = useTranslation()
  return <Sentence role="status">{t('page.empty')}</Sentence>
}

/** 'Loading...': what the application shows while it waits. */
export function PageLoading() {
  const { t } = useTranslation()
  return <Sentence role="status">{t('common.loading')}</Sentence>
}

function Sentence({ role, children }: { role: 'alert' | 'status'; children: string }) {
  return (
    <div className="wrap section page-state">
      <p className="h2" role={role}>
        {children}
      </p>
    </div>
  )
}

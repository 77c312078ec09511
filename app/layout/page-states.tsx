import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { useAddress } from './use-site.ts'

export function FrameFailed() {
  return (
    <main>
      <PageFailed sentence="page.globalFailed" />
    </main>
  )
}

/** Not shown if the block was hidden. */
export function FramePartMissing() {
  const { t } = useTranslation()
  return (
    <p className="wrap" style={{ paddingBlock: '1.5rem' }} role="alert">
      {t('page.globalFailed')}
    </p>
  )
}

/** The link reloads the page. */
export function PageFailed({ sentence = 'page.failed' }: { sentence?: 'page.failed' | 'page.globalFailed' }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <State role="alert" sentence={t(sentence)}>
      <a className="btn btn-line" href={pathname + search}>
        {t('page.tryAgain')}
      </a>
    </State>
  )
}

export function PageEmpty() {
  const { t } = useTranslation()
  return <State role="status" sentence={t('page.empty')} />
}

type Missing = 'story' | 'vacancy' | 'resource' | 'policy'

/** `back` is the English path of the list that the link opens. */
export function ContentMissing({ of, back = '/' }: { of: Missing; back?: string }) {
  const { t } = useTranslation()
  const { locale } = useAddress()
  return (
    <State role="status" sentence={t(`page.${of}NotFound`)}>
      <a className="btn btn-line" href={localizeHref(back, locale)}>
        {t(`page.${of}List`)}
      </a>
    </State>
  )
}

export function PageLoading() {
  const { t } = useTranslation()
  return <State role="status" sentence={t('common.loading')} isWaiting />
}

type StateProps = { sentence: string; role: 'alert' | 'status'; isWaiting?: boolean; children?: ReactNode }

function State({ sentence, role, isWaiting, children }: StateProps) {
  return (
    <div className="wrap section page-state" data-waiting={isWaiting || undefined}>
      <div role={role}>
        <h1 className="h2">{sentence}</h1>
      </div>
      {children}
    </div>
  )
}

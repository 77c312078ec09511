import { useTranslation } from 'react-i18next'
import { StyleSheet } from '#blocks/style-sheet.tsx'
import { localizeHref } from '#content/address.ts'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { StarPattern } from '#ui/ornaments.tsx'
import styles from './not-found.css?url'
import illustration from './not-found.svg'
import { SearchForm } from './search-form.tsx'
import { useAddress } from './use-site.ts'

export function NotFound() {
  const { t } = useTranslation()
  const { locale } = useAddress()
  return (
    <>
      <StyleSheet href={styles} />
      <section className="stage not-found" data-ground="mist" data-page="not-found">
        <StarPattern />
        <div className="wrap columns not-found-inside">
          <div>
            <h1 className="not-found-number star-stop">{t('notFound.heading')}</h1>
            <p className="statement">{t('notFound.title')}</p>
            <p className="lead">{t('notFound.text')}</p>
            <a className="btn" href={localizeHref('/', locale)}>
              {t('notFound.home')}
              <Icon of={ArrowRight} turn />
            </a>
            <p className="not-found-search">{t('notFound.search')}</p>
            <SearchForm />
          </div>
          <img className="not-found-route" src={illustration} width="560" height="480" alt="" />
        </div>
      </section>
    </>
  )
}

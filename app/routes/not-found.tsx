import { useTranslation } from 'react-i18next'
import { data, type MetaDescriptor } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { StarPattern } from '#ui/ornaments.tsx'
import illustration from '../layout/not-found.svg'
import { useAddress } from '../layout/use-site.ts'
import type { Route } from './+types/not-found'
import '../layout/not-found.css'

export const loader = () => data(null, 404)

export function meta({ matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `404 - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  const { t } = useTranslation()
  const { locale } = useAddress()
  return (
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
        </div>
        <img className="not-found-route" src={illustration} width="560" height="480" alt="" />
      </div>
    </section>
  )
}

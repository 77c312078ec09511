import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { backendContext } from '../backend.ts'
import { useAddress } from '../layout/locale.ts'
import type { Route } from './+types/not-found'

export async function loader({ context }: Route.LoaderArgs) {
  return data(context.get(backendContext).readSite(), 404)
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.brand ? `404 - ${loaderData.brand}` : '404' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  const { t } = useTranslation()
  const { locale } = useAddress()
  return (
    <section className="wrap section" data-page="not-found">
      <h1 className="display">404</h1>
      <p className="h2">{t('notFound.title')}</p>
      <p className="lead">{t('notFound.text')}</p>
      <a className="btn" href={localizeHref('/', locale)}>
        {t('notFound.home')}
      </a>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { StarPattern } from '#ui/star-pattern.tsx'
import { backendContext } from '../backend.ts'
import { useAddress } from '../layout/locale.ts'
import { LostRoute } from '../layout/lost-route.tsx'
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
    <section className="lost" data-page="not-found">
      <StarPattern />
      <div className="wrap lost-inside">
        <div>
          <h1 className="lost-number star-stop">{t('notFound.heading')}</h1>
          <p className="statement">{t('notFound.title')}</p>
          <p className="lead">{t('notFound.text')}</p>
          <a className="btn" href={localizeHref('/', locale)}>
            {t('notFound.home')}
            <Icon of={ArrowRight} turn />
          </a>
        </div>
        <LostRoute />
      </div>
    </section>
  )
}

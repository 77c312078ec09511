import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/text.ts'

type FollowLinkProps = { path: string; locale: Locale; onFollow: () => void }

/** Leads to another page in edit mode (app/session/in-app-links.ts), or to another site in a tab of its own. */
export function FollowLink({ path, locale, onFollow }: FollowLinkProps) {
  const { t } = useTranslation()
  if (!/^(\/|https?:)/.test(path)) return null
  const isElsewhere = !path.startsWith('/')
  return (
    <a
      className="ed-follow"
      href={localizeHref(path, locale)}
      {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : { onClick: onFollow })}
    >
      {t('editor.follow')}
    </a>
  )
}

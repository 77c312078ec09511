import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import { addressOf } from '#content/upload-address.ts'
import { useEditor } from '../../components/editor-context.ts'

type FollowLinkProps = { path: string; locale: Locale; onFollow: () => void }

/** Opens another page in edit mode (app/session/in-app-links.ts), or another site or a file in a new tab. */
export function FollowLink({ path, locale, onFollow }: FollowLinkProps) {
  const { t } = useTranslation()
  const { apiBase } = useEditor()
  const destination = linkTarget(path, locale, apiBase)
  if (!destination) return null
  return (
    <a
      className="ed-follow"
      href={destination.href}
      {...(destination.isElsewhere ? { target: '_blank', rel: 'noreferrer' } : { onClick: onFollow })}
    >
      {t('editor.follow')}
    </a>
  )
}

/** The href for a stored link, and whether it leads outside the site's pages. */
export function linkTarget(path: string, locale: Locale, apiBase: string) {
  if (!/^(\/|https?:)/.test(path)) return undefined
  const isFile = /^\/(api\/)?uploads\//.test(path)
  return { href: addressOf(localizeHref(path, locale), apiBase), isElsewhere: isFile || !path.startsWith('/') }
}

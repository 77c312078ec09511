import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import { addressOf } from '#content/upload-address.ts'
import { useEditor } from '../../components/editor-context.ts'

type FollowLinkProps = { href: string; locale: Locale; onFollow: () => void }

/** A link that opens a page of the site in edit mode (app/session/in-app-links.ts), or anything else in a new tab. */
export function FollowLink({ href, locale, onFollow }: FollowLinkProps) {
  const { t } = useTranslation()
  const { apiBase } = useEditor()
  const destination = linkTarget(href, locale, apiBase)
  if (!destination) return null
  return (
    <a
      className="ed-link ed-end"
      href={destination.href}
      {...(destination.isElsewhere ? { target: '_blank', rel: 'noreferrer' } : { onClick: onFollow })}
    >
      {t('editor.follow')}
    </a>
  )
}

/**
 * Returns the href for a stored link, and whether it leads outside the site's pages; undefined for anchors, mail and
 * phone links.
 */
export function linkTarget(href: string, locale: Locale, apiBase: string) {
  if (!/^(\/|https?:)/.test(href)) return undefined
  const isFile = /^\/(api\/)?uploads\//.test(href)
  return { href: addressOf(localizeHref(href, locale), apiBase), isElsewhere: isFile || !href.startsWith('/') }
}

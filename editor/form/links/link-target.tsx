import { useTranslation } from 'react-i18next'
import type { PageSummary } from '#api/pages.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/** Whether a link target is valid: one of the site's pages or files, a full address, mail, phone or anchor. */
export const isValidLink = (path: string, pages: PageSummary[]): boolean =>
  isLinkAddress(path) && (!path.startsWith('/') || isKnownPath(path, pages))

/** Shows where a button without a stored link leads, without the scheme of a mail or phone link. */
export function LinkHint({ to }: { to: string }) {
  const { t } = useTranslation()
  if (to === '#request-demo-form') return t('editor.leadsToForm')
  return t('editor.leadsTo', { path: to.replace(/^(mailto|tel):/, '') })
}

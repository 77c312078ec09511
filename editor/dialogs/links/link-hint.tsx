import { useTranslation } from 'react-i18next'

/** Describes where a button without a link of its own leads; mail and phone links are shown without the scheme. */
export function LinkHint({ to }: { to: string }) {
  const { t } = useTranslation()
  if (to === '#request-demo-form') return t('editor.leadsToForm')
  return t('editor.leadsTo', { path: to.replace(/^(mailto|tel):/, '') })
}

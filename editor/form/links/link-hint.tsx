import { useTranslation } from 'react-i18next'

/** Says where a button without a stored link leads, without the scheme of a mail or phone link. */
export function LinkHint({ to }: { to: string }) {
  const { t } = useTranslation()
  if (to === '#request-demo-form') return t('editor.leadsToForm')
  return t('editor.leadsTo', { path: to.replace(/^(mailto|tel):/, '') })
}

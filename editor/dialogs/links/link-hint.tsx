import { useTranslation } from 'react-i18next'

/** Says where a button leads that has no path of its own; of a mail or a call to whom alone. */
export function LinkHint({ to }: { to: string }) {
  const { t } = useTranslation()
  if (to === '#request-demo-form') return t('editor.leadsToForm')
  return t('editor.leadsTo', { path: to.replace(/^(mailto|tel):/, '') })
}

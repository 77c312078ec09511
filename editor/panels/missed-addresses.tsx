import { useTranslation } from 'react-i18next'
import { formatLongDate, formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { PanelButton } from './panel.tsx'

/** Lists the addresses that visitors requested and that do not exist, the most frequent first. */
export function MissedAddresses({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { t } = useTranslation()
  const { client } = useEditor()
  const locale = useLocale()
  const data = usePanelData(client.missedAddresses)
  return (
    <PanelDataFrame data={data} empty={t('links.noneMissed')} failed={t('links.failed')}>
      <p className="ed-note ed-panel-tools">{t('links.missedNote')}</p>
      <ul tabIndex={-1}>
        {data.items.map(({ path, count, last_day }, index) => (
          <li key={path} className="ed-stack ed-enquiry ed-listed">
            <b id={`missed-${index}`}>
              <bdi dir="ltr">{path}</bdi>
            </b>
            <p className="ed-note">
              {t('links.missedOften', {
                times: formatNumber(count, locale),
                day: formatLongDate(last_day, locale),
              })}
            </p>
            <PanelButton about={`missed-${index}`} onClick={() => onRedirect(path)}>
              {t('links.redirectThis')}
            </PanelButton>
          </li>
        ))}
      </ul>
    </PanelDataFrame>
  )
}

import { useTranslation } from 'react-i18next'
import { formatLongDate, formatNumber } from '#ui/intl.ts'
import { useEditor } from '../components/editor-context.ts'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { PanelButton } from './panel.tsx'

/** Lists the addresses that visitors requested and that do not exist, the most frequent first. */
export function MissedAddresses({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { t } = useTranslation()
  const { store, locale } = useEditor()
  const { administration } = store
  const listing = useListing(administration.missedAddresses)
  return (
    <ListingFrame listing={listing} empty={t('links.noneMissed')} failed={t('links.failed')}>
      <p className="ed-note ed-panel-tools">{t('links.missedNote')}</p>
      <ul tabIndex={-1}>
        {listing.items.map(({ path, count, last_day }, index) => (
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
    </ListingFrame>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/locale.ts'
import type { AcceptedMedia } from '../../model/uploads/media-field.ts'
import { DropZone } from '../files/drop-zone.tsx'
import { MediaThumbnail } from '../media-thumbnail.tsx'
import { canSetFocalPoint, FocalPointPicker } from './focal-point-picker.tsx'

type CurrentMediaProps = {
  accepts: AcceptedMedia
  addresses: Record<Locale, string>
  isSplit: boolean
  onSplit: (isSplit: boolean) => void
  /** Called with a file that was dropped on the picture of one language, or of both (`locale` is undefined). */
  onFile: (file: File, locale: Locale | undefined) => void
  onFocus: (address: string, locale: Locale | undefined) => void
  children: (locale: Locale | undefined) => ReactNode
}

export function CurrentMedia({ accepts, addresses, isSplit, onSplit, onFile, onFocus, children }: CurrentMediaProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-stack ed-pictures">
      {(isSplit ? locales : [undefined]).map((locale) => {
        const address = addresses[locale ?? 'en'] || (locale ? '' : addresses.ar)
        return (
          <div key={locale ?? 'both'}>
            <DropZone hint={t('media.dropToReplace')} onDrop={([file]) => file && onFile(file, locale)}>
              <MediaThumbnail accepts={accepts} address={address} />
            </DropZone>
            {children(locale)}
            {accepts === 'picture' && canSetFocalPoint(address) && !address.startsWith('blob:') && (
              <details>
                <summary className="ed-link">{t('media.focus')}</summary>
                <FocalPointPicker address={address} onChange={(next) => onFocus(next, locale)} />
              </details>
            )}
          </div>
        )
      })}
      <label className="ed-row ed-check">
        <input type="checkbox" checked={isSplit} onChange={(event) => onSplit(event.target.checked)} />
        {t(accepts === 'film' ? 'media.differentVideos' : 'media.different')}
      </label>
    </div>
  )
}

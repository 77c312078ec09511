import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import '../look/administration.css'
import '../look/media.css'
import '../look/uploads.css'
import type { Steps } from '../store/content-path.ts'
import { AddressBox } from './address-box.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import type { Takes } from './files.ts'
import { MediaPictures } from './media-pictures.tsx'
import { addressesOf, type MediaValue, patched } from './media-value.ts'
import type { BoxUploads } from './use-uploads.ts'

type MediaBoxProps = {
  label: string
  value: MediaValue | undefined
  accept: Takes
  /** Whether it may be empty. */
  isOptional: boolean
  /** Something else was chosen that is uploaded already. */
  onChange: (value: MediaValue) => void
  /** Files go to the dialog, which outlives this box. */
  uploads: BoxUploads
  at: Steps
  desk: Desk
}

/** A picture or film in a form: what stands there now, and the ways to another. Files are uploaded at once. */
export function MediaBox({ label, value, accept, isOptional, onChange, uploads, at, desk }: MediaBoxProps) {
  const { t } = useTranslation()
  const addresses = addressesOf(value)
  const [isSplit, setSplit] = useState(addresses.en !== addresses.ar)
  const [choosing, setChoosing] = useState<{ locale: Locale | undefined }>()
  const previews = uploads.previewsAt(at)
  const upload = (file: File, locale: Locale | undefined) => uploads.upload(at, file, accept, locale)
  function put(address: string, locale: Locale | undefined) {
    uploads.supersede(at, locale)
    onChange(patched(value, locale ? { [locale]: address } : address))
  }

  function split(isSplit: boolean) {
    setSplit(isSplit)
    if (!isSplit && addresses.en !== addresses.ar) put(addresses.en || addresses.ar, undefined)
  }
  const inLanguage = (name: string, locale: Locale | undefined) =>
    locale ? [name, t(`language.${locale}`)].join(t('editor.comma')) : name
  const nameOf = (locale: Locale | undefined) => inLanguage(label, locale)
  const shown = { en: previews.en ?? addresses.en, ar: previews.ar ?? addresses.ar }
  const wayTo = (locale: Locale | undefined) => t(shown[locale ?? 'en'] ? 'media.replace' : `media.choose.${accept}`)
  return (
    <fieldset className="ed-media-box">
      <legend>{label}</legend>
      <MediaPictures takes={accept} addresses={shown} isSplit={isSplit} onSplit={split} onFile={upload} onFocus={put}>
        {(locale) => (
          <>
            {locale && <b>{t(`language.${locale}`)}</b>}
            <div className="ed-media-tools">
              <button
                type="button"
                className="ed-btn outline"
                aria-label={`${wayTo(locale)}: ${nameOf(locale)}`}
                onClick={() => setChoosing({ locale })}
              >
                <ImageUp className="ed-i" aria-hidden="true" />
                {wayTo(locale)}
              </button>
              {isOptional && addresses[locale ?? 'en'] !== '' && (
                <button
                  type="button"
                  className="ed-tool is-bad"
                  aria-label={`${t('common.remove')}: ${nameOf(locale)}`}
                  title={t('common.remove')}
                  onClick={() => put('', locale)}
                >
                  <Trash2 className="ed-i" aria-hidden="true" />
                </button>
              )}
            </div>
            {accept === 'film' && (
              <AddressBox
                label={inLanguage(t('media.address'), locale)}
                value={addresses[locale ?? 'en']}
                onChange={(address) => put(address, locale)}
              />
            )}
          </>
        )}
      </MediaPictures>
      {choosing && (
        <ChooseDialog
          desk={desk}
          title={nameOf(choosing.locale)}
          takes={accept}
          onFile={(file) => {
            setChoosing(undefined)
            upload(file, choosing.locale)
          }}
          onChosen={({ url }) => {
            setChoosing(undefined)
            put(url, choosing.locale)
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </fieldset>
  )
}

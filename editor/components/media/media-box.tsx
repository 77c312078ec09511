import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'
import type { Path } from '#content/path.ts'
import { type AcceptedMedia, addressesOf, applyMediaPatch } from '../../model/uploads/media-field.ts'
import { DialogFrame } from '../dialog/dialog-frame.tsx'
import { Trash2 } from '../icons.tsx'
import { ImageUp } from '../lazy-icons.tsx'
import { AddressBox } from './address-box.tsx'
import { CurrentMedia } from './current-media.tsx'
import { MediaChooser } from './media-chooser.tsx'
import type { BoxUploads } from './use-uploads.ts'

import './media.css'
import '../files/files.css'

type MediaBoxProps = {
  label: string
  value: MediaValue | undefined
  accept: AcceptedMedia
  isOptional: boolean
  onChange: (value: MediaValue) => void
  /** The uploads of the dialog. They do not belong to this box, because the box may be unmounted during an upload. */
  uploads: BoxUploads
  at: Path
}

/** A picture or video in a form, with buttons to replace or remove it. A chosen file is uploaded at once. */
export function MediaBox({ label, value, accept, isOptional, onChange, uploads, at }: MediaBoxProps) {
  const { t } = useTranslation()
  const addresses = addressesOf(value)
  const [isSplit, setSplit] = useState(addresses.en !== addresses.ar)
  const [choosing, setChoosing] = useState<{ locale: Locale | undefined }>()
  const previews = uploads.previewsAt(at)
  const upload = (file: File, locale: Locale | undefined) => uploads.upload(at, file, accept, locale)
  function put(address: string, locale: Locale | undefined) {
    uploads.supersede(at, locale)
    onChange(applyMediaPatch(value, locale ? { [locale]: address } : address))
  }

  function split(isSplit: boolean) {
    setSplit(isSplit)
    if (!isSplit && addresses.en !== addresses.ar) put(addresses.en || addresses.ar, undefined)
  }
  const nameOf = (locale: Locale | undefined) =>
    locale ? [label, t(`language.${locale}`)].join(t('editor.comma')) : label
  const shown = { en: previews.en ?? addresses.en, ar: previews.ar ?? addresses.ar }
  const chooseLabel = (locale: Locale | undefined) =>
    t(shown[locale ?? 'en'] ? 'media.replace' : `media.choose.${accept}`)
  return (
    <fieldset className="ed-media-box">
      <legend>{label}</legend>
      <CurrentMedia accepts={accept} addresses={shown} isSplit={isSplit} onSplit={split} onFile={upload} onFocus={put}>
        {(locale) => (
          <>
            {locale && <b>{t(`language.${locale}`)}</b>}
            <div className="ed-row">
              <button
                type="button"
                className="ed-btn is-outline"
                data-button="choose"
                aria-label={`${chooseLabel(locale)}: ${nameOf(locale)}`}
                onClick={() => setChoosing({ locale })}
              >
                <ImageUp className="ed-i" />
                {chooseLabel(locale)}
              </button>
              {isOptional && addresses[locale ?? 'en'] !== '' && (
                <button
                  type="button"
                  className="ed-tool is-bad"
                  aria-label={`${t('common.remove')}: ${nameOf(locale)}`}
                  title={t('common.remove')}
                  onClick={() => put('', locale)}
                >
                  <Trash2 className="ed-i" />
                </button>
              )}
            </div>
            {accept === 'film' && (
              <AddressBox
                locale={locale}
                value={addresses[locale ?? 'en']}
                onChange={(address) => put(address, locale)}
              />
            )}
          </>
        )}
      </CurrentMedia>
      {choosing && (
        <DialogFrame
          title={nameOf(choosing.locale)}
          onClose={() => setChoosing(undefined)}
          className="is-medium"
          initialFocus=".ed-choose button"
        >
          <div className="ed-stack ed-media-ways">
            <MediaChooser
              accepts={accept}
              onFile={(file) => {
                setChoosing(undefined)
                upload(file, choosing.locale)
              }}
              onChosen={({ url }) => {
                setChoosing(undefined)
                put(url, choosing.locale)
              }}
            />
          </div>
        </DialogFrame>
      )}
    </fieldset>
  )
}

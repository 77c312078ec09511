import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isMediaAddress } from '#content/web-address.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { Trash2 } from '../../components/icons.tsx'
import { AddressBox } from '../../components/media/address-box.tsx'
import { CurrentMedia } from '../../components/media/current-media.tsx'
import { MediaBox } from '../../components/media/media-box.tsx'
import { MediaChooser } from '../../components/media/media-chooser.tsx'
import { useUploads } from '../../components/media/use-uploads.ts'
import { useLivePreview } from '../../form/autosave-and-preview.ts'
import { withoutPreviews } from '../../model/documents/documents.ts'
import { blockName, fieldName } from '../../model/documents/names.ts'
import { applyMediaPatch, mediaByLanguage, patchOf } from '../../model/uploads/media-field.ts'
import { EditDialogFrame, type OpenedDialog } from '../edit-dialog-frame.tsx'
import { AltTextBoxes } from './alt-text-boxes.tsx'
import { useMediaDraft } from './use-media-draft.ts'

import '../../components/media/media.css'
import '../../components/files/files.css'

/**
 * Edits a picture or video, its alternative text and its focal point. A file that is chosen is uploaded at once and
 * shown on the page, and 'Save' stores it with the rest.
 */
export function MediaDialog(opened: OpenedDialog) {
  const { place, document, typed, dropped } = opened
  const { open } = useEditor()
  const shown = useLocale()
  const { t } = useTranslation()
  const name = useId()
  const side = useRef<HTMLDivElement>(null)
  const draft = useMediaDraft(withoutPreviews(document), place, typed)
  const [chosen, choose] = useState(shown)
  const [choices, setChoices] = useState(0)
  const { slot, isSplit } = draft
  const isFilm = slot.accepts === 'film'

  const uploads = useUploads<'save'>({
    put: (at, patch) =>
      at === place.path ? draft.setPicture(patch) : draft.setVideo((before) => applyMediaPatch(before, patch)),
    run: save,
  })
  const previews = uploads.previewsAt(place.path)
  const addresses = draft.withPreviews(previews)
  const isEmpty = addresses.en === '' && addresses.ar === ''
  useLivePreview(place, draft.edits(previews))

  function put(address: string, locale: Locale | undefined) {
    uploads.supersede(place.path, locale)
    draft.setPicture(patchOf(address, locale ? [locale] : locales))
  }
  function replace(by: File | LibraryFile, locale = isSplit ? chosen : undefined) {
    if (by instanceof File) uploads.upload(place.path, by, slot.accepts, locale)
    else put(by.url, locale)
    draft.offerAlt(by instanceof File ? null : by.alt, locale ? [locale] : locales)
    setChoices((before) => before + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (dropped) replace(dropped)
  }, [])
  useEffect(() => {
    if (choices > 0) side.current?.querySelector<HTMLElement>(`.ed-alt .ed-text:lang(${shown})`)?.focus()
  }, [choices, shown])

  function save() {
    const films = [...(slot.opened ? Object.values(mediaByLanguage(draft.video)) : []), ...Object.values(addresses)]
    if (films.every(isMediaAddress)) open.save(draft.edits())
  }
  return (
    <EditDialogFrame
      title={slot.accepts === 'icon' ? t('editor.replaceIcon') : fieldName(t, place.path)}
      subtitle={blockName(t, document.type)}
      initialFocus=".ed-choose button"
      isTouched={draft.isTouched || uploads.isPending}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
      opened={opened}
      edits={draft.edits()}
    >
      <div className="ed-media">
        <div className="ed-stack ed-media-side" ref={side}>
          <CurrentMedia
            accepts={slot.accepts}
            addresses={addresses}
            isSplit={isSplit}
            onSplit={draft.setSplit}
            onFile={replace}
            onFocus={put}
          >
            {(locale) => (
              <>
                {locale && (
                  <label className="ed-row ed-check">
                    <input type="radio" name={name} checked={chosen === locale} onChange={() => choose(locale)} />
                    {t(`media.replaceIn.${locale}`)}
                  </label>
                )}
                {isFilm && (
                  <AddressBox
                    locale={locale}
                    value={draft.addresses[locale ?? 'en']}
                    onChange={(address) => put(address, locale)}
                  />
                )}
              </>
            )}
          </CurrentMedia>
          {slot.isOptional && !isEmpty && (
            <button type="button" className="ed-btn is-outline is-bad" onClick={() => put('', undefined)}>
              <Trash2 className="ed-i" />
              {t(isFilm ? 'common.remove' : 'media.remove')}
            </button>
          )}
          {draft.alt && (
            <AltTextBoxes
              alt={draft.alt}
              storedAlt={draft.storedAlt}
              isOfFormer={draft.isOfFormer(previews)}
              setAlt={draft.setAlt}
            />
          )}
          {slot.opened && (
            <MediaBox
              label={t('media.buttonVideo')}
              value={draft.video}
              accept="film"
              isOptional
              onChange={draft.setVideo}
              at={slot.opened}
              uploads={uploads}
            />
          )}
        </div>
        <div className="ed-stack ed-media-ways">
          <MediaChooser accepts={slot.accepts} onFile={(file) => replace(file)} onChosen={(file) => replace(file)} />
        </div>
      </div>
    </EditDialogFrame>
  )
}

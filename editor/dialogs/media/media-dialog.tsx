import { useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isMediaAddress } from '#content/web-address.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { Trash2 } from '../../components/icons.tsx'
import { CurrentMedia } from '../../components/media/current-media.tsx'
import { MediaBox } from '../../components/media/media-box.tsx'
import { MediaChooser } from '../../components/media/media-chooser.tsx'
import { useUploads } from '../../components/media/use-uploads.ts'
import { withoutPreviews } from '../../model/documents/documents.ts'
import { blockName, fieldName } from '../../model/documents/names.ts'
import { applyMediaPatch, mediaByLanguage } from '../../model/uploads/media-field.ts'
import { pictureEdits } from '../../model/uploads/replace-media.ts'
import { EditDialogFrame, type OpenedDialog } from '../edit-dialog-frame.tsx'
import { AltTextBoxes, type NewPicture, NewPictureDialog } from './new-picture-dialog.tsx'
import { useMediaDraft } from './use-media-draft.ts'

import '../../components/media/media.css'
import '../../components/files/files.css'

/**
 * An action of the dialog. It waits while another file is uploaded in the dialog: the video that a button beside the
 * picture opens.
 */
type Task = 'save' | 'remove' | { by: File | LibraryFile; locale: Locale | undefined }

/**
 * Edits a picture or video. A new file is saved as soon as it is chosen; 'Save' saves all other edits, such as the
 * alternative text.
 */
export function MediaDialog(opened: OpenedDialog) {
  const { place, document, typed, dropped } = opened
  const editor = useEditor()
  const { open } = editor
  const shown = useLocale()
  const { t } = useTranslation()
  const name = useId()
  const draft = useMediaDraft(withoutPreviews(document), place, typed)
  const [chosen, choose] = useState(shown)
  const [newPicture, setNewPicture] = useState<NewPicture>()
  const { slot, addresses, isSplit } = draft

  const uploads = useUploads<Task>({
    put: (_at, patch) => draft.setVideo((before) => applyMediaPatch(before, patch)),
    run(task) {
      if (task === 'save') return save()
      if (task === 'remove') return open.save(draft.removal())
      const { by, locale } = task
      const languages = locale ? [locale] : locales
      const failed = () => setNewPicture((picture) => picture && { ...picture, hasFailed: true })
      // Stores the new change on the device before `discard` removes the failed one, so that no typed text is lost.
      const picture = by instanceof File ? by : by.url
      const { alt, edits } = draft.describe(by instanceof File ? null : by.alt, languages)
      pictureEdits(editor).replace(place, picture, { languages, edits, failed })
      if (typed) open.discard()
      else if (slot.alt && alt && (slot.accepts === 'picture' || alt.en || alt.ar))
        setNewPicture({ by: picture, languages, at: slot.alt, alt, former: draft.storedAlt })
      else open.close()
    },
  })
  /** Replaces the picture. The dialog may close before the file is uploaded; toasts show the progress. */
  function replace(by: File | LibraryFile, locale = isSplit ? chosen : undefined) {
    uploads.afterUploads({ by, locale })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (dropped) replace(dropped)
  }, [])
  function save() {
    if (slot.opened && !Object.values(mediaByLanguage(draft.video)).every(isMediaAddress)) return
    open.save(draft.edits)
  }
  if (newPicture) return <NewPictureDialog picture={newPicture} opened={opened} />
  const isEmpty = addresses.en === '' && addresses.ar === ''
  return (
    <EditDialogFrame
      title={slot.accepts === 'icon' ? t('editor.replaceIcon') : fieldName(t, place.path)}
      subtitle={blockName(t, document.type)}
      initialFocus=".ed-choose button"
      isTouched={draft.isTouched || uploads.isPending}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
      opened={opened}
      edits={draft.edits}
    >
      <div className="ed-media">
        <div className="ed-stack ed-media-side">
          <CurrentMedia
            accepts={slot.accepts}
            addresses={addresses}
            isSplit={isSplit}
            onSplit={draft.setSplit}
            onFile={replace}
            onFocus={draft.setFocus}
          >
            {(locale) =>
              locale && (
                <label className="ed-row ed-check">
                  <input type="radio" name={name} checked={chosen === locale} onChange={() => choose(locale)} />
                  {t(`media.replaceIn.${locale}`)}
                </label>
              )
            }
          </CurrentMedia>
          {slot.isOptional && !isEmpty && (
            <button type="button" className="ed-btn is-outline is-bad" onClick={() => uploads.afterUploads('remove')}>
              <Trash2 className="ed-i" />
              {t('media.remove')}
            </button>
          )}
          {draft.alt && <AltTextBoxes alt={draft.alt} storedAlt={draft.storedAlt} setAlt={draft.setAlt} />}
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
          <p className="ed-note">{t('media.atOnce')}</p>
          <MediaChooser accepts={slot.accepts} onFile={(file) => replace(file)} onChosen={(file) => replace(file)} />
        </div>
      </div>
    </EditDialogFrame>
  )
}

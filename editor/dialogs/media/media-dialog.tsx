import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isMediaAddress } from '#content/web-address.ts'
import { blockName, fieldName } from '../../model/documents/field-name.ts'
import type { EditorStore } from '../../model/store.ts'
import { EditDialogFrame } from '../edit-dialog-frame.tsx'
import { useDraftAutosave } from '../use-autosaved-draft.ts'
import './media-dialog.css'
import '../../components/files/files.css'
import type { Edit } from '#content/edits.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import type { Place } from '../../model/documents/places.ts'
import { applyMediaPatch, mediaByLanguage } from '../../model/uploads/media-value.ts'
import { AltTextBoxes } from './alt-text-boxes.tsx'
import { CurrentMedia } from './current-media.tsx'
import { MediaBox } from './media-box.tsx'
import { MediaChooser } from './media-chooser.tsx'
import { type NewPicture, NewPictureDialog } from './new-picture-dialog.tsx'
import { useMediaDraft } from './use-media-draft.ts'
import { useUploads } from './use-uploads.ts'

type MediaDialogProps = {
  store: EditorStore
  place: Place
  document: EditorDocument
  /** The edits of a failed change with which the dialog is opened. */
  typed?: Edit[] | undefined
  /** A file that was dropped on the field; it replaces the picture at once. */
  dropped?: File | undefined
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onDraft: (edits: Edit[]) => void
  onClose: () => void
  onDiscard: () => void
  locale: Locale
  children: ReactNode
}

/** An action that may have to wait until the button's video is uploaded. */
type Task = 'save' | 'remove' | { by: File | LibraryFile; locale: Locale | undefined }

/** A picture or video: a new file is saved as soon as it is chosen, the alternative text by 'Save'. */
export function MediaDialog(props: MediaDialogProps) {
  const {
    store,
    place,
    document,
    typed,
    dropped,
    returnFocusTo,
    onSave,
    onDraft,
    onClose,
    onDiscard,
    locale: shown,
    children,
  } = props
  const { t } = useTranslation()
  const name = useId()
  const draft = useMediaDraft(store.withoutPreviews(document), place, typed)
  const [chosen, choose] = useState(shown)
  const [fresh, setFresh] = useState<NewPicture>()
  const { slot, addresses, isSplit } = draft
  useDraftAutosave(draft.edits, onDraft)

  const uploads = useUploads<Task>({
    store,
    put: (_at, patch) => draft.setVideo((before) => applyMediaPatch(before, patch)),
    run(task) {
      if (task === 'save') return save()
      if (task === 'remove') return onSave(draft.removal())
      const { by, locale } = task
      const languages = locale ? [locale] : locales
      const failed = () => setFresh((picture) => picture && { ...picture, hasFailed: true })
      // Before `onDiscard`, so that what was typed is in the device's storage at any time.
      if (by instanceof File) store.replace(place, by, { languages, edits: draft.words, failed })
      else store.replace(place, by.url, { languages, edits: draft.altOf(by.alt) })
      if (typed) onDiscard()
      else if (draft.alt && slot.takes === 'picture') setFresh({ by: by instanceof File ? by : by.url, languages })
      else onClose()
    },
  })
  /** The dialog may close before the upload is done: toasts on the page show its progress. */
  function replace(by: File | LibraryFile, locale = isSplit ? chosen : undefined) {
    uploads.afterUploads({ by, locale })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint
  useLayoutEffect(() => {
    if (dropped) replace(dropped)
  }, [])
  function save() {
    if (slot.video && !Object.values(mediaByLanguage(draft.video)).every(isMediaAddress)) return
    onSave(draft.edits)
  }
  if (fresh) {
    return (
      <NewPictureDialog
        picture={fresh}
        locale={shown}
        {...{ store, place, document, returnFocusTo, onSave, onDraft, onClose }}
      >
        {children}
      </NewPictureDialog>
    )
  }
  const isEmpty = addresses.en === '' && addresses.ar === ''
  return (
    <EditDialogFrame
      title={slot.takes === 'icon' ? t('editor.replaceIcon') : fieldName(t, place.path)}
      subtitle={blockName(t, document.type)}
      initialFocus=".ed-choose button"
      isTouched={draft.isTouched || uploads.isPending}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
      onDiscard={typed && onDiscard}
      over={children}
      {...{ returnFocusTo, onClose }}
    >
      <div className="ed-media">
        <div className="ed-media-side">
          <CurrentMedia
            takes={slot.takes}
            addresses={addresses}
            isSplit={isSplit}
            onSplit={draft.setSplit}
            onFile={replace}
            onFocus={draft.setFocus}
          >
            {(locale) =>
              locale && (
                <label className="ed-check">
                  <input type="radio" name={name} checked={chosen === locale} onChange={() => choose(locale)} />
                  {t(`media.replaceIn.${locale}`)}
                </label>
              )
            }
          </CurrentMedia>
          {slot.isOptional && !isEmpty && (
            <button type="button" className="ed-btn is-outline is-bad" onClick={() => uploads.afterUploads('remove')}>
              <Trash2 className="ed-i" aria-hidden="true" />
              {t('media.remove')}
            </button>
          )}
          {draft.alt && <AltTextBoxes alt={draft.alt} isChanged={draft.isAltChanged} onChange={draft.setAlt} />}
          {slot.video && (
            <MediaBox
              label={t('media.buttonVideo')}
              value={draft.video}
              accept="film"
              isOptional
              onChange={draft.setVideo}
              at={slot.video}
              {...{ uploads, store }}
            />
          )}
        </div>
        <div className="ed-media-ways">
          <p className="ed-note">{t('media.atOnce')}</p>
          <MediaChooser
            store={store}
            takes={slot.takes}
            onFile={(file) => replace(file)}
            onChosen={(file) => replace(file)}
          />
        </div>
      </div>
    </EditDialogFrame>
  )
}

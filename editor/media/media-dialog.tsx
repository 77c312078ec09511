import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { type Locale, locales } from '#content/text.ts'
import { isMediaAddress } from '#content/web-address.ts'
import type { Desk } from '../desk.ts'
import { EditingFrame } from '../dialogs/editing-frame.tsx'
import { blockName, fieldName } from '../field-name.ts'
import { useKeptDraft } from '../kept-draft.ts'
import '../look/administration.css'
import '../look/media.css'
import '../look/uploads.css'
import type { Place } from '../places.ts'
import type { Edit } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { AltBoxes } from './alt-boxes.tsx'
import { Chooser } from './chooser.tsx'
import { MediaBox } from './media-box.tsx'
import { useMediaDraft } from './media-draft.ts'
import { MediaPictures } from './media-pictures.tsx'
import { bothOf, patched } from './media-value.ts'
import { type NewPicture, NewPictureDialog } from './new-picture-dialog.tsx'
import { useUploads } from './use-uploads.ts'

type MediaDialogProps = {
  desk: Desk
  place: Place
  unit: Unit
  /** A change that could not be saved and is opened again. */
  typed?: Edit[] | undefined
  /** Put in the place at once. */
  dropped?: File | undefined
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onDraft: (edits: Edit[]) => void
  onClose: () => void
  onDiscard: () => void
  locale: Locale
  children: ReactNode
}

/** What may have to wait until the film of the button is uploaded. */
type Task = 'save' | 'remove' | { by: File | LibraryFile; locale: Locale | undefined }

/** A picture or film: another one is saved as soon as it is chosen, the words about it by 'Save'. */
export function MediaDialog(props: MediaDialogProps) {
  const {
    desk,
    place,
    unit,
    typed,
    dropped,
    backTo,
    onSave,
    onDraft,
    onClose,
    onDiscard,
    locale: shown,
    children,
  } = props
  const { t } = useTranslation()
  const name = useId()
  const draft = useMediaDraft(desk.withoutPreviews(unit), place, typed)
  const [chosen, choose] = useState(shown)
  const [fresh, setFresh] = useState<NewPicture>()
  const { slot, addresses, isSplit } = draft
  useKeptDraft(draft.edits, onDraft)

  const uploads = useUploads<Task>({
    desk,
    put: (_at, patch) => draft.setFilm((before) => patched(before, patch)),
    run(task) {
      if (task === 'save') return save()
      if (task === 'remove') return onSave(draft.removal())
      const { by, locale } = task
      const languages = locale ? [locale] : locales
      const failed = () => setFresh((picture) => picture && { ...picture, hasFailed: true })
      // On its way before the draft is let go of, so that what is typed is kept on the device at any time.
      if (by instanceof File) desk.replace(place, by, { languages, edits: draft.words, failed })
      else desk.replace(place, by.url, { languages, edits: draft.altOf(by.alt) })
      if (typed) onDiscard()
      else if (draft.alt && slot.takes === 'picture') setFresh({ by: by instanceof File ? by : by.url, languages })
      else onClose()
    },
  })
  /** The dialog is gone before the picture is there: how that goes is said on the page. */
  function replace(by: File | LibraryFile, locale = isSplit ? chosen : undefined) {
    uploads.afterUploads({ by, locale })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else is shown
  useLayoutEffect(() => {
    if (dropped) replace(dropped)
  }, [])
  function save() {
    if (slot.film && !Object.values(bothOf(draft.film)).every(isMediaAddress)) return
    onSave(draft.edits)
  }
  if (fresh) {
    return (
      <NewPictureDialog picture={fresh} locale={shown} {...{ desk, place, unit, backTo, onSave, onDraft, onClose }}>
        {children}
      </NewPictureDialog>
    )
  }
  const isEmpty = addresses.en === '' && addresses.ar === ''
  return (
    <EditingFrame
      title={slot.takes === 'icon' ? t('editor.replaceIcon') : fieldName(t, place.steps)}
      subtitle={blockName(t, unit.type)}
      initialFocus=".ed-choose button"
      isTouched={draft.isTouched || uploads.isPending}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
      onDiscard={typed && onDiscard}
      over={children}
      {...{ backTo, onClose }}
    >
      <div className="ed-media">
        <div className="ed-media-side">
          <MediaPictures
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
          </MediaPictures>
          {slot.isOptional && !isEmpty && (
            <button type="button" className="ed-btn outline is-bad" onClick={() => uploads.afterUploads('remove')}>
              <Trash2 className="ed-i" aria-hidden="true" />
              {t('media.remove')}
            </button>
          )}
          {draft.alt && <AltBoxes alt={draft.alt} isChanged={draft.isAltChanged} onChange={draft.setAlt} />}
          {slot.film && (
            <MediaBox
              label={t('media.buttonFilm')}
              value={draft.film}
              accept="film"
              isOptional
              onChange={draft.setFilm}
              at={slot.film}
              {...{ uploads, desk }}
            />
          )}
        </div>
        <div className="ed-media-ways">
          <p className="ed-note">{t('media.atOnce')}</p>
          <Chooser desk={desk} takes={slot.takes} onFile={(file) => replace(file)} onChosen={(file) => replace(file)} />
        </div>
      </div>
    </EditingFrame>
  )
}

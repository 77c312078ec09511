import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#content/edits.ts'
import { focalPointOf } from '#content/focal-point.ts'
import type { Locale } from '#content/locale.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import { blockName, fieldName } from '../../model/documents/field-name.ts'
import type { Place } from '../../model/documents/places.ts'
import type { EditorStore } from '../../model/store.ts'
import { EditDialogFrame } from '../edit-dialog-frame.tsx'
import { useDraftAutosave } from '../use-autosaved-draft.ts'
import { AltTextBoxes } from './alt-text-boxes.tsx'
import { canSetFocalPoint, FocalPointPicker } from './focal-point-picker.tsx'
import { useMediaDraft } from './use-media-draft.ts'

/** A picture that just replaced another: its file, or its address. */
export type NewPicture = { by: File | string; languages: readonly Locale[]; hasFailed?: boolean }

type NewPictureDialogProps = {
  store: EditorStore
  place: Place
  document: EditorDocument
  picture: NewPicture
  locale: Locale
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onDraft: (edits: Edit[]) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for the alternative text (starting with that of the old picture) and the focal point of a new picture. */
export function NewPictureDialog(props: NewPictureDialogProps) {
  const { store, place, document, picture, locale, returnFocusTo, onSave, onDraft, onClose, children } = props
  const { t } = useTranslation()
  const draft = useMediaDraft(store.withoutPreviews(store.documents.get(document.key) ?? document), place)
  const [address, setAddress] = useState(usePreview(picture.by))
  const focus = focalPointOf(address)
  useDraftAutosave(draft.words, onDraft)
  const isTouched = draft.isTouched || focus !== undefined
  const isOver = picture.hasFailed && !isTouched
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])

  function save() {
    if (focus) store.refocus(place, focus, picture.languages)
    onSave(draft.words)
  }
  return (
    <EditDialogFrame
      title={t('media.newPicture')}
      subtitle={[fieldName(t, place.path), blockName(t, document.type)].join(t('editor.comma'))}
      className="is-medium"
      initialFocus={`.ed-text:lang(${locale})`}
      onSave={save}
      over={children}
      {...{ returnFocusTo, isTouched, onClose }}
    >
      <div className="ed-new-picture">
        {canSetFocalPoint(picture.by instanceof File ? picture.by.name : picture.by) && (
          <FocalPointPicker address={address} onChange={setAddress} />
        )}
        <div>
          {(draft.alt?.en || draft.alt?.ar) && <p className="ed-caution">{t('media.oldWords')}</p>}
          {draft.alt && <AltTextBoxes alt={draft.alt} isChanged={draft.isAltChanged} onChange={draft.setAlt} />}
        </div>
      </div>
    </EditDialogFrame>
  )
}

/** An object URL that shows a picture before it is uploaded. */
function usePreview(by: File | string): string {
  const [address] = useState(() => (by instanceof File ? URL.createObjectURL(by) : by))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

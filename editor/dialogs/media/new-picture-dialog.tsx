import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focalPointOf } from '#content/focal-point.ts'
import type { Locale } from '#content/locale.ts'
import { useEditor } from '../../components/editor-context.ts'
import { canSetFocalPoint, FocalPointPicker } from '../../components/media/focal-point-picker.tsx'
import { blockName, fieldName } from '../../model/documents/field-name.ts'
import { EditDialogFrame, type OpenedDialog } from '../edit-dialog-frame.tsx'
import { AltTextBoxes } from './alt-text-boxes.tsx'
import { useMediaDraft } from './use-media-draft.ts'

/** A picture that has just replaced another. `by` is its file, or its address if it was uploaded before. */
export type NewPicture = { by: File | string; languages: readonly Locale[]; hasFailed?: boolean }

/**
 * Asks for the alternative text of a new picture, and for its focal point if it can have one. The boxes contain the
 * stored alternative text at first. Closes if the upload fails and nothing has been entered.
 */
export function NewPictureDialog({ picture, opened }: { picture: NewPicture; opened: OpenedDialog }) {
  const { place, document } = opened
  const { locale, store } = useEditor()
  const { t } = useTranslation()
  const draft = useMediaDraft(store.withoutPreviews(store.documents.get(document.key) ?? document), place)
  const [address, setAddress] = useState(usePreview(picture.by))
  const focus = focalPointOf(address)
  const isTouched = draft.isTouched || focus !== undefined
  const isOver = picture.hasFailed && !isTouched
  useEffect(() => {
    if (isOver) store.close()
  }, [isOver, store])

  function save() {
    if (focus) store.refocus(place, focus, picture.languages)
    store.save(draft.words)
  }
  return (
    <EditDialogFrame
      title={t('media.newPicture')}
      subtitle={[fieldName(t, place.path), blockName(t, document.type)].join(t('editor.comma'))}
      className="is-medium"
      initialFocus={`.ed-text:lang(${locale})`}
      onSave={save}
      edits={draft.words}
      {...{ opened, isTouched }}
    >
      <div className="ed-stack ed-new-picture">
        {canSetFocalPoint(picture.by instanceof File ? picture.by.name : picture.by) && (
          <FocalPointPicker address={address} onChange={setAddress} />
        )}
        <div>
          {(draft.alt?.en || draft.alt?.ar) && <p className="ed-caution">{t('media.oldWords')}</p>}
          <AltTextBoxes draft={draft} />
        </div>
      </div>
    </EditDialogFrame>
  )
}

/** Returns an object URL that shows a file before it is uploaded; returns an address unchanged. */
function usePreview(by: File | string): string {
  const [address] = useState(() => (by instanceof File ? URL.createObjectURL(by) : by))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

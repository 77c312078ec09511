import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOf } from '#content/focus.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { EditingFrame } from '../dialogs/editing-frame.tsx'
import { blockName, fieldName } from '../field-name.ts'
import { useKeptDraft } from '../kept-draft.ts'
import type { Place } from '../places.ts'
import type { Edit } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { AltBoxes } from './alt-boxes.tsx'
import { canFocus, FocusPicker } from './focus-picker.tsx'
import { useMediaDraft } from './media-draft.ts'

/** Another picture that was just put in a place: its file, or its address. */
export type NewPicture = { by: File | string; languages: readonly Locale[]; hasFailed?: boolean }

type NewPictureDialogProps = {
  desk: Desk
  place: Place
  unit: Unit
  picture: NewPicture
  locale: Locale
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onDraft: (edits: Edit[]) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for the words about another picture, with those about the old one at hand, and for what stays in sight of it. */
export function NewPictureDialog(props: NewPictureDialogProps) {
  const { desk, place, unit, picture, locale, backTo, onSave, onDraft, onClose, children } = props
  const { t } = useTranslation()
  const draft = useMediaDraft(desk.withoutPreviews(desk.units.get(unit.key) ?? unit), place)
  const [address, setAddress] = useState(usePreview(picture.by))
  const focus = focusOf(address)
  useKeptDraft(draft.words, onDraft)
  const isTouched = draft.isTouched || focus !== undefined
  const isOver = picture.hasFailed && !isTouched
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])

  function save() {
    if (focus) desk.refocus(place, focus, picture.languages)
    onSave(draft.words)
  }
  return (
    <EditingFrame
      title={t('media.newPicture')}
      subtitle={[fieldName(t, place.steps), blockName(t, unit.type)].join(t('editor.comma'))}
      className="is-medium"
      initialFocus={`.ed-text:lang(${locale})`}
      onSave={save}
      over={children}
      {...{ backTo, isTouched, onClose }}
    >
      <div className="ed-new-picture">
        {canFocus(picture.by instanceof File ? picture.by.name : picture.by) && (
          <FocusPicker address={address} onChange={setAddress} />
        )}
        <div>
          {(draft.alt?.en || draft.alt?.ar) && <p className="ed-caution">{t('media.oldWords')}</p>}
          {draft.alt && <AltBoxes alt={draft.alt} isChanged={draft.isAltChanged} onChange={draft.setAlt} />}
        </div>
      </div>
    </EditingFrame>
  )
}

/** What shows a picture before it is uploaded. */
function usePreview(by: File | string): string {
  const [address] = useState(() => (by instanceof File ? URL.createObjectURL(by) : by))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

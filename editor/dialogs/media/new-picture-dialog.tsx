import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { diff, type Edit } from '#content/edits.ts'
import { focalPointOf } from '#content/focal-point.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { canSetFocalPoint, FocalPointPicker } from '../../components/media/focal-point-picker.tsx'
import { LanguageBoxes } from '../../form/language-boxes.tsx'
import { withoutPreviews } from '../../model/documents/documents.ts'
import { blockName, fieldName } from '../../model/documents/names.ts'
import { pictureEdits } from '../../model/uploads/replace-media.ts'
import { EditDialogFrame, type OpenedDialog } from '../edit-dialog-frame.tsx'

type AltText = Record<Locale, string>
/**
 * A picture that has just replaced another. `by` is its file, or its address if it was uploaded before. `alt` is the
 * alternative text that is offered for it, to be stored at `at`; `former` is that of the former picture.
 */
export type NewPicture = {
  by: File | string
  languages: readonly Locale[]
  at: Path
  alt: AltText
  former: AltText | undefined
  hasFailed?: boolean
}

/**
 * Asks for the alternative text of a new picture, and for its focal point if it can have one. The new picture has no
 * alternative text until this is saved. Closes if the upload fails and nothing has been entered.
 */
export function NewPictureDialog({ picture, opened }: { picture: NewPicture; opened: OpenedDialog }) {
  const { place, document } = opened
  const editor = useEditor()
  const { open, documents } = editor
  const locale = useLocale()
  const { t } = useTranslation()
  const [alt, setAlt] = useState(picture.alt)
  const [address, setAddress] = useState(usePreview(picture.by))
  const focus = focalPointOf(address)
  const isTouched = focus !== undefined || locales.some((each) => alt[each] !== picture.alt[each])
  const isFormer = picture.languages.some((each) => alt[each] && alt[each] === picture.former?.[each])
  const isOver = picture.hasFailed && !isTouched
  useEffect(() => {
    if (isOver) open.close()
  }, [isOver, open])

  function editsNow(): Edit[] {
    const now = withoutPreviews(documents.get(document.key) ?? document)
    const stored = (readAt(now.edited, picture.at) ?? {}) as Partial<BilingualText>
    return diff({ en: '', ar: '', ...stored }, alt, picture.at)
  }
  function save() {
    pictureEdits(editor).complete(place, focus, picture.languages)
    open.save(editsNow())
  }
  return (
    <EditDialogFrame
      title={t('media.newPicture')}
      subtitle={[fieldName(t, place.path), blockName(t, document.type)].join(t('editor.comma'))}
      className="is-medium"
      initialFocus={`.ed-text:lang(${locale})`}
      onSave={save}
      edits={isTouched ? editsNow() : []}
      {...{ opened, isTouched }}
    >
      <div className="ed-stack ed-new-picture">
        {canSetFocalPoint(picture.by instanceof File ? picture.by.name : picture.by) && (
          <FocalPointPicker address={address} onChange={setAddress} />
        )}
        <div>
          {isFormer && <p className="ed-caution">{t('media.oldWords')}</p>}
          <AltTextBoxes
            alt={alt}
            storedAlt={picture.alt}
            setAlt={(part) => setAlt((before) => ({ ...before, ...part }))}
          />
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

type AltTextBoxesProps = {
  alt: Partial<BilingualText>
  storedAlt: Partial<BilingualText> | undefined
  setAlt: (part: Partial<BilingualText>) => void
}

export function AltTextBoxes({ alt, storedAlt, setAlt }: AltTextBoxesProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-stack ed-alt">
      <LanguageBoxes
        labels={{ en: t('uploads.altIn.en'), ar: t('uploads.altIn.ar') }}
        text={alt}
        before={storedAlt}
        onChange={setAlt}
      />
      <p className="ed-note">{t('media.altHint')}</p>
    </div>
  )
}

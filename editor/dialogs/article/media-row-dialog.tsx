import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { MediaValue } from '#content/media-group.ts'
import { film, media, text } from '#content/schema/fields.ts'
import { isMediaAddress } from '#content/web-address.ts'
import { DialogForm } from '../../form/dialog-form.tsx'
import { useFormState, withFields } from '../../form/use-form-state.ts'
import { field } from '../../model/documents/form-field-kinds.ts'
import { addressesOf } from '../../model/uploads/media-field.ts'
import type { MediaRow } from './media-rows.ts'

type MediaRowDialogProps = { row: MediaRow; onSave: (row: MediaRow) => void; onClose: () => void }
type Draft = { src: MediaValue; alt?: { en: string; ar: string } }

const ofFilm = z.object({ src: field(film, { label: 'common.video' }) })
const ofPicture = z.object({
  src: field(media, { label: 'editor.image' }),
  alt: field(text, { labels: 'uploads.altIn', hint: 'media.altHint' }),
})

/** Edits a picture and its alternative text in both languages, or a film, in a row of an article. */
export function MediaRowDialog({ row, onSave, onClose }: MediaRowDialogProps) {
  const { t } = useTranslation()
  const isFilm = row.type === 'film'
  const { src } = row
  const alt = { en: row.alt?.en ?? '', ar: row.alt?.ar ?? '' }
  const [start] = useState<Draft>({ src, ...(!isFilm && { alt }) })
  const state = useFormState({
    ...withFields<z.ZodObject>(isFilm ? ofFilm : ofPicture, start),
    check(draft) {
      const { en, ar } = addressesOf((draft as Draft).src)
      return en !== '' && [en, ar].every(isMediaAddress) ? [] : [{ path: ['src'], text: t('faults.media') }]
    },
    onSubmit(draft) {
      const { src, alt } = draft as Draft
      onSave({ ...row, src, ...(alt && { alt: { ...row.alt, ...alt } }) })
      onClose()
    },
  })
  return (
    <DialogForm
      {...{ state, onClose }}
      title={t(isFilm ? 'common.video' : 'editor.image')}
      action={t(row.id ? 'common.save' : 'editor.addItem')}
      className="is-medium"
    />
  )
}

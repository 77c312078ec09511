import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMediaAddress } from '#content/web-address.ts'
import { MediaBox } from '../../components/media/media-box.tsx'
import { useUploads } from '../../components/media/use-uploads.ts'
import { Prompt } from '../../form/prompt.tsx'
import { addressesOf, applyMediaPatch } from '../../model/uploads/media-field.ts'
import { AltTextBoxes } from '../media/alt-text-boxes.tsx'
import type { MediaRow } from './media-rows.ts'

type MediaRowDialogProps = { row: MediaRow; onSave: (row: MediaRow) => void; onClose: () => void }

/** Edits a picture and its alternative text in both languages, or a film, in a row of an article. */
export function MediaRowDialog({ row, onSave, onClose }: MediaRowDialogProps) {
  const { t } = useTranslation()
  const [src, setSrc] = useState(row.src)
  const [alt, setAlt] = useState({ en: row.alt?.en ?? '', ar: row.alt?.ar ?? '' })
  const uploads = useUploads<'save'>({
    put: (_, patch) => setSrc((before) => applyMediaPatch(before, patch)),
    run: submit,
  })
  const { en, ar } = addressesOf(src)
  const isFilled = en !== '' && [en, ar].every(isMediaAddress)
  const isFilm = row.type === 'film'
  const name = t(isFilm ? 'common.video' : 'editor.image')
  function submit() {
    onSave({ ...row, src, ...(!isFilm && { alt: { ...row.alt, ...alt } }) })
    onClose()
  }
  const isTouched = src !== row.src || alt.en !== (row.alt?.en ?? '') || alt.ar !== (row.alt?.ar ?? '')
  return (
    <Prompt
      title={name}
      action={t(row.id ? 'common.save' : 'editor.addItem')}
      className="is-medium"
      isTouched={isTouched || uploads.isPending}
      isBusy={uploads.isAwaited}
      canSubmit={isFilled || uploads.isPending}
      onSubmit={() => uploads.afterUploads('save')}
      onClose={onClose}
    >
      <MediaBox
        label={name}
        value={src}
        accept={isFilm ? 'film' : 'picture'}
        isOptional={false}
        onChange={setSrc}
        at={['src']}
        uploads={uploads}
      />
      {!isFilm && (
        <AltTextBoxes alt={alt} storedAlt={undefined} setAlt={(part) => setAlt((before) => ({ ...before, ...part }))} />
      )}
    </Prompt>
  )
}

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../../desk.ts'
import { Question } from '../../dialogs/frame.tsx'

/** Deletes a file that is used nowhere, for good. */
export function DeleteFile({ desk, file, onDeleted }: { desk: Desk; file: LibraryFile; onDeleted: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    const words = { busy: t('uploads.deleting'), done: t('uploads.deleted'), failed: t('uploads.deleteFailed') }
    if ((await desk.perform(words, () => desk.administration.deleteFile(file.key))) === 'done') onDeleted()
  }
  return (
    <>
      <button type="button" className="ed-btn outline is-bad" onClick={() => setAsking(true)}>
        <Trash2 className="ed-i" aria-hidden="true" />
        {t('common.delete')}
      </button>
      {isAsking && (
        <Question
          title={t('uploads.deleteTitle')}
          text={t('uploads.deleteText', { name: file.original_name })}
          cancel={t('common.cancel')}
          action={t('common.delete')}
          isDangerous
          onCancel={() => setAsking(false)}
          onAction={() => void remove()}
        />
      )}
    </>
  )
}

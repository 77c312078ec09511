import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { ConfirmDialog } from '../../components/dialog/dialog-frame.tsx'
import type { EditorStore } from '../../model/store.ts'

/** Permanently deletes an unused file, after confirmation. */
export function DeleteFile({
  store,
  file,
  onDeleted,
}: {
  store: EditorStore
  file: LibraryFile
  onDeleted: () => void
}) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    const messages = { busy: t('uploads.deleting'), done: t('uploads.deleted'), failed: t('uploads.deleteFailed') }
    if ((await store.mutate(messages, () => store.administration.deleteFile(file.key))) === 'done') onDeleted()
  }
  return (
    <>
      <button type="button" className="ed-btn is-outline is-bad" onClick={() => setAsking(true)}>
        <Trash2 className="ed-i" aria-hidden="true" />
        {t('common.delete')}
      </button>
      {isAsking && (
        <ConfirmDialog
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

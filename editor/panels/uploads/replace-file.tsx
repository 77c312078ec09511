import { Replace } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/locale.ts'
import { intlLocales } from '#ui/intl.ts'
import { ConfirmDialog } from '../../components/dialog/dialog-frame.tsx'
import { FileInputButton } from '../../components/files/file-input-button.tsx'
import { acceptedReplacements } from '../../components/files/file-labels.ts'
import type { EditorStore } from '../../model/store.ts'
import { replaceEverywhere } from './upload-files.ts'

type ReplaceFileProps = { store: EditorStore; file: LibraryFile; locale: Locale; onReplaced: () => void }

/** Replaces a file by another wherever it is used, after confirmation. */
export function ReplaceFile({ store, file, locale, onReplaced }: ReplaceFileProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<File>()
  const places = new Intl.NumberFormat(intlLocales[locale]).format(file.uses.length)

  function replace(by: File) {
    setChosen(undefined)
    replaceEverywhere(store, t, file, by, onReplaced)
  }
  return (
    <>
      <FileInputButton
        className="ed-btn is-outline"
        accept={acceptedReplacements(file)}
        onChoose={([by]) => setChosen(by)}
      >
        <Replace className="ed-i" aria-hidden="true" />
        {t('uploads.replace')}
      </FileInputButton>
      {chosen && (
        <ConfirmDialog
          title={t('uploads.replaceTitle')}
          text={t('uploads.replaceText', { name: chosen.name, places })}
          cancel={t('common.cancel')}
          action={t('uploads.replace')}
          onCancel={() => setChosen(undefined)}
          onAction={() => replace(chosen)}
        />
      )}
    </>
  )
}

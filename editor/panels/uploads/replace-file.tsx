import { Replace } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/text.ts'
import { conventions } from '#ui/conventions.ts'
import type { Desk } from '../../desk.ts'
import { Question } from '../../dialogs/frame.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { replacingFiles } from './file-words.ts'
import { replaceEverywhere } from './uploading.ts'

type ReplaceFileProps = { desk: Desk; file: LibraryFile; locale: Locale; onReplaced: () => void }

/** Puts another file wherever this one is used. */
export function ReplaceFile({ desk, file, locale, onReplaced }: ReplaceFileProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<File>()
  const places = new Intl.NumberFormat(conventions[locale]).format(file.uses.length)

  function replace(by: File) {
    setChosen(undefined)
    replaceEverywhere(desk, t, file, by, onReplaced)
  }
  return (
    <>
      <ChooseFiles className="ed-btn outline" accept={replacingFiles(file)} onChoose={([by]) => setChosen(by)}>
        <Replace className="ed-i" aria-hidden="true" />
        {t('uploads.replace')}
      </ChooseFiles>
      {chosen && (
        <Question
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

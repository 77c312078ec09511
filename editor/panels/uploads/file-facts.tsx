import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/text.ts'
import { whenWords } from '../when.ts'
import { kindWords, pixelWords, sizeWords } from './file-words.ts'

/** Kind, size and age of a file. */
export function FileFacts({ file, locale }: { file: LibraryFile; locale: Locale }) {
  const { t } = useTranslation()
  const facts = [
    [t('uploads.kind'), kindWords(t, file)],
    [t('uploads.size'), sizeWords(locale, file.bytes)],
    [t('uploads.dimensions'), pixelWords(t, locale, file)],
    [t('uploads.uploadedAt'), whenWords(locale, file.created_at)],
  ].filter(([, value]) => value)
  return (
    <dl className="ed-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

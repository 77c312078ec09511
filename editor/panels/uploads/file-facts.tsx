import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/locale.ts'
import { dimensionsLabel, kindLabel, sizeLabel } from '../../components/files/file-labels.ts'
import { formatDateTime } from '../../components/format-date.ts'

/** Type, size, dimensions and upload time of a file. */
export function FileFacts({ file, locale }: { file: LibraryFile; locale: Locale }) {
  const { t } = useTranslation()
  const facts = [
    [t('uploads.kind'), kindLabel(t, file)],
    [t('uploads.size'), sizeLabel(locale, file.bytes)],
    [t('uploads.dimensions'), dimensionsLabel(t, locale, file)],
    [t('uploads.uploadedAt'), formatDateTime(locale, file.created_at)],
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

import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import type { Locale } from '#content/locale.ts'
import { usesByPlace } from '../../components/files/file-labels.ts'

/** Links to the pages that use a file, in edit mode. */
export function FileUses({ file, locale }: { file: LibraryFile; locale: Locale }) {
  const { t } = useTranslation()
  const places = usesByPlace(t, locale, file.uses)
  return (
    <section className="ed-uses">
      <h4>{t('uploads.usedIn')}</h4>
      {places.length === 0 && <p>{t('uploads.usedNowhere')}</p>}
      <ul>
        {places.map(({ name, href, fields }) => (
          <li key={href + name}>
            <a href={href}>{name}</a>
            {fields.map((field) => (
              <small key={field}>{field}</small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

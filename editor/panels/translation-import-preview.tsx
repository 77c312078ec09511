import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportResult } from '#api/translations.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { formatNumber } from '#ui/intl.ts'
import { useLocale } from '../components/editor-context.ts'
import { TextChange } from '../components/text-change.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import { pageLink } from '../model/documents/pages.ts'

const maxListed = 50

export function TranslationImportPreview({ result, children }: { result: ImportResult; children: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { changes, unchanged } = result
  const numbered = (total: number) => ({ total: formatNumber(total, locale) })
  const left = (['changed', 'unknown', 'refused'] as const).filter((list) => result[list].length > 0)
  return (
    <section className="ed-import" aria-live="polite">
      <h3 className="ed-panel-tools">
        {changes.length > 0 ? t('translations.wouldChange', numbered(changes.length)) : t('translations.nothing')}
      </h3>
      <ul>
        {changes.slice(0, maxListed).map(({ block, item = null, path, page, source, before, target }) => (
          <li key={[block, item, path].join('/')} className="ed-stack ed-enquiry ed-listed">
            <small>{pageLink(t, locale, page, item).name}</small>
            <p className="ed-words" {...inLanguage('en')}>
              {markWords(htmlToText(source), 'p')}
            </p>
            <TextChange before={before} after={target} locale="ar" />
          </li>
        ))}
      </ul>
      {changes.length > maxListed && (
        <p className="ed-note ed-panel-tools">{t('translations.more', numbered(changes.length - maxListed))}</p>
      )}
      {unchanged > 0 && <p className="ed-note ed-panel-tools">{t('translations.unchanged', numbered(unchanged))}</p>}
      {left.map((list) => (
        <details key={list} className="ed-panel-tools">
          <summary>{t(`translations.${list}`, numbered(result[list].length))}</summary>
          <ul>
            {result[list].slice(0, maxListed).map(({ name, source }) => (
              <li key={name} className="ed-words" {...inLanguage('en')}>
                {markWords(htmlToText(source) || name, 'li')}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <footer className="ed-row ed-panel-tools">{children}</footer>
    </section>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translation } from '#api/translations.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { TextChange } from '../components/text-change.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import { pageLink } from '../model/documents/pages.ts'
import { PanelButton } from './panel.tsx'
import { TextLink } from './text-links.tsx'

type TranslationEntryProps = { text: Translation; hasPageName: boolean; onApprove: () => void }

/** A text in a list: a link to its place, the English (with what has changed since the translation) and the Arabic. */
export function TranslationEntry({ text, hasPageName, onApprove }: TranslationEntryProps) {
  const { t } = useTranslation()
  const { may } = useEditor()
  const locale = useLocale()
  const id = useId()
  const { page, item = null, state, source, target, was } = text
  const link = pageLink(t, locale, page, item)
  return (
    <li className="ed-stack ed-enquiry ed-listed">
      <p className="ed-row ed-by">
        <TextLink id={id} text={text} />
        {(hasPageName || item !== null) && <small>{link.name}</small>}
        <span className={`ed-chip ${state === 'approved' ? '' : 'is-warning'}`}>
          {t(`translation.states.${state}`)}
        </span>
      </p>
      {was === undefined ? (
        <p className="ed-words" {...inLanguage('en')}>
          {markWords(htmlToText(source), 'p')}
        </p>
      ) : (
        <TextChange before={was} after={source} locale="en" />
      )}
      {target ? (
        <p className="ed-words" {...inLanguage('ar')}>
          {markWords(htmlToText(target), 'p')}
        </p>
      ) : (
        <p className="ed-note">{t('translations.noArabic')}</p>
      )}
      {may.translate && target && state !== 'approved' && (
        <PanelButton about={id} aria-keyshortcuts="R" onClick={onApprove}>
          {t('translations.stillRight')}
        </PanelButton>
      )}
    </li>
  )
}

import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translation } from '#api/translations.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { siteKey } from '#content/page-keys.ts'
import { useEditor } from '../components/editor-context.ts'
import { scrollToField } from '../components/scroll-to-field.ts'
import { TextChange } from '../components/text-change.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import { placeName, typeName } from '../model/history/change-names.ts'
import { pageLink } from '../model/history/page-link.ts'
import { placeOf } from '../model/translation/translations.ts'
import { PanelButton } from './panel.tsx'

type TranslationEntryProps = { text: Translation; hasPageName: boolean; onApprove: () => void }

/** A text of the list: its name leads to it, and where the English has changed, it shows what. */
export function TranslationEntry({ text, hasPageName, onApprove }: TranslationEntryProps) {
  const { t } = useTranslation()
  const { locale, mayTranslate } = useEditor()
  const id = useId()
  const { page, item = null, state, source, target, was } = text
  const link = pageLink(t, locale, page, item)
  return (
    <li className="ed-stack ed-enquiry ed-listed">
      <p className="ed-row ed-by">
        <EntryLink id={id} text={text} href={link.href} />
        {(hasPageName || item !== null) && <small>{link.name}</small>}
        <span className={`ed-chip ${state === 'approved' ? '' : 'is-warning'}`}>
          {t(`translation.states.${state}`)}
        </span>
      </p>
      {was === undefined ? (
        <p className="ed-words" {...inLanguage('en')}>
          {htmlToText(source)}
        </p>
      ) : (
        <TextChange before={was} after={source} locale="en" />
      )}
      {target ? (
        <p className="ed-words" {...inLanguage('ar')}>
          {htmlToText(target)}
        </p>
      ) : (
        <p className="ed-note">{t('translations.noArabic')}</p>
      )}
      {mayTranslate && target && state !== 'approved' && (
        <PanelButton about={id} aria-keyshortcuts="R" onClick={onApprove}>
          {t('translations.stillRight')}
        </PanelButton>
      )}
    </li>
  )
}

function EntryLink({ id, text, href }: { id: string; text: Translation; href: string }) {
  const { t } = useTranslation()
  const { store, openSite, may } = useEditor()
  const { page, block, block_type, path } = text
  const name = placeName(t, path.split('.'))
  const isSettings = block_type === 'PAGE'
  const where = isSettings
    ? t(page === siteKey ? 'translations.siteSettings' : 'translations.settings')
    : typeName(t, block_type)
  const content = (
    <b>
      {where}: {name}
    </b>
  )
  if (isSettings) {
    const isAllowed = page !== siteKey || may('site')
    const open = (from: HTMLElement) => (page === siteKey ? openSite(from) : void store.openSettings(page, from))
    return (
      <button
        id={id}
        type="button"
        className="ed-link"
        data-entry=""
        aria-disabled={!isAllowed || undefined}
        onClick={({ currentTarget }) => isAllowed && open(currentTarget)}
      >
        {content}
      </button>
    )
  }
  /** Focuses the text, once its page is there if it is on another one. A text that is not in sight opens in its dialog. */
  function follow(event: MouseEvent) {
    const place = placeOf(text)
    const isIt = (element: HTMLElement) => {
      const found = store.places.find(element)
      return found?.documentKey === place.documentKey && found.path.join('.') === path
    }
    const all = () => [...document.querySelectorAll<HTMLElement>('[data-block-id] [data-edit-path]')].filter(isIt)
    const find = () => all().find((element) => element.checkVisibility({ visibilityProperty: true }))
    const isHere = all().length > 0
    if (isHere) event.preventDefault()
    const open = () => store.documents.get(block) && void store.open({ ...place, kind: text.kind }, null)
    scrollToField(find, open, isHere ? 0 : undefined)
  }
  return (
    <a id={id} className="ed-link" data-entry="" href={href} onClick={follow}>
      {content}
    </a>
  )
}

import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextState } from '#api/translations.ts'
import { siteKey } from '#content/page-keys.ts'
import arabic from '#locales/ar/translations.json'
import english from '#locales/en/translations.json'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { scrollToField } from '../components/scroll-to-field.ts'
import { textElements, visibleOf } from '../components/text-elements.ts'
import { useMessages } from '../components/use-messages.ts'
import { pageLink } from '../model/documents/pages.ts'
import { placeName, typeName } from '../model/history/change-names.ts'
import { placeOf } from '../model/translation/translations.ts'

type TextLinksProps = { about: string; texts: TextState[]; total?: number | undefined; release?: string | undefined }

/**
 * Lists texts that prevent an action, each with a link to its place. `total` is the number of all such texts. If
 * `release` is set, the links open the pages in that release.
 */
export function TextLinks({ about, texts, total = 0, release }: TextLinksProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  useMessages('translations', { en: english, ar: arabic })
  return (
    <div className="ed-refused ed-stack">
      <p role="alert">{about}</p>
      <ul className="ed-stack">
        {texts.map((text) => (
          <li key={[text.block, text.item, text.path].join('/')} className="ed-row ed-by">
            <TextLink text={text} release={release} />
            <small>
              {pageLink(t, locale, text.page, text.item ?? null).name} · {t(`translation.states.${text.state}`)}
            </small>
          </li>
        ))}
      </ul>
      {total > texts.length && (
        <p>{t('translations.andMore', { total: formatNumber(total - texts.length, locale) })}</p>
      )}
    </div>
  )
}

type TextLinkProps = {
  text: Omit<TextState, 'state'>
  id?: string
  /** The release that contains the text, if it is not the current release. */
  release?: string | undefined
}

/** A link to a text or, for a text in settings, a button that opens them. The label names the place of the text. */
export function TextLink({ text, id, release }: TextLinkProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { open, documents, may } = editor
  const locale = useLocale()
  const { page, item = null, block, block_type, path } = text
  const { href } = pageLink(t, locale, page, item)
  const isSettings = block_type === 'PAGE'
  const where = isSettings
    ? t(page === siteKey ? 'translations.siteSettings' : 'translations.settings')
    : typeName(t, block_type)
  const content = (
    <b>
      {where}: {placeName(t, path.split('.'))}
    </b>
  )
  if (release) {
    // `data-leave` makes this a full page load instead of a navigation in the application, because all content has to
    // be read from the release.
    return (
      <a className="ed-link" href={`${href}&release=${release}`} data-leave="">
        {content}
      </a>
    )
  }
  if (isSettings) {
    const isAllowed = page !== siteKey || may('site')
    const openSettings = (from: HTMLElement) => (page === siteKey ? open.site(from) : void open.settings(page, from))
    return (
      <button
        id={id}
        type="button"
        className="ed-link"
        data-entry=""
        aria-disabled={!isAllowed || undefined}
        onClick={({ currentTarget }) => isAllowed && openSettings(currentTarget)}
      >
        {content}
      </button>
    )
  }
  /**
   * Focuses the text. If the text is on another page, waits until that page is rendered. If the text is not visible,
   * opens its dialog.
   */
  function follow(event: MouseEvent) {
    const isHere = textElements(editor, text).length > 0
    if (isHere) event.preventDefault()
    const openDialog = () => documents.get(block) && void open.field({ ...placeOf(text), kind: text.kind }, null)
    scrollToField(() => visibleOf(textElements(editor, text)), openDialog, isHere ? 0 : undefined)
  }
  return (
    <a id={id} className="ed-link" data-entry="" href={href} onClick={follow}>
      {content}
    </a>
  )
}

import type { TFunction } from 'i18next'
import type { Person } from '#api/people.ts'
import type { Translation } from '#api/translations.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { detailPagesOf } from '#content/detail-pages.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Editor } from '../../components/editor-context.ts'
import { focusNextPage } from '../../components/focus-page.ts'
import { Plus } from '../../components/icons.tsx'
import type { MenuAction } from '../../components/menu/menu-button.tsx'
import { scrollToField } from '../../components/scroll-to-field.ts'
import { firstInput } from '../../form/form-focus.ts'
import { documentKeyOf } from '../../model/documents/documents.ts'
import type { FormField } from '../../model/documents/form-field-kinds.ts'
import { draftLabel, kindName, type NewKind } from '../../model/documents/names.ts'
import { pageLink } from '../../model/documents/pages.ts'
import { placeOfSettings } from '../../model/documents/settings.ts'
import type * as SettingsFields from '../../model/documents/settings-fields.ts'
import { placeName, typeName } from '../../model/history/change-names.ts'
import { navigateTo } from '../../model/navigate.ts'
import type { EditorState } from '../../model/store.ts'
import { listPages } from '../../panels/listed-pages.ts'
import type { OpenPanel, PanelName } from '../../panels/panels.tsx'
import type { CurrentPage } from '../bar/use-current-page.ts'
import type { Findable } from './find.ts'
import { openText } from './open-text.ts'

/** An action of the bar: the key of its name, or the kind of page or item that it makes. */
export type FinderAction = Pick<MenuAction, 'icon' | 'run'> & {
  message?: string | undefined
  kind?: NewKind
  /** Undefined if it does not open a panel. */
  isOpen?: boolean | undefined
}

export type FinderContext = { editor: Editor; t: TFunction; locale: Locale; openPanel: OpenPanel['open'] }

export function findPages(
  { editor: { i18n }, t, locale }: FinderContext,
  state: Pick<EditorState, 'pages' | 'documents' | 'overlays'>,
): Findable[] {
  const [english, arabic] = locales.map((each) => listPages(state, i18n.getFixedT(each), each))
  const arabicNames = new Map(arabic?.map(({ id, name }) => [id, name]))
  return (english ?? []).map(({ id, kind, name: en, page, item, isDraft, showsAt }): Findable => {
    const { href } = pageLink(t, locale, page, item?.item)
    const path = decodeURI(new URL(href, location.origin).pathname)
    const what = kind === 'page' ? path : kindName(t, kind)
    return {
      ...{ id, kind: kind === 'page' ? 'page' : 'item', also: path },
      names: bothOf(en, arabicNames.get(id)),
      note: isDraft ? `${what} · ${draftLabel(t, locale, showsAt)}` : what,
      run() {
        focusNextPage()
        navigateTo(href)
      },
    }
  })
}

/** All but the titles of items, which `findPages` has. */
export function findTexts(context: FinderContext, texts: Translation[], pages: Findable[]): Findable[] {
  const { editor, t, locale } = context
  return texts.flatMap((text): Findable[] => {
    const { page, item = null, block, block_type, path, source, target } = text
    if (item && path === 'title' && detailPagesOf(page, block_type as BlockType)) return []
    const { name, href } = pageLink(t, locale, page, item)
    const ofItem = pages.find(({ id }) => id === documentKeyOf(block, text.item))?.names
    const where = block_type === 'PAGE' ? t('editor.pageSettings') : typeName(t, block_type)
    function run(from: HTMLElement | null) {
      if (page === siteKey) openInPanel(context, 'site', `[data-field="${path}"]`, from)
      else if (block_type === 'PAGE') void editor.open.field(placeOfSettings(page), from, { at: path })
      else void openText(editor, text, href)
    }
    const names = bothOf(htmlToText(source), htmlToText(target))
    const note = [
      ofItem?.[locale] ?? ofItem?.en ?? name,
      ...(page === siteKey ? [] : [where]),
      placeName(t, path.split('.')),
    ].join(' · ')
    return [{ id: [block, item, path].join('/'), kind: 'text', names, note, run }]
  })
}

/** The fields of the settings of this page and of the site. */
export function findSettings(
  context: FinderContext,
  { settingsShapes: { PAGE, SITE }, itemSettingsShape, shownSettings }: typeof SettingsFields,
  { key: page = '', isItem, openSettings }: Partial<CurrentPage> = {},
): Findable[] {
  const { editor } = context
  const mayWrite = editor.may('content.write')
  const settings = (title: string, fields: FormField[], open: (from: HTMLElement | null, key: string) => void) =>
    fields.map(
      ({ key, schema: { input } }): Findable => ({
        ...{ id: `${title} ${key}`, kind: 'setting' },
        names: inBoth(editor, (t) => `${t(title)}: ${t(input?.label ?? `fields.${key}`)}`),
        run: (from) => open(from, key),
      }),
    )
  const own = openSettings ? shownSettings(isItem ? itemSettingsShape : PAGE.content, page, mayWrite) : []
  const ofSite = editor.may('site') ? shownSettings(SITE.content, siteKey, true) : []
  return [
    ...settings('editor.pageSettings', own, (from, key) => openSettings?.(from, key)),
    ...settings('panels.site', ofSite, (from, key) => openInPanel(context, 'site', `[data-field="${key}"]`, from)),
  ]
}

export function findActions({ editor }: FinderContext, actions: FinderAction[]): Findable[] {
  return actions.map(({ message = '', kind, icon, isOpen, run }) => ({
    ...{ id: kind ?? message, kind: isOpen === undefined ? 'action' : 'panel', icon: kind ? Plus : icon },
    names: inBoth(editor, (t) => (kind ? t('editor.newKind', { kind: kindName(t, kind) }) : t(message))),
    // Its own action would close an open panel.
    run: (from) => (isOpen ? document.querySelector<HTMLElement>('.ed-panel h2')?.focus() : run(from)),
  }))
}

export function findPeople(context: FinderContext, people: Person[]): Findable[] {
  return people.map(({ id, name, email }) => ({
    ...{ id, kind: 'person', names: { [context.locale]: name || email }, also: email, note: name ? email : '' },
    run: (from) => openInPanel(context, 'people', `li:has(> div > #person-${id})`, from),
  }))
}

/** In tenths of a second. */
const patience = 100

/** Focuses the first input in a part of the panel as soon as the panel has that part. */
export function openInPanel(
  { openPanel, locale }: FinderContext,
  name: PanelName,
  part: string,
  from: HTMLElement | null,
) {
  openPanel(name, from)
  scrollToField(() => firstInput(document.querySelector(`.ed-panel ${part}`), locale), undefined, patience)
}

function inBoth({ i18n }: Editor, name: (t: TFunction) => string) {
  const [en, ar] = locales.map((locale) => name(i18n.getFixedT(locale)))
  return bothOf(en, ar)
}

/** Without an Arabic name that is the English one. */
const bothOf = (en = '', ar: string | undefined): BilingualText => (ar && ar !== en ? { en, ar } : { en })

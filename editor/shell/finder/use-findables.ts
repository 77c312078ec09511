import { use, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { type May, useEditor, useEditorState } from '../../components/editor-context.ts'
import { Columns2, Languages, LogOut } from '../../components/icons.tsx'
import { usePanelData, usePanelValue } from '../../components/listing/use-panel-data.ts'
import { navigateTo } from '../../model/navigate.ts'
import { loadListed } from '../../panels/listed-pages.ts'
import type { OpenPanel } from '../../panels/panels.tsx'
import type { CurrentPage } from '../bar/use-current-page.ts'
import type { Findable } from './find.ts'
import {
  type FinderAction,
  type FinderContext,
  findActions,
  findPages,
  findPeople,
  findSettings,
  findTexts,
} from './findables.ts'

export type FinderProps = {
  /** Those that are buttons or menu items of the bar. */
  actions: (FinderAction | undefined)[]
  currentPage: CurrentPage | undefined
  panel: OpenPanel
  bothPages: { toggle: (() => void) | undefined }
  leaveEditMode: () => void
  logOut: () => void
  onClose: () => void
}

/** The pause in typing, in milliseconds, after which texts are searched. */
const pauseMs = 200
const maxTexts = 20

/** All that the user may find by a query, as far as it is loaded. The server searches texts, because they are many. */
export function useFindables(props: FinderProps, query: string) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client, may, i18n } = editor
  const load = useCallback(async () => {
    const [people, settings] = await Promise.all([
      may('people') ? client.people() : { items: [] },
      import('../../model/documents/settings-fields.ts'),
      i18n.loadLanguages([...locales]),
      may('content.read') && loadListed(editor),
    ])
    return { people: people.items, settings }
  }, [editor, client, may, i18n])
  const known = usePanelValue(load, false)
  const [loaded] = known.items

  /** A ref, so that the texts of the last query are shown until those of the next are loaded. */
  const asked = useRef('')
  const search = useCallback(async () => {
    const isAsked = asked.current !== '' && may('translations.read')
    return isAsked ? client.translations({ q: asked.current, limit: maxTexts }) : { items: [] }
  }, [client, may])
  const texts = usePanelData(search, false)
  const { again } = texts
  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current = query
      again()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [query, again])

  const shown = use(PageContext)
  const pages = useEditorState((state) => state.pages)
  const documents = useEditorState((state) => state.documents)
  const overlays = useEditorState((state) => state.overlays)
  const all = useMemo((): Findable[] => {
    const context: FinderContext = { editor, t, locale: shown.locale, openPanel: props.panel.open }
    const listed = may('content.read') ? findPages(context, { pages, documents, overlays }) : []
    return [
      ...listed,
      ...findActions(context, actionsOf(props, may, shown)),
      ...(loaded ? findSettings(context, loaded.settings, props.currentPage) : []),
      ...findTexts(context, texts.items, listed),
      ...findPeople(context, loaded?.people ?? []),
    ]
  }, [editor, may, t, shown, props, pages, documents, overlays, loaded, texts.items])
  return {
    all,
    isBusy: known.isBusy || texts.isBusy || asked.current !== query,
    error: known.error ?? texts.error,
    again() {
      known.again()
      again()
    },
  }
}

type Shown = { locale: Locale; path: string; search: string }

/** Those of the bar, and what in the bar is no action. */
function actionsOf({ actions, panel, bothPages, leaveEditMode, logOut }: FinderProps, may: May, page: Shown) {
  const other = page.locale === 'en' ? 'ar' : 'en'
  const publish = (from: HTMLElement | null) => panel.open('releases', from)
  const goToOther = () => navigateTo(hrefInLanguage(page.path, page.search, other))
  const all: (FinderAction | false | undefined)[] = [
    ...actions,
    may('releases.publish') && { message: 'finder.publish', icon: 'Layers', run: publish },
    { message: `language.${other}`, icon: Languages, run: goToOther },
    bothPages.toggle && { message: 'editor.bothPages', icon: Columns2, run: bothPages.toggle },
    { message: 'editor.exit', run: leaveEditMode },
    { message: 'session.logout', icon: LogOut, run: logOut },
  ]
  return all.filter((each) => !!each)
}

import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { draftLabel, itemTitle } from '../../model/documents/names.ts'
import { pageName } from '../../model/documents/pages.ts'
import { blockFormPlace } from '../../model/documents/places.ts'
import { publish } from '../../model/documents/publishing.lazy.ts'
import { placeOfSettings } from '../../model/documents/settings.ts'
import { useReloadWhenDue } from './use-reload-when-due.ts'

export type CurrentPage = {
  /** Of the page, or of that with the collection. */
  key: string
  isItem: boolean
  name: string
  /** Shown if visitors do not see the page: 'Draft', with an explanation. */
  mark?: { label: string; note: string } | undefined
  /** Publishes the draft. Undefined for users who may not do that. */
  show: (() => void) | undefined
  /**
   * Opens the settings, at the field with the key `at`. On closing, `returnFocusTo` is focused. Undefined for users who
   * may not change them.
   */
  openSettings: ((returnFocusTo: HTMLElement | null, at?: string) => void) | undefined
}

/** Returns the page at an English path, if it is known. On a detail page, name and settings are those of the item. */
export function useCurrentPage(path: string): CurrentPage | undefined {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents, open, may } = editor
  const locale = useLocale()
  const contents = useEditorState((state) => state.documents)
  const blocks = useEditorState((state) => state.blocks)
  const page = usePages().find((each) => each.path.en === path)
  const opened = page ? undefined : [...blocks.values()].find((block) => block.opened)
  const form = opened && blockFormPlace(opened)
  const item = form && contents.get(form.documentKey)
  const isDraft = page ? page.state === 'hidden' : item?.edited.draft === true
  const showsAt = isDraft ? ((page?.shows_at ?? item?.edited.shows_at) as string | undefined) : undefined
  useReloadWhenDue(showsAt, async () => (item ? documents.loadWhole(item.key) : documents.pages.load()))
  const key = page?.slug ?? item?.page
  if (key === undefined) return undefined
  const place = page ? placeOfSettings(key) : form && { ...form, kind: 'settings' as const }
  const openSettings = (returnFocusTo: HTMLElement | null, at?: string) =>
    place && void open.field(place, returnFocusTo, { at })
  return {
    ...{ key, isItem: !page },
    name: item ? itemTitle(schemaOf(item), item.edited, locale) : pageName(t, locale, key),
    mark: isDraft ? { label: draftLabel(t, locale, showsAt), note: t('editor.draftNote') } : undefined,
    show: may('content.write') ? () => void publish(editor, key, item) : undefined,
    openSettings: may('content.translate') ? openSettings : undefined,
  }
}

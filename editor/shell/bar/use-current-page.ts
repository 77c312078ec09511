import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { draftLabel, itemTitle } from '../../model/documents/names.ts'
import { pageName } from '../../model/documents/pages.ts'
import { blockFormPlace } from '../../model/documents/places.ts'
import { publish } from '../../model/documents/publishing.lazy.ts'
import { useReloadWhenDue } from './use-reload-when-due.ts'

type CurrentPage = {
  name: string
  /** Shown if visitors do not see the page: 'Draft', with an explanation. */
  mark?: { label: string; note: string } | undefined
  /** Publishes the draft. Undefined for users who may not do that. */
  show: (() => void) | undefined
  openSettings: ((returnFocusTo: HTMLElement | null) => void) | undefined
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
  const openSettings = page
    ? (returnFocusTo: HTMLElement | null) => void open.settings(page.slug, returnFocusTo)
    : (returnFocusTo: HTMLElement | null) => form && void open.field({ ...form, kind: 'settings' }, returnFocusTo)
  return {
    name: item ? itemTitle(schemaOf(item), item.edited, locale) : pageName(t, locale, key),
    mark: isDraft ? { label: draftLabel(t, locale, showsAt), note: t('editor.draftNote') } : undefined,
    show: may('content.write') ? () => void publish(editor, key, item) : undefined,
    openSettings: may('content.translate') ? openSettings : undefined,
  }
}

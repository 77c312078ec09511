import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import { draftLabel } from '../../model/documents/draft-label.ts'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { itemTitle } from '../../model/documents/names.ts'
import { pageName } from '../../model/documents/pages.ts'
import { blockFormPlace } from '../../model/documents/places.ts'
import { publish } from '../../model/documents/publishing.lazy.ts'

type CurrentPage = {
  name: string
  /** Says that visitors do not see the page: 'Draft', with an explanation. */
  mark?: { label: string; note: string } | undefined
  /** Publishes the draft. Undefined for users who may not do that. */
  show: (() => void) | undefined
  /** Opens the settings. On closing, `returnFocusTo` is focused. Undefined for users who may not change them. */
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
  const draft = (showsAt: unknown) => ({
    label: draftLabel(t, locale, showsAt as string | undefined),
    note: t('editor.draftNote'),
  })
  const page = usePages().find((each) => each.path.en === path)
  if (page) {
    return {
      name: pageName(t, locale, page.slug),
      mark: page.state === 'hidden' ? draft(page.shows_at) : undefined,
      show: may('content.write') ? () => void publish(editor, page.slug) : undefined,
      openSettings: may('content.translate')
        ? (returnFocusTo) => void open.settings(page.slug, returnFocusTo)
        : undefined,
    }
  }
  const opened = [...blocks.values()].find((block) => block.opened)
  const form = opened && blockFormPlace(opened)
  const item = form && contents.get(form.documentKey)
  if (!item) return undefined
  const name = itemTitle(schemaOf(item), item.edited, locale)
  const settings = { ...form, kind: 'settings' } as const
  return {
    name,
    mark: item.edited.draft === true ? draft(item.edited.shows_at) : undefined,
    show: may('content.write') ? () => void publish(editor, item.page, item) : undefined,
    openSettings: may('content.translate') ? (returnFocusTo) => void open.field(settings, returnFocusTo) : undefined,
  }
}

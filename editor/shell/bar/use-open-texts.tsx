import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { DialogFallback } from '../../components/fallbacks.tsx'
import { Languages } from '../../components/icons.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { watchSaves } from '../../model/history/undo-history.ts'
import { fetchPlaceholders, openTextsOnPage } from '../../model/translation/translations.ts'
import type { BarAction } from './bar.tsx'
import type { OpenTextsDialogProps } from './open-texts-dialog.tsx'
import { usePageKeys } from './use-page-keys.ts'

const OpenTextsDialog = lazyComponent<OpenTextsDialogProps>(
  () => import('./open-texts-dialog.tsx').then((m) => m.OpenTextsDialog),
  DialogFallback,
)

/**
 * Handles the keys that go to the next and previous open text and approve one. Returns a chip with the number of open
 * texts, an action for the menu, and the list that both open; none of these without open texts.
 */
export function useOpenTexts(): { action?: BarAction; chip?: ReactNode; dialog?: ReactNode } {
  const { t } = useTranslation()
  const editor = useEditor()
  const { documents, may } = editor
  const locale = useLocale()
  const mayRead = may('translations.read')
  const contents = useEditorState((state) => state.documents)
  const blocks = useEditorState((state) => state.blocks)
  const known = useEditorState((state) => state.translations)
  const [arePlaceholdersKnown, setPlaceholdersKnown] = useState(false)
  const [fields, setFields] = useState<typeof import('../../canvas/open-fields.ts')>()
  useEffect(() => {
    if (!mayRead) return
    const { load } = documents.translations
    // Delayed, so that these requests do not slow down the loading of what the user needs first.
    const timer = setTimeout(() => {
      void load()
      void import('../../canvas/open-fields.ts').then(setFields, () => {})
      void fetchPlaceholders().then(() => setPlaceholdersKnown(true))
    }, 2_000)
    const stop = watchSaves(editor, () => void load())
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [documents, editor, mayRead])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `openTextsOnPage` depends on these states
  const found = useMemo(() => openTextsOnPage(documents), [documents, contents, blocks, known, arePlaceholdersKnown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are set again when `found` has changed
  useEffect(() => {
    const frame = requestAnimationFrame(() => fields?.markOpenFields(editor))
    return () => cancelAnimationFrame(frame)
  }, [editor, found, fields])
  usePageKeys(({ key, altKey }) => {
    if (!altKey || !fields) return undefined
    if (key === 'ArrowDown') return () => fields.focusOpenField(editor, 'next')
    if (key === 'ArrowUp') return () => fields.focusOpenField(editor, 'previous')
    const field = key === 'Enter' && may.translate ? fields.focusedField() : null
    const place = field && documents.places.find(field)
    return place ? () => void documents.translations.approveAt(place) : undefined
  })
  const [opened, open] = useState<{ returnFocusTo: HTMLElement | null }>()
  if (found.length === 0) return {}
  const total = formatNumber(found.length, locale)
  const title = t('editor.untranslated', { total })
  const chip = (
    <button
      type="button"
      className="ed-btn is-ghost ed-untranslated"
      title={title}
      aria-label={title}
      onClick={(event) => open({ returnFocusTo: event.currentTarget })}
    >
      <Languages className="ed-i" />
      <b>{total}</b>
    </button>
  )
  const dialog = opened && <OpenTextsDialog {...opened} title={title} texts={found} onClose={() => open(undefined)} />
  return { action: { label: title, icon: Languages, run: (returnFocusTo) => open({ returnFocusTo }) }, chip, dialog }
}

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { htmlToText } from '#content/html-to-text.ts'
import { formatNumber } from '#ui/intl.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { Languages } from '../../components/icons.tsx'
import { blockName, fieldName } from '../../model/documents/field-name.ts'
import { fetchPlaceholders } from '../../model/translation/translation-state.ts'
import { type Untranslated, untranslatedOnPage } from '../../model/translation/untranslated.ts'
import type { BarAction } from './bar.tsx'

/**
 * The page's texts without Arabic: an action for the bar and a chip with their number, which both open a list that
 * leads to each text. Empty if no Arabic is missing.
 */
export function useUntranslated(): { action?: BarAction; chip?: ReactNode; dialog?: ReactNode } {
  const { t } = useTranslation()
  const { store, locale } = useEditor()
  const documents = useStore(store, (state) => state.documents)
  const blocks = useStore(store, (state) => state.blocks)
  const [areKnown, setKnown] = useState(false)
  useEffect(() => {
    // Delayed, so that it does not compete with what editing needs first.
    const timer = setTimeout(() => void fetchPlaceholders().then(() => setKnown(true)), 2_000)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read again when it has changed
  const missing = useMemo(() => untranslatedOnPage(store), [store, documents, blocks, areKnown])
  const [opened, open] = useState<{ returnFocusTo: HTMLElement | null }>()
  if (missing.length === 0) return {}
  const total = formatNumber(missing.length, locale)
  const title = t('editor.untranslated', { total })
  function nameOf({ documentKey, path }: Untranslated['place']) {
    const type = documents.get(documentKey)?.type
    return [type && blockName(t, type), fieldName(t, path)].filter(Boolean).join(', ')
  }
  function follow({ place }: Untranslated) {
    open(undefined)
    void store.open(place, opened?.returnFocusTo ?? null)
  }
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
  const dialog = opened && (
    <DialogFrame
      title={title}
      onClose={() => open(undefined)}
      returnFocusTo={opened.returnFocusTo}
      className="is-medium"
    >
      <ul className="ed-dialog-list">
        {missing.map((each) => (
          <li key={[each.place.documentKey, ...each.place.path].join('/')} className="ed-row">
            <button type="button" onClick={() => follow(each)}>
              <small className="ed-muted">{nameOf(each.place)}</small>
              <span lang="en" dir="ltr">
                {wordsOf(each.english)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
  return { action: { label: title, icon: Languages, run: (returnFocusTo) => open({ returnFocusTo }) }, chip, dialog }
}

function wordsOf(text: string): string {
  const words = htmlToText(text)
  return words.length > 140 ? `${words.slice(0, 139)}…` : words
}

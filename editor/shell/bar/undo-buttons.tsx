import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { Redo2, Undo2 } from '../../components/icons.tsx'
import { letterOf } from '../../components/shortcut-letter.ts'
import { actionName, reversed } from '../../model/history/change-names.ts'
import { usePageKeys } from './use-page-keys.ts'

/** Undo and redo, by button, Ctrl/Cmd+Z and Ctrl/Cmd+Shift+Z or Ctrl+Y. */
export function UndoButtons({ showHistory }: { showHistory: (from: HTMLElement | null) => void }) {
  const { t } = useTranslation()
  const { history } = useEditor()
  const locale = useLocale()
  const first = useRef<HTMLButtonElement>(null)
  // Closing the history panel focuses this button: the toast with the button that opened the panel no longer exists.
  const onShowHistory = useEffectEvent(() => showHistory(first.current))
  useEffect(() => history.watch(() => onShowHistory()), [history])
  const undo = useEditorState((state) => state.undo)
  const redo = useEditorState((state) => state.redo)
  usePageKeys((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || altKey) return undefined
    const letter = letterOf(event)
    if ((letter === 'z' && shiftKey) || (letter === 'y' && ctrlKey && !shiftKey)) return history.redo
    return letter === 'z' ? history.undo : undefined
  })
  const [undoName, redoName] = [undo, redo && reversed(redo)].map((change) => change && actionName(t, locale, change))
  return (
    <>
      {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus after the last step. */}
      <button
        ref={first}
        type="button"
        className="ed-btn is-ghost"
        aria-label={t('history.undo.label')}
        aria-disabled={!undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        title={undoName && t('history.undoNamed', { name: undoName })}
        onClick={() => undo && history.undo()}
      >
        <Undo2 className="ed-i ed-mirrored" />
      </button>
      <button
        type="button"
        className="ed-btn is-ghost"
        aria-label={t('history.redo.label')}
        aria-disabled={!redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        title={redoName && t('history.redoNamed', { name: redoName })}
        onClick={() => redo && history.redo()}
      >
        <Redo2 className="ed-i ed-mirrored" />
      </button>
    </>
  )
}

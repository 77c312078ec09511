import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { actionName, reversed } from '../../model/history/change-names.ts'
import type { EditorStore } from '../../model/store.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type UndoButtonsProps = { store: EditorStore; locale: Locale; showHistory: (from: HTMLElement | null) => void }

/** Undo and redo, by button and keyboard shortcut. */
export function UndoButtons({ store, locale, showHistory }: UndoButtonsProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLButtonElement>(null)
  const { undoHistory } = store
  // The history panel returns the focus to this button: the toast that opened it is gone when it closes.
  const onShowHistory = useEffectEvent(() => showHistory(first.current))
  useEffect(() => undoHistory.watch(() => onShowHistory()), [undoHistory])
  useUndoKeys(undoHistory)
  const undo = useStore(store, (state) => state.undo)
  const redo = useStore(store, (state) => state.redo)

  /** `aria-disabled` instead of `disabled`, so that the button keeps the focus after the last step. */
  const button = (change: HistoryChange | undefined, which: 'undo' | 'redo') => ({
    type: 'button' as const,
    className: 'ed-btn is-ghost',
    'aria-label': t(`history.${which}`),
    'aria-disabled': !change,
    title:
      change &&
      t(`history.${which}Named`, { name: actionName(t, locale, which === 'undo' ? change : reversed(change)) }),
    onClick: () => change && undoHistory[which](),
  })
  return (
    <>
      <button ref={first} {...button(undo, 'undo')} aria-keyshortcuts="Control+Z Meta+Z">
        <Undo2 className="ed-i ed-mirrored" aria-hidden="true" />
      </button>
      <button {...button(redo, 'redo')} aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z">
        <Redo2 className="ed-i ed-mirrored" aria-hidden="true" />
      </button>
    </>
  )
}

import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { deedName, reversed } from './naming.ts'
import { useUndoKeys } from './undo-keys.ts'
import { createUndoing } from './undoing.ts'

type UndoButtonsProps = { desk: Desk; locale: Locale; showHistory: (from: HTMLElement | null) => void }

/** Undo and redo, by button and by key. */
export function UndoButtons({ desk, locale, showHistory }: UndoButtonsProps) {
  const { t, i18n } = useTranslation()
  const first = useRef<HTMLButtonElement>(null)
  // The notice that leads to the history is gone when the panel is closed.
  const [undoing] = useState(() => createUndoing(desk, i18n, () => showHistory(first.current)))
  useEffect(() => undoing.watch(), [undoing])
  useUndoKeys(undoing)
  const { undo, redo } = useSyncExternalStore(undoing.subscribe, undoing.state)

  /** Stays in the tab sequence when there is nothing to do, so that the focus is not lost with the last step. */
  const button = (change: HistoryChange | undefined, which: 'undo' | 'redo') => ({
    type: 'button' as const,
    className: 'ed-btn ghost',
    'aria-label': t(`history.${which}`),
    'aria-disabled': !change,
    title:
      change && t(`history.${which}Named`, { name: deedName(t, locale, which === 'undo' ? change : reversed(change)) }),
    onClick: () => change && undoing[which](),
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

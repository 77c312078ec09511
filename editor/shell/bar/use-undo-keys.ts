import { useEffect } from 'react'
import { letterOf } from '../../components/latin-letter.ts'
import type { UndoHistory } from '../../model/history/undo-history.ts'

/** Ctrl/Cmd+Z undoes, Ctrl/Cmd+Shift+Z or Ctrl+Y redoes; not in text boxes and dialogs, which have their own undo. */
export function useUndoKeys({ undo, redo }: UndoHistory) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || hasOwnKeys(event)) return
      const letter = letterOf(event)
      const isRedo = (letter === 'z' && event.shiftKey) || (letter === 'y' && event.ctrlKey && !event.shiftKey)
      if (!isRedo && letter !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo])
}

/** Whether a key was pressed in a text box or while a dialog is open, where it has another meaning. */
export function hasOwnKeys({ target }: KeyboardEvent): boolean {
  const own = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="alertdialog"]'
  return (target instanceof Element && target.closest(own) !== null) || document.querySelector('.ed-dialog') !== null
}

import { useWindowEvents } from '../../components/use-window-events.ts'

const ownKeys = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="alertdialog"]'

/** Runs the action that `find` returns for a key. Keys in text boxes and while a dialog is open are ignored. */
export function usePageKeys(find: (event: KeyboardEvent) => (() => void) | undefined) {
  useWindowEvents({
    keydown(event) {
      const { target, defaultPrevented } = event
      if (defaultPrevented || (target instanceof Element && target.closest(ownKeys))) return
      const run = document.querySelector('.ed-dialog') ? undefined : find(event)
      if (!run) return
      event.preventDefault()
      run()
    },
  })
}

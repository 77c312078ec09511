/*
 * Buttons open and close dialogs with `command`. This script emulates `command` in browsers without it, and closes a
 * dialog on a click on its backdrop or on a link in it.
 */
export function startDialogs() {
  document.addEventListener('click', onClick)
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const button = target.closest<HTMLButtonElement>('button[commandfor]')
  if (button && !('command' in button)) obey(button)
  const dialog = target.closest('dialog')
  // A click on the backdrop has the dialog itself as its target; a link in a dialog leads to another page.
  if (dialog && (target === dialog || target.closest('a'))) dialog.close()
}

/** For browsers that do not support `command` yet. */
function obey(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/* Supplies `command` to browsers without it, and closes dialogs by a click on the backdrop or on a link. */
export function startDialogs() {
  document.addEventListener('click', onClick)
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const button = target.closest<HTMLButtonElement>('button[commandfor]')
  if (button && !('command' in button)) runCommand(button)
  const dialog = target.closest('dialog')
  // A click on the backdrop has the dialog itself as its target.
  if (dialog && (target === dialog || target.closest('a'))) dialog.close()
}

function runCommand(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

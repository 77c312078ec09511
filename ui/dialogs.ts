/* Dialogs open and close by their buttons' commands; here is what the platform leaves to us. */
export function startDialogs() {
  document.addEventListener('click', onClick)
  // These two do not bubble.
  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('close', onClose, true)
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const button = target.closest<HTMLButtonElement>('button[commandfor]')
  if (button && !('command' in button)) obey(button)
  const dialog = target.closest('dialog')
  // A click on the overlay has the dialog itself as its target; a link in a dialog leads away from it.
  if (dialog && (target === dialog || target.closest('a'))) dialog.close()
}

/** For browsers that do not know `command` yet. */
function obey(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** A film starts with its dialog and stops with it. */
function onToggle(event: Event) {
  const film = filmIn(event.target)
  // Where the browser wants another click first, the film's own controls are there.
  if ((event as ToggleEvent).newState === 'open') film?.play().catch(() => film.pause())
}

function onClose(event: Event) {
  filmIn(event.target)?.pause()
}

function filmIn(target: EventTarget | null) {
  return target instanceof HTMLDialogElement ? target.querySelector('video') : null
}

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
  if ((event as ToggleEvent).newState !== 'open') return
  const { film, frame } = filmsIn(event.target)
  // Where the browser wants another click first, the film's own controls are there.
  film?.play().catch(() => film.pause())
  if (frame) leadTo(frame, frame.dataset.film ?? '')
}

function onClose(event: Event) {
  const { film, frame } = filmsIn(event.target)
  film?.pause()
  if (frame) leadTo(frame, 'about:blank')
}

function filmsIn(target: EventTarget | null) {
  if (!(target instanceof HTMLDialogElement)) return {}
  return {
    film: target.querySelector('video'),
    frame: target.querySelector<HTMLIFrameElement>('iframe[data-film]'),
  }
}

/** Changing `src` would leave a step in the browser's history. */
function leadTo(frame: HTMLIFrameElement, address: string) {
  frame.contentWindow?.location.replace(address)
}

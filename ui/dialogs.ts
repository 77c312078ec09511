/* Dialogs open and close by their buttons' commands; here is what the platform leaves to us. */
export function startDialogs() {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
}

const reachable = ':is(a[href], button, summary, input, iframe, video[controls], [tabindex="0"])'

/** Behind the last element comes the first one: the platform would lead out of the page in between. */
function onKey(event: KeyboardEvent) {
  const dialog = event.key === 'Tab' && document.querySelector('dialog:modal')
  if (!dialog) return
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const focused = document.activeElement
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)]
  // A film's own buttons are within it, and known to nobody else.
  if (dialog.contains(focused) && (focused !== last || focused?.matches('video'))) return
  event.preventDefault()
  first?.focus()
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

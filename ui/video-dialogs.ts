/*
 * A link to a film ([data-film-dialog]) opens the dialog that it names, where the film starts; it stops when the dialog
 * closes. Without this script the link leads to the film.
 */
export function startVideoDialogs() {
  document.addEventListener('click', onClick)
  // It does not bubble.
  document.addEventListener('close', onClose, true)
}

function onClick(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLElement>('[data-film-dialog]')
  const dialog = document.getElementById(link?.dataset.filmDialog ?? '')
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  if (dialog.open) return
  dialog.showModal()
  const film = dialog.querySelector('video')
  // Where the browser wants another click first, the film's own controls are there.
  film?.play().catch(() => film.pause())
  const place = dialog.querySelector<HTMLElement>('[data-film]')
  place?.replaceChildren(frameOf(place.dataset.film ?? '', dialog.getAttribute('aria-label') ?? ''))
}

function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  target.querySelector('video')?.pause()
  target.querySelector('[data-film]')?.replaceChildren()
}

/** A frame made anew and taken away again leaves no step in the browser's history, as a changed `src` would. */
function frameOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen'
  // YouTube plays nothing for those who do not say where they come from (its error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = address
  return frame
}

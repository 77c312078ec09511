/* `data-video-dialog` names the dialog. Closing it stops the video; without this script the link leads there. */
export function startVideoDialogs() {
  document.addEventListener('click', onClick)
  // `close` does not bubble, so the listener has to capture.
  document.addEventListener('close', onClose, true)
}

function onClick(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLElement>('[data-video-dialog]')
  const dialog = document.getElementById(link?.dataset.videoDialog ?? '')
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  if (dialog.open) return
  dialog.showModal()
  const video = dialog.querySelector('video')
  if (video) {
    video.poster = video.dataset.poster ?? ''
    // If the browser does not allow playing, the visitor can use the video's controls.
    video.play().catch(() => video.pause())
  }
  const place = dialog.querySelector<HTMLElement>('[data-video]')
  place?.replaceChildren(frameOf(place.dataset.video ?? '', dialog.ariaLabel ?? ''))
}

function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement)) return
  target.querySelector('video')?.pause()
  target.querySelector('[data-video]')?.replaceChildren()
}

/** Creates a new frame for each opening: changing the `src` of a frame would add an entry to the browser's history. */
const frameOf = (src: string, title: string) =>
  Object.assign(document.createElement('iframe'), {
    src,
    title,
    allow: 'autoplay;encrypted-media;fullscreen',
    // Without a referrer, YouTube does not play the video (error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
  })

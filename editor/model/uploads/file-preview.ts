import { isVideoAddress } from '#content/video-address.ts'

/** Hands an address to `show` under which the browser shows a file that is not uploaded yet; the answer ends that. */
export function startPreview(file: File, show: (address: string) => void): () => void {
  const url = URL.createObjectURL(file)
  let isOver = false
  void nameOf(file, url).then((name) => {
    if (!isOver) show(`${url}#${name}`)
  })
  return () => {
    isOver = true
    URL.revokeObjectURL(url)
  }
}

/** As the store names files, with a picture's size in it, so that it is drawn as an uploaded one. */
async function nameOf(file: File, url: string): Promise<string> {
  const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  if (isVideoAddress(file.name)) return `film${ending}`
  const picture = new Image()
  picture.src = url
  // What the browser cannot read is shown as soon as the server answers.
  const size = await picture.decode().then(
    () => `-${picture.naturalWidth}x${picture.naturalHeight}`,
    () => '',
  )
  return `picture${size}${ending}`
}

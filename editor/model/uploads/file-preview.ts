import { isVideoAddress } from '#content/video-address.ts'

/** Calls `show` with an object URL for a file that is not uploaded yet; the returned function revokes the URL. */
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

/** A name like that of an upload. It contains the picture's size, so that the preview has the same layout. */
async function nameOf(file: File, url: string): Promise<string> {
  const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  if (isVideoAddress(file.name)) return `film${ending}`
  const picture = new Image()
  picture.src = url
  // A file that the browser cannot decode gets a name without a size, and is visible only once it is uploaded.
  const size = await picture.decode().then(
    () => `-${picture.naturalWidth}x${picture.naturalHeight}`,
    () => '',
  )
  return `picture${size}${ending}`
}

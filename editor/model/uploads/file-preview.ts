import { isVideoAddress } from '#content/video-address.ts'

/**
 * Calls `show` with an address for a file that is not uploaded yet ('blob:…#picture-800x600.png'). The returned
 * function revokes the address.
 */
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

/**
 * Returns a name like that of an uploaded file: 'picture-800x600.png'. The page reads the size of a picture from its
 * name, so that the preview has the same layout as the uploaded picture.
 */
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

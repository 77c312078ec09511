/** Has the browser save a text as a file. */
export function saveFile(text: string, fileName: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // After a minute the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

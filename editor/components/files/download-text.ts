export function downloadText(text: string, fileName: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Not revoked at once, because the browser may still have to read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

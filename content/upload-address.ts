/**
 * Matches the addresses of uploaded files in a text: a whole value, in HTML, after the API base, before '#t=5' or a
 * query. Only file names in the format of the upload store match, because other sites have a folder named uploads too.
 */
const uploads = /\/uploads\/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)/g

export function uploadKeys(text: string): string[] {
  return Array.from(text.matchAll(uploads), ([, key]) => String(key))
}

export function replaceUpload(text: string, key: string, next: string): string {
  return text.replace(uploads, (address, found) => (found === key ? `/uploads/${next}` : address))
}

/**
 * Returns the address that the browser loads. An uploaded file is put under the API base; other addresses are
 * unchanged.
 */
export function addressOf(address: string, apiBase: string): string {
  return /^\/uploads\/[\w-]+\.\w/.test(address) ? apiBase + address : address
}

/**
 * Finds the addresses of uploaded files in a text: as the whole value, in HTML, under the API base, before '#t=5' or a
 * query. Only file names in the store's format match, because other sites have an uploads folder too.
 */
const uploads = /\/uploads\/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)/g

export function uploadKeys(text: string): string[] {
  return Array.from(text.matchAll(uploads), ([, key]) => String(key))
}

export function replaceUpload(text: string, key: string, next: string): string {
  return text.replace(uploads, (address, found) => (found === key ? `/uploads/${next}` : address))
}

/** The address that the browser loads: an uploaded file under the API base, any other address unchanged. */
export function addressOf(address: string, apiBase: string): string {
  return /^\/uploads\/[\w-]+\.\w/.test(address) ? apiBase + address : address
}

/**
 * Where a text names an uploaded file: as a whole value, in HTML, under the API base, with '#t=5' or a query behind it. Its
 * name is one that the store gives; other sites have a folder of uploads, too.
 */
const uploads = /\/uploads\/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)/g

/** The keys of the uploaded files that a text names. */
export function uploadKeys(text: string): string[] {
  return Array.from(text.matchAll(uploads), ([, key]) => String(key))
}

/** The text with one uploaded file named instead of another. */
export function replaceUpload(text: string, key: string, next: string): string {
  return text.replace(uploads, (address, found) => (found === key ? `/uploads/${next}` : address))
}

/** Where the browser finds what an address names: an uploaded file under the API base, any other where it says. */
export function addressOf(address: string, apiBase: string): string {
  return /^\/uploads\/[\w-]+\.\w/.test(address) ? apiBase + address : address
}

/** Matches the store's names only, since other sites have /uploads/, too; in HTML, before '#t=5' as well. */
const uploads = /\/uploads\/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)/g

export function uploadKeys(text: string): string[] {
  return Array.from(text.matchAll(uploads), ([, key]) => String(key))
}

export function replaceUpload(text: string, key: string, next: string): string {
  return text.replace(uploads, (address, found) => (found === key ? `/uploads/${next}` : address))
}

/** An upload is put under the API base; other addresses are unchanged. */
export function addressOf(address: string, apiBase: string): string {
  return /^\/uploads\/[\w-]+\.\w/.test(address) ? apiBase + address : address
}

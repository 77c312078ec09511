import { uploadKeys } from '#content/upload-address.ts'
import { mediaFolder } from './folder-format.ts'

const ends = '(?=$|[#?"])'
/** Matches an address that is a whole value or a link in HTML; addresses elsewhere in a text are not rewritten. */
const stored = new RegExp(String.raw`(^|href=")/uploads/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)${ends}`, 'g')
const written = new RegExp(String.raw`(^|href=")${mediaFolder}/([\p{L}\p{N}_.-]+\.\w+)${ends}`, 'gu')

/**
 * The files in `media/` that a text of a content folder uses. A file whose upload address was not rewritten has its key
 * as its name.
 */
export function mediaNames(text: string): string[] {
  return [...Array.from(text.matchAll(written), ([, , name]) => String(name)), ...uploadKeys(text)]
}

/** The text as it is stored: 'media/map.webp#focus=30,70' becomes '/uploads/….webp#focus=30,70'. */
export function withStoredAddresses(text: string, addresses: Map<string, string>): string {
  return text.replace(written, (all, before, name) => (addresses.has(name) ? before + addresses.get(name) : all))
}

/** The text as a content folder has it; `names` are the files' names by key. */
export function withMediaNames(text: string, names: Map<string, string>): string {
  return text.replace(stored, (all, before, key) =>
    names.has(key) ? `${before}${mediaFolder}/${names.get(key)}` : all,
  )
}

/** The keys of the files that a stored text uses; `isFixed` marks an address that is not rewritten. */
export function usedKeys(text: string): { key: string; isFixed: boolean }[] {
  const keys = (text: string, isFixed: boolean) => uploadKeys(text).map((key) => ({ key, isFixed }))
  return [...keys(text, false), ...keys(text.replace(stored, ''), true)]
}

/** The value with every string in it changed; `path` leads to the string. */
export function mapStrings(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path)
  const inside = (key: string | number) => (path ? `${path}.${key}` : `${key}`)
  if (Array.isArray(value)) return value.map((part, index) => mapStrings(part, change, inside(index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapStrings(part, change, inside(key))]))
}

import { uploadKeys } from '#content/upload-address.ts'
import { mediaFolder } from './folder-format.ts'

const ends = '(?=$|[#?"])'
/**
 * Matches an upload's address that is a whole value or the target of a link. Elsewhere in a text it is not rewritten.
 */
const stored = new RegExp(String.raw`(^|href=")/uploads/([0-9a-f]{16}(?:-\d+x\d+)?\.\w+)${ends}`, 'g')
const written = new RegExp(String.raw`(^|href=")${mediaFolder}/([\p{L}\p{N}_.-]+\.\w+)${ends}`, 'gu')

/** An address '/uploads/<key>' is one that the export did not rewrite: its file is named by the key. */
export function mediaNames(text: string): string[] {
  return [...Array.from(text.matchAll(written), ([, , name]) => String(name)), ...uploadKeys(text)]
}

/** Replaces file names by addresses: 'media/map.webp#focus=30,70' becomes '/uploads/ab12.webp#focus=30,70'. */
export function withStoredAddresses(text: string, addresses: Map<string, string>): string {
  return text.replace(written, (all, before, name) => (addresses.has(name) ? before + addresses.get(name) : all))
}

/** Replaces addresses by file names: '/uploads/ab12.webp' becomes 'media/map.webp'. `names` maps keys to file names. */
export function withMediaNames(text: string, names: Map<string, string>): string {
  return text.replace(stored, (all, before, key) =>
    names.has(key) ? `${before}${mediaFolder}/${names.get(key)}` : all,
  )
}

/** Returns the keys of the uploads that a stored text uses. `isFixed` marks an address that is not rewritten. */
export function usedKeys(text: string): { key: string; isFixed: boolean }[] {
  const keys = (text: string, isFixed: boolean) => uploadKeys(text).map((key) => ({ key, isFixed }))
  return [...keys(text, false), ...keys(text.replace(stored, ''), true)]
}

/** Returns the value with each string in it replaced by the result of `change`. `path` is like 'blocks.0.title'. */
export function mapStrings(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path)
  const inside = (key: string | number) => (path ? `${path}.${key}` : `${key}`)
  if (Array.isArray(value)) return value.map((part, index) => mapStrings(part, change, inside(index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapStrings(part, change, inside(key))]))
}

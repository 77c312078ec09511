import type { BlockType, ContentInput } from '#blocks/catalogue.ts'
import type { BilingualText } from '#content/locale.ts'

export type SeedBlock = { [T in BlockType]: { order: number; block_type: T; content: ContentInput<T> } }[BlockType]
export type SeedPage = { slug: string; blocks: SeedBlock[] }

/**
 * A picture with a file for each language: seed/media/{name}.en.webp and .ar.webp. Seeding copies it to the upload
 * store.
 */
export function picture(name: string): { en: string; ar: string } {
  return { en: media(`${name}.en.webp`), ar: media(`${name}.ar.webp`) }
}

/** A file of seed/media that both languages share. */
export function media(file: string): string {
  return `/seed-media/${file}`
}

export const t = (en: string, ar: string): BilingualText => ({ en, ar })

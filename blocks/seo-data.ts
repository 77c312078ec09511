import type { LocalizedMedia, LocalizedRichText, LocalizedText } from '#content/localized.ts'
import type { LocalizedBlock } from './block.ts'
import type { BlockType, LocalizedContent } from './catalogue.ts'
import { folderOf } from './folder-of.ts'
import type { Story } from './gallery/story.tsx'
import type { LocalizedJob } from './jobs/job-row.tsx'
import type { LocalizedPost } from './resources/post.tsx'

type Video = { file: LocalizedMedia | undefined; still: LocalizedMedia | undefined }
type Question = { question: LocalizedText; answer: LocalizedRichText }

/**
 * The export `seoData` of a block type's seo-data.ts. Its functions return the parts of a block's content that
 * search engines can use (app/seo).
 */
export type SeoData<T extends BlockType> = {
  video?: (content: LocalizedContent<T>) => Video | undefined
  questions?: (content: LocalizedContent<T>) => Question[]
  item?: (content: LocalizedContent<T>) => { story?: Story; job?: LocalizedJob; post?: LocalizedPost }
}

const files = import.meta.glob<SeoData<BlockType>>('./*/seo-data.ts', { eager: true, import: 'seoData' })

export function seoDataOf<Kind extends keyof SeoData<BlockType>>({ type, content }: LocalizedBlock, kind: Kind) {
  const read = files[`./${folderOf(type)}/seo-data.ts`]?.[kind] as
    | ((content: unknown) => ReturnType<NonNullable<SeoData<BlockType>[Kind]>>)
    | undefined
  return read?.(content)
}

import * as z from 'zod'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block.ts'
import { country, itemId, media, text } from '#content/schema/fields.ts'

/** A blog post or an event; `date` is what is shown, `day` what it is sorted by (newest first). */
export const post = z.looseObject({
  id: itemId,
  type: z.enum(['blog', 'event']),
  title: text,
  description: text.optional(),
  image: media.optional(),
  image_alt: text.optional(),
  tag: text.optional(),
  date: text.optional(),
  day: z.iso.date().optional(),
  /** An event's place, or a post's reading time. */
  note: text.optional(),
  /** Where an event takes place, for search engines: its address and country (ISO 3166), or on the net. */
  place: text.optional(),
  country: country.optional(),
  online: z.boolean().optional(),
  layoutType: z.enum(['article', 'simple']).optional(),
  detailContent: article.optional(),
})

export const resources = defineBlock({
  content: z.looseObject({
    title: text,
    /** Above the three newest posts. */
    highlightTitle: text.optional(),
    /** Said where a filter leaves nothing. */
    emptyText: text.optional(),
    filters: z.looseObject({ label: text.optional(), all: text, blog: text, events: text }),
    posts: z.array(post).max(5_000),
  }),
  blank: {
    title: { en: 'All resources', ar: 'كل المصادر' },
    filters: {
      all: { en: 'All', ar: 'الكل' },
      blog: { en: 'Blog', ar: 'المدوّنة' },
      events: { en: 'Events', ar: 'الفعاليات' },
    },
    posts: [],
  },
  collection: { key: 'posts', item: post },
})

export type StoredPost = z.output<typeof post>

import * as z from 'zod'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block.ts'
import { accent, itemId, link, media, text } from '#content/schema/fields.ts'

const story = z.looseObject({
  id: itemId,
  title: text,
  company: text,
  logo: media.optional(),
  quote: text.optional(),
  person: text.optional(),
  role: text.optional(),
  portrait: media.optional(),
  portrait_alt: text.optional(),
  /** The one number of a small card, and what it counts (the story's title says it). */
  figure: text.optional(),
  figures: z
    .array(z.looseObject({ id: itemId, value: text, label: text }))
    .max(6)
    .optional(),
  accent: accent.optional(),
  detailContent: article.optional(),
})

/** The customer stories: a grid on their own page, a section of three on the pages that borrow them. */
export const gallery = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    buttonText: text.optional(),
    buttonLink: link.optional(),
    stories: z.array(story).max(200),
  }),
  blank: { title: { en: 'What changed for them', ar: 'ما الذي تغيّر عندهم' }, stories: [] },
  collection: { key: 'stories', item: story },
})

import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, media, richText, text } from '#content/schema/fields.ts'

/** What juries said of the company's work, newest first. */
export const awards = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    awards: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          issuer: text,
          year: text,
          description: richText.optional(),
          image: media.optional(),
          image_alt: text.optional(),
        }),
      )
      .max(60),
  }),
  blank: { title: { en: 'Our awards', ar: 'جوائزنا' }, awards: [] },
})

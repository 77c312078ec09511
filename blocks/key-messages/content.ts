import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { accent, itemId, media, text } from '#content/schema/fields.ts'

/** A gallery of short messages, each with a picture, to leaf through. */
export const keyMessages = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    messages: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          text,
          /** One strong number, where there is one. */
          figure: text.optional(),
          image: media.optional(),
          image_alt: text.optional(),
          accent: accent.optional(),
        }),
      )
      .max(12),
  }),
  blank: { title: { en: 'In short', ar: 'باختصار' }, messages: [] },
})

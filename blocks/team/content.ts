import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, media, text } from '#content/schema/fields.ts'

/** The people of the company. */
export const team = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    members: z
      .array(
        z.looseObject({
          id: itemId,
          name: text,
          role: text,
          office: text.optional(),
          /** A sentence or two in plain words. */
          note: text.optional(),
          portrait: media.optional(),
          portrait_alt: text.optional(),
        }),
      )
      .max(60),
  }),
  blank: { title: { en: 'The team', ar: 'الفريق' }, members: [] },
})

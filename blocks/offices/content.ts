import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, media, text } from '#content/schema/fields.ts'

/** Where the company can be visited. */
export const offices = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    offices: z
      .array(
        z.looseObject({
          id: itemId,
          city: text,
          address: text,
          hours: text.optional(),
          phone: text.optional(),
          email: text.optional(),
          image: media.optional(),
          image_alt: text.optional(),
          mapText: text.optional(),
          mapLink: link.optional(),
        }),
      )
      .max(12),
  }),
  blank: { title: { en: 'Our offices', ar: 'مكاتبنا' }, offices: [] },
})

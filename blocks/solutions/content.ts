import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { accent, itemId, link, media, text } from '#content/schema/fields.ts'

const child = z.looseObject({ id: itemId, label: text, path: link })

export const solutions = defineBlock({
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: text.optional(),
    solutions: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          description: text,
          path: link,
          image: media.optional(),
          image_alt: text.optional(),
          accent,
          children: z.array(child).max(8).optional(),
        }),
      )
      .max(24),
  }),
  blank: { mainTitle: { en: 'Our solutions', ar: 'حلولنا' }, solutions: [] },
})

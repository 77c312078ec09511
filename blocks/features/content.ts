import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { accent, color, itemId, media, richText, text } from '#content/schema/fields.ts'

const blob = z.looseObject({ color })

export const features = defineBlock({
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: text.optional(),
    /** A list beside the title, cards (benefits with their icons), or numbered promises. */
    layout: z.enum(['list', 'cards', 'numbered']).optional(),
    accent: accent.optional(),
    backgroundColor: color.optional(),
    titleBlob: blob.optional(),
    rightBlob: blob.optional(),
    leftBlob: blob.optional(),
    features: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          description: richText,
          imageSrc: media.optional(),
          imageAlt: text.optional(),
        }),
      )
      .max(24),
  }),
  blank: { mainTitle: { en: 'What you get', ar: 'ما تحصلون عليه' }, features: [] },
})

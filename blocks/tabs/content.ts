import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, media, richText, text } from '#content/schema/fields.ts'

export const tabs = defineBlock({
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: text.optional(),
    /** Leads to the form further down the page (#request-demo-form). */
    buttonText: text.optional(),
    tabs: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          description: richText,
          imageSrc: media.optional(),
          imageAlt: text.optional(),
        }),
      )
      .max(12),
  }),
  blank: {
    mainTitle: { en: 'How it works', ar: 'كيف يعمل' },
    tabs: [
      {
        id: 'first',
        title: { en: 'The first step', ar: 'الخطوة الأولى' },
        description: { en: '<p>What happens first.</p>', ar: '<p>ما الذي يحدث أولاً.</p>' },
      },
    ],
  },
})

import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, richText, text } from '#content/schema/fields.ts'

/** Steps in their order: how a course is made, how people are chosen. */
export const timeline = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    steps: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          description: richText,
          /** How long it takes, or when it is. */
          duration: text.optional(),
        }),
      )
      .max(16),
  }),
  blank: { title: { en: 'Step by step', ar: 'خطوة بخطوة' }, steps: [] },
})

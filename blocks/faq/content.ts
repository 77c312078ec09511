import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, richText, text } from '#content/schema/fields.ts'

/** Questions that open to their answers. */
export const faq = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: richText.optional(),
    questions: z.array(z.looseObject({ id: itemId, question: text, answer: richText })).max(40),
  }),
  blank: { title: { en: 'Questions we are asked', ar: 'أسئلة تردنا' }, questions: [] },
})

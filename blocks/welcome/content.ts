import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, richText, text } from '#content/schema/fields.ts'

/** One strong statement (its bold words are set in the accent), a paragraph, a link and a few figures. */
export const welcome = defineBlock({
  content: z.looseObject({
    title: richText,
    text: richText.optional(),
    buttonText: text.optional(),
    buttonLink: link.optional(),
    figures: z.array(z.looseObject({ id: itemId, value: text, unit: text.optional(), label: text })).max(8),
  }),
  blank: { title: { en: 'One sentence that says it all.', ar: 'جملة واحدة تقول كل شيء.' }, figures: [] },
})

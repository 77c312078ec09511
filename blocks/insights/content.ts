import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { link, text } from '#content/schema/fields.ts'

/** The newest posts; the posts themselves live in the resources block and come with the page (content/pages.ts). */
export const insights = defineBlock({
  content: z.looseObject({ title: text, buttonText: text.optional(), buttonLink: link.optional() }),
  blank: { title: { en: 'Insights and events', ar: 'مقالات وفعاليات' } },
})

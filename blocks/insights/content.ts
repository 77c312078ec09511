import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, text } from '#content/schema/fields.ts'

/** The newest posts; the posts themselves live in the resources block and come with the page (content/pages.ts). */
export const insights = defineBlock({
  content: z.looseObject({
    title: text.optional(),
    buttonText: text.optional(),
    buttonLink: link.optional(),
    /** The ids of posts that were removed from this section; the next ones take their places. */
    hiddenPosts: z.array(itemId).max(200).optional(),
  }),
  allowedPages: ['home'],
  blank: {
    title: { en: 'Insights and events', ar: 'مقالات وفعاليات' },
    buttonText: { en: 'All resources', ar: 'كل المصادر' },
    buttonLink: '/resources',
  },
})

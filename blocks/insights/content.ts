import * as z from 'zod'
import { defineBlock } from '#content/schema/block-definition.ts'
import { button, itemId, text } from '#content/schema/fields.ts'

/**
 * Chosen posts, or the newest. They are stored in the block of the resources page, the item source (content/pages.ts).
 */
export const insights = defineBlock({
  name: { en: 'Insights and events', ar: 'مقالات وفعاليات' },
  hint: { en: 'The newest posts and events', ar: 'أحدث المقالات والفعاليات' },
  searchTerms: { en: 'news blog articles', ar: 'أخبار مدونة' },
  content: z.looseObject({
    title: text.optional(),
    ...button,
    /** The ids of the posts to show, in order. If there are none, the newest are shown. */
    posts: z.array(itemId).max(12).optional(),
    /** The ids of posts that editors have removed from this block. Of the newest posts, the next ones replace them. */
    hiddenPosts: z.array(itemId).max(200).optional(),
  }),
  fieldNames: { hiddenPosts: { en: 'Removed from this section', ar: 'أُزيلت من هذا القسم' } },
  allowedPages: ['home'],
  blank: {
    title: { en: 'Insights and events', ar: 'مقالات وفعاليات' },
    buttonText: { en: 'All resources', ar: 'كل المصادر' },
    buttonLink: '/resources',
    posts: [],
  },
})

import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { text } from '#content/schema/fields.ts'

/**
 * The privacy policy (specification §2): texts under keys whose endings say how they look (policy-entries.ts). `order` lists
 * the keys from top to bottom, because PostgreSQL does not keep the sequence of an object's keys.
 */
export const policy = defineBlock({
  content: z.looseObject({
    content: z.record(z.string().regex(/^[a-zA-Z]\w{0,79}$/, 'may hold letters, digits and underscore'), text),
    order: z.array(z.string()).max(200).optional(),
  }),
  blank: {
    content: { title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' } },
  },
})

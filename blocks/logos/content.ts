import * as z from 'zod'
import { defaultLogo } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, media, text } from '#content/schema/fields.ts'

export const logos = defineBlock({
  content: z.looseObject({
    title: text,
    logos: z.array(z.looseObject({ id: itemId, src: media, alt: text })).max(60),
  }),
  blank: {
    title: { en: 'They learn with us', ar: 'يتعلّمون معنا' },
    logos: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((id) => ({
      id,
      src: defaultLogo,
      alt: { en: 'A customer’s logo', ar: 'شعار أحد العملاء' },
    })),
  },
})

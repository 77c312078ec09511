import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { accent, itemId, link, media, text } from '#content/schema/fields.ts'

const mark = z.looseObject({
  id: itemId,
  name: text,
  src: media.optional(),
  /** With a description a mark becomes a card. */
  description: text.optional(),
  linkText: text.optional(),
  path: link.optional(),
  /** A card's ground: the colour of the product's own pages. */
  accent: accent.optional(),
})

/** Partners or clients in groups: cards where they are described, else a wall of marks. */
export const logoWall = defineBlock({
  content: z.looseObject({
    title: text.optional(),
    subtitle: text.optional(),
    groups: z
      .array(z.looseObject({ id: itemId, title: text, description: text.optional(), logos: z.array(mark).max(120) }))
      .max(24),
  }),
  blank: { title: { en: 'Who we work with', ar: 'من نعمل معهم' }, groups: [] },
})

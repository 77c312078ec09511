import * as z from 'zod'
import { itemId, link, media, richText, text } from './fields.ts'

/** An item of an article's body. One without a type, at the beginning, is the introduction (specification §3). */
const bodyItem = z.looseObject({
  id: itemId,
  type: z.enum(['paragraph', 'subheading', 'heading', 'list', 'numbered-list', 'image', 'quote', 'video']).optional(),
  content: richText.optional(),
  items: z
    .array(z.looseObject({ id: itemId.optional(), content: text }))
    .max(60)
    .optional(),
  imageSrc: media.optional(),
  imageAlt: text.optional(),
  /** A film on YouTube, or the address of a film file. */
  videoSrc: media.optional(),
})

/** The page of a post, customer story or job: an article and the content around it. */
export const article = z.looseObject({
  backLinkText: text.optional(),
  author: z.looseObject({ name: text, role: text.optional(), portrait: media.optional() }).optional(),
  introImage: media.optional(),
  introImageAlt: text.optional(),
  intro: richText.optional(),
  shareTitle: text.optional(),
  tocTitle: text.optional(),
  /** What the reader can do next, e.g. register for an event. */
  buttonText: text.optional(),
  buttonLink: link.optional(),
  body: z.array(bodyItem).max(300).optional(),
})

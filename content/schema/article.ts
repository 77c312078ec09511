import * as z from 'zod'
import { film, itemId, link, media, richText, text } from './fields.ts'
import { mediaGroup } from './media-group.ts'

/** An item of an article's body. A first item without `type` is the introduction (specification §3). */
const bodyItem = z.looseObject({
  id: itemId,
  type: z.enum(['paragraph', 'subheading', 'heading', 'list', 'numbered-list', 'image', 'quote', 'video']).optional(),
  content: richText.optional(),
  items: z
    .array(z.looseObject({ id: itemId.optional(), content: text }))
    .max(60)
    .optional(),
  ...mediaGroup({ picture: 'imageSrc', alt: 'imageAlt' }, { imageSrc: media.optional(), imageAlt: text.optional() }),
  videoSrc: film.optional(),
})

export const article = z.looseObject({
  backLinkText: text.optional(),
  author: z.looseObject({ name: text, role: text.optional(), portrait: media.optional() }).optional(),
  ...mediaGroup(
    { picture: 'introImage', alt: 'introImageAlt' },
    { introImage: media.optional(), introImageAlt: text.optional() },
  ),
  intro: richText.optional(),
  shareTitle: text.optional(),
  tocTitle: text.optional(),
  /** A link to what the reader can do next, e.g. register for an event. */
  buttonText: text.optional(),
  buttonLink: link.optional(),
  body: z.array(bodyItem).max(300).optional(),
})

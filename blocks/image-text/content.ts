import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, media, richText, text } from '#content/schema/fields.ts'

/** A picture beside words. On the `ink` ground the picture steps out of a dark panel. */
export const imageText = defineBlock({
  content: z.looseObject({
    eyebrow: text.optional(),
    title: text,
    text: richText.optional(),
    points: z
      .array(z.looseObject({ id: itemId, text }))
      .max(12)
      .optional(),
    buttonText: text.optional(),
    buttonLink: link.optional(),
    image: media.optional(),
    image_alt: text.optional(),
    /** Instead of the picture a film that plays where it stands (an address ending .mp4 or .webm). */
    imageUrl: media.optional(),
    videoUrl: media.optional(),
    /** A film that a button on the picture opens: on YouTube, or a file. */
    youtubeVideoUrl: media.optional(),
    showVideoButton: z.boolean().optional(),
    watchVideoText: text.optional(),
    imageSide: z.enum(['start', 'end']).optional(),
    ground: z.enum(['white', 'mist', 'sand', 'ink']).optional(),
  }),
  blank: { title: { en: 'A picture and a few words', ar: 'صورة وبضع كلمات' } },
})

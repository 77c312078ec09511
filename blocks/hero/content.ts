import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { color, itemId, link, media, text } from '#content/schema/fields.ts'

const slide = z.looseObject({ id: itemId, src: media, alt: text.optional() })

export const hero = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    eyebrow: text.optional(),
    logo: media.optional(),
    primaryButtonText: text.optional(),
    primaryButtonLink: link.optional(),
    secondaryButtonText: text.optional(),
    secondaryButtonLink: link.optional(),
    watchVideoText: text.optional(),
    videoUrl: media.optional(),
    mainImage: media.optional(),
    image_alt: text.optional(),
    teamImage: media.optional(),
    backgroundImage: media.optional(),
    imageSrc: media.optional(),
    imageAlt: text.optional(),
    backgroundColor: color.optional(),
    blobFillColor: color.optional(),
    blobStrokeColor: color.optional(),
    topLeftBlobColor: color.optional(),
    bottomLeftBlobColor: color.optional(),
    bottomRightBlobColor: color.optional(),
    /** More room around the words. */
    padding: z.enum(['normal', 'wide']).optional(),
    /** With slides the hero shows a gliding gallery instead of one picture. */
    sliderImages: z.array(slide).max(12).optional(),
  }),
  blank: {
    title: { en: 'A new page', ar: 'صفحة جديدة' },
    subtitle: { en: 'What it is about.', ar: 'عمّا تتحدّث هذه الصفحة.' },
  },
})

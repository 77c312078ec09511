import * as z from 'zod'
import { defineBlock } from '#content/schema/block-definition.ts'
import { button, heading, itemList, media, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

export const callToAction = defineBlock({
  name: { en: 'Call to action', ar: 'دعوة إلى التواصل' },
  hint: { en: 'A last word on the page, with one button', ar: 'كلمة أخيرة في الصفحة مع زرّ واحد' },
  searchTerms: { en: 'cta banner button contact action video', ar: 'بانر لافتة فيديو حث إجراء اتصال' },
  saveFailed: 'alerts.ctaFailed',
  content: z.looseObject({
    ...heading,
    text_before: text.optional(),
    email: text.optional(),
    text_after: text.optional(),
    ...button,
    ...mediaGroup(
      { picture: 'imageUrl', video: 'videoUrl', alt: 'image_alt' },
      { imageUrl: media.optional(), videoUrl: media.optional(), image_alt: text.optional() },
    ),
    people: itemList(6, { name: text, portrait: media }).optional(),
  }),
  blank: {
    title: { en: 'Talk to us', ar: 'تحدّثوا إلينا' },
    subtitle: {
      en: '<p>Tell us what your people should be able to do, and by when. A consultant will answer within one working day.</p>',
      ar: '<p>أخبرونا بما ينبغي أن يتقنه موظفوكم، ومتى. يردّ عليكم مستشار خلال يوم عمل واحد.</p>',
    },
    buttonText: { en: 'Contact us', ar: 'تواصلوا معنا' },
    buttonLink: '/contact',
  },
})

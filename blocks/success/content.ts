import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { media, text } from '#content/schema/fields.ts'

/** The thank-you after the form (specification §3). */
export const success = defineBlock({
  content: z.looseObject({
    title: text,
    message: text,
    assistance_title: text.optional(),
    assistance_call: text.optional(),
    assistance_email: text.optional(),
    phone: text.optional(),
    email: text.optional(),
    conclusion: text.optional(),
    button_text: text.optional(),
    image: media.optional(),
    image_alt: text.optional(),
  }),
  blank: {
    title: { en: 'Thank you', ar: 'شكرًا لكم' },
    message: { en: 'Your message has arrived.', ar: 'وصلتنا رسالتكم.' },
    button_text: { en: 'Back to the homepage', ar: 'العودة إلى الصفحة الرئيسية' },
  },
})

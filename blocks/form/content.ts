import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, richText, text } from '#content/schema/fields.ts'

/**
 * The contact form (specification §2), on solution pages as the request for a demo: `interest` then says what was asked
 * about, and nobody has to choose.
 */
export const form = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    nameLabel: text,
    emailLabel: text,
    companyLabel: text,
    phoneLabel: text,
    interestLabel: text.optional(),
    /** What one may ask about; the first choice is none of them. */
    interests: z
      .array(z.looseObject({ id: itemId, label: text }))
      .max(30)
      .optional(),
    interestPlaceholder: text.optional(),
    interest: text.optional(),
    messageLabel: text,
    messageHint: text.optional(),
    /** What becomes of the data, with a link to the privacy policy. */
    note: richText.optional(),
    buttonText: text,
    /** What happens next, beside the form. */
    points: z
      .array(z.looseObject({ id: itemId, text }))
      .max(8)
      .optional(),
  }),
  blank: {
    title: { en: 'Ask for a demo', ar: 'اطلبوا عرضًا' },
    nameLabel: { en: 'Name', ar: 'الاسم' },
    emailLabel: { en: 'Work e-mail', ar: 'بريد العمل' },
    companyLabel: { en: 'Company', ar: 'الجهة' },
    phoneLabel: { en: 'Phone', ar: 'الهاتف' },
    messageLabel: { en: 'Message', ar: 'الرسالة' },
    buttonText: { en: 'Send', ar: 'إرسال' },
  },
})

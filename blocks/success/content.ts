import * as z from 'zod'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { picture, richText, text } from '#content/schema/fields.ts'

/** The thank-you message after the form (specification §3). */
export const success = defineBlock({
  name: { en: 'Thank-you', ar: 'الشكر' },
  hint: { en: 'The thanks for a message that has arrived', ar: 'الشكر على رسالة وصلت' },
  searchTerms: { en: 'success thank you confirmation sent', ar: 'نجاح تأكيد شكرًا' },
  content: z.looseObject({
    title: text,
    message: richText,
    assistance_title: text.optional(),
    assistance_call: text.optional(),
    assistance_email: text.optional(),
    phone: text.optional(),
    email: text.optional(),
    conclusion: richText.optional(),
    button_text: text.optional(),
    ...picture,
  }),
  allowedPages: ['success'],
  blank: {
    title: { en: 'Thank you', ar: 'شكرًا لكم' },
    message: {
      en: 'Your message has arrived. A consultant will answer within one working day.',
      ar: 'وصلتنا رسالتكم، ويردّ عليكم مستشار خلال يوم عمل واحد.',
    },
    assistance_title: { en: 'If it cannot wait', ar: 'إن كان الأمر عاجلًا' },
    assistance_call: { en: 'Call us:', ar: 'اتصلوا بنا:' },
    assistance_email: { en: 'Or send us an e-mail:', ar: 'أو راسلونا بالبريد الإلكتروني:' },
    phone: { en: '+966 11 555 0142', ar: '+966 11 555 0142' },
    email: { en: 'info@example.com', ar: 'info@example.com' },
    conclusion: {
      en: 'In the meantime, read our customers’ stories on the homepage.',
      ar: 'وحتى ذلك الحين اقرؤوا قصص عملائنا في الصفحة الرئيسية.',
    },
    button_text: { en: 'Back to the homepage', ar: 'العودة إلى الصفحة الرئيسية' },
    image: defaultPicture,
  },
})

import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, text } from '#content/schema/fields.ts'

const footerLink = z.looseObject({ id: itemId, label: text, path: link })

export const footer = defineBlock({
  content: z.looseObject({
    staticTexts: z.looseObject({
      newsletterTitle: text,
      newsletterDisclaimer: text,
      newsletterPlaceholder: text,
      newsletterButton: text,
      about: text,
      contactsTitle: text,
      socialTitle: text,
      copyright: text,
    }),
    columns: z.array(z.looseObject({ id: itemId, title: text, links: z.array(footerLink).max(30) })).max(6),
    contacts: z.array(z.looseObject({ id: itemId, name: text, address: text, phone: text })).max(12),
    email: text,
    socialLinks: z.array(footerLink).max(8),
    legalLinks: z.array(footerLink).max(12),
  }),
  blank: {
    staticTexts: {
      newsletterTitle: { en: 'Our newsletter', ar: 'نشرتنا البريدية' },
      newsletterDisclaimer: { en: 'One letter a month.', ar: 'رسالة واحدة كل شهر.' },
      newsletterPlaceholder: { en: 'Your work e-mail', ar: 'بريدكم في العمل' },
      newsletterButton: { en: 'Subscribe', ar: 'اشتركوا' },
      about: { en: '', ar: '' },
      contactsTitle: { en: 'Talk to us', ar: 'تحدّثوا إلينا' },
      socialTitle: { en: 'Follow us', ar: 'تابعونا' },
      copyright: { en: '', ar: '' },
    },
    columns: [],
    contacts: [],
    email: { en: '' },
    socialLinks: [],
    legalLinks: [],
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { itemId, itemList, link, richText, text } from '#content/schema/fields.ts'

const footerLink = z.looseObject({ id: itemId, label: text, path: link })

export const footer = defineBlock({
  name: { en: 'Footer', ar: 'تذييل الصفحة' },
  hint: {
    en: 'Newsletter, links, offices and the copyright line',
    ar: 'النشرة البريدية والروابط والمكاتب وسطر الحقوق',
  },
  searchTerms: { en: 'bottom newsletter subscribe social', ar: 'أسفل الصفحة فوتر ذيل اشتراك' },
  isFrame: true,
  content: z.looseObject({
    staticTexts: z.looseObject({
      newsletterTitle: text,
      newsletterDisclaimer: text,
      newsletterPlaceholder: text.optional(),
      newsletterButton: text.optional(),
      about: richText.optional(),
      contactsTitle: text,
      socialTitle: text,
      copyright: text,
    }),
    columns: itemList(6, { title: text, links: z.array(footerLink).max(30) }),
    contacts: itemList(12, { name: text, address: text, phone: text }).optional(),
    legalLinks: z.array(footerLink).max(12),
  }),
  allowedPages: ['footer'],
  blank: {
    staticTexts: {
      newsletterTitle: { en: 'Our newsletter', ar: 'نشرتنا البريدية' },
      newsletterDisclaimer: {
        en: 'Once a month. You can unsubscribe at any time.',
        ar: 'مرة كل شهر. ويمكنكم إلغاء الاشتراك متى شئتم.',
      },
      newsletterPlaceholder: { en: 'Your work e-mail', ar: 'بريد العمل' },
      newsletterButton: { en: 'Subscribe', ar: 'اشتركوا' },
      about: {
        en: 'Learning platforms and courses for organisations in the Gulf.',
        ar: 'منصّات تعلّم ودورات للمؤسسات في الخليج.',
      },
      contactsTitle: { en: 'Talk to us', ar: 'تحدّثوا إلينا' },
      socialTitle: { en: 'Follow us', ar: 'تابعونا' },
      copyright: { en: '© iLearn', ar: '© iLearn' },
    },
    columns: [
      {
        id: 'col-solutions',
        title: { en: 'Solutions', ar: 'الحلول' },
        links: blankItems({}, [
          { label: { en: 'Totara', ar: 'Totara' }, path: '/solutions/totara-suite' },
          { label: { en: 'Open edX', ar: 'Open edX' }, path: '/solutions/open-edx' },
          { label: { en: 'Bespoke content', ar: 'محتوى مخصّص' }, path: '/solutions/bespoke-content' },
        ]),
      },
      {
        id: 'col-company',
        title: { en: 'Company', ar: 'الشركة' },
        links: blankItems({}, [
          { label: { en: 'About us', ar: 'من نحن' }, path: '/about' },
          { label: { en: 'Customer stories', ar: 'قصص العملاء' }, path: '/customer-stories' },
          { label: { en: 'Careers', ar: 'الوظائف' }, path: '/careers' },
        ]),
      },
    ],
    contacts: blankItems({}, [
      {
        name: { en: 'Riyadh', ar: 'الرياض' },
        address: { en: 'Olaya Street 214', ar: 'شارع العليا ٢١٤' },
        phone: { en: '+966 11 555 0142', ar: '+966 11 555 0142' },
      },
      {
        name: { en: 'Dubai', ar: 'دبي' },
        address: { en: 'Knowledge Park, Block 8', ar: 'مجمّع المعرفة، مبنى ٨' },
        phone: { en: '+971 4 555 0186', ar: '+971 4 555 0186' },
      },
      {
        name: { en: 'Amman', ar: 'عمّان' },
        address: { en: 'Zahran Street 61', ar: 'شارع زهران ٦١' },
        phone: { en: '+962 6 555 0117', ar: '+962 6 555 0117' },
      },
    ]),
    legalLinks: [{ id: 'first', label: { en: 'Privacy policy', ar: 'سياسة الخصوصية' }, path: '/privacy-policy' }],
  },
})

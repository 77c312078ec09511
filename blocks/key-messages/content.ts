import * as z from 'zod'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block.ts'
import { accent, itemId, media, richText, text } from '#content/schema/fields.ts'

/** A carousel of short messages, each with a picture. */
export const keyMessages = defineBlock({
  name: { en: 'Key messages', ar: 'رسائل رئيسية' },
  hint: { en: 'Large cards to leaf through', ar: 'بطاقات كبيرة للتصفّح' },
  searchTerms: { en: 'slider carousel slideshow values', ar: 'سلايدر شرائح قيم' },
  content: z.looseObject({
    title: text,
    subtitle: richText.optional(),
    messages: z
      .array(
        z.looseObject({
          id: itemId,
          title: text,
          text: richText,
          /** An optional key figure. */
          figure: text.optional(),
          image: media.optional(),
          image_alt: text.optional(),
          accent: accent.optional(),
        }),
      )
      .max(12),
  }),
  blank: {
    title: { en: 'In short', ar: 'باختصار' },
    subtitle: { en: 'Three things worth knowing.', ar: 'ثلاثة أمور تهمّكم معرفتها.' },
    messages: [
      {
        id: 'first',
        title: { en: 'One team stays with you', ar: 'فريق واحد يبقى معكم' },
        text: {
          en: 'The people who plan your platform still look after it in its third year.',
          ar: 'من يخطّط لمنصّتكم يبقى لرعايتها في عامها الثالث.',
        },
        image: defaultPicture,
        accent: 'saffron',
      },
      {
        id: 'second',
        title: { en: 'Two languages, two authors', ar: 'لغتان وكاتبان' },
        text: {
          en: 'Courses are written in Arabic first, and the English edition has its own author.',
          ar: 'تُكتب الدورات بالعربية أوّلًا، ولنسختها الإنجليزية كاتب مستقلّ.',
        },
        image: defaultPicture,
        accent: 'coral',
      },
      {
        id: 'third',
        title: { en: 'Three offices close by', ar: 'ثلاثة مكاتب بقربكم' },
        text: {
          en: 'Riyadh, Dubai and Amman work together, and one of our offices is never far away.',
          ar: 'تعمل الرياض ودبي وعمّان معًا، وأحد مكاتبنا قريب منكم دائمًا.',
        },
        image: defaultPicture,
        accent: 'teal',
      },
    ],
  },
})

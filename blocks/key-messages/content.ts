import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { accent, heading, itemList, picture, richText, text } from '#content/schema/fields.ts'

export const keyMessages = defineBlock({
  name: { en: 'Key messages', ar: 'رسائل رئيسية' },
  hint: { en: 'Large cards to leaf through', ar: 'بطاقات كبيرة للتصفّح' },
  searchTerms: { en: 'slider carousel slideshow values', ar: 'سلايدر شرائح قيم' },
  content: z.looseObject({
    ...heading,
    messages: itemList(12, {
      title: text,
      text: richText,
      figure: text.optional(),
      ...picture,
      accent: accent.optional(),
    }),
  }),
  blank: {
    title: { en: 'In short', ar: 'باختصار' },
    subtitle: { en: 'Three things worth knowing.', ar: 'ثلاثة أمور تهمّكم معرفتها.' },
    messages: blankItems({ image: defaultPicture }, [
      {
        title: { en: 'One team stays with you', ar: 'فريق واحد يبقى معكم' },
        text: {
          en: 'The people who plan your platform still look after it in its third year.',
          ar: 'من يخطّط لمنصّتكم يبقى لرعايتها في عامها الثالث.',
        },
        accent: 'saffron',
      },
      {
        title: { en: 'Two languages, two authors', ar: 'لغتان وكاتبان' },
        text: {
          en: 'Courses are written in Arabic first, and the English edition has its own author.',
          ar: 'تُكتب الدورات بالعربية أوّلًا، ولنسختها الإنجليزية كاتب مستقلّ.',
        },
        accent: 'coral',
      },
      {
        title: { en: 'Three offices close by', ar: 'ثلاثة مكاتب بقربكم' },
        text: {
          en: 'Riyadh, Dubai and Amman work together, and one of our offices is never far away.',
          ar: 'تعمل الرياض ودبي وعمّان معًا، وأحد مكاتبنا قريب منكم دائمًا.',
        },
        accent: 'teal',
      },
    ]),
  },
})

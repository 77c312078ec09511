import * as z from 'zod'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, richText, text } from '#content/schema/fields.ts'

/** A statement (its bold text has the accent colour), a paragraph, a link and a few figures. */
export const welcome = defineBlock({
  name: { en: 'Welcome', ar: 'الترحيب' },
  hint: { en: 'One strong sentence and a few figures', ar: 'جملة واحدة قوية وبضعة أرقام' },
  searchTerms: { en: 'intro introduction statement about statistics numbers', ar: 'مقدمة تعريف نبذة إحصاءات' },
  content: z.looseObject({
    title: richText,
    text: richText.optional(),
    buttonText: text.optional(),
    buttonLink: link.optional(),
    figures: z.array(z.looseObject({ id: itemId, value: text, unit: text.optional(), label: text })).max(8),
  }),
  blank: {
    title: {
      en: 'Since 2009 we have helped people <strong>learn what their work needs</strong>, in Arabic and in English.',
      ar: 'منذ عام ٢٠٠٩ نساعد الناس على <strong>تعلّم ما يحتاج إليه عملهم</strong>، بالعربية والإنجليزية.',
    },
    text: {
      en: '<p>The people who plan a learning platform with you build it, launch it and look after it. They are still working on it in its third year.</p>',
      ar: '<p>من يخطّط معكم لمنصّة التعلّم هو من يبنيها ويطلقها ويرعاها، ويبقى معها في عامها الثالث.</p>',
    },
    buttonText: { en: 'About us', ar: 'من نحن' },
    buttonLink: '/about',
    figures: [
      {
        id: 'first',
        value: { en: '2009', ar: '٢٠٠٩' },
        label: { en: 'the year we began, in Riyadh', ar: 'عام انطلاقنا من الرياض' },
      },
      {
        id: 'second',
        value: { en: '3', ar: '٣' },
        label: { en: 'offices: Riyadh, Dubai and Amman', ar: 'مكاتب: الرياض ودبي وعمّان' },
      },
      {
        id: 'third',
        value: { en: '300', ar: '٣٠٠' },
        label: { en: 'organisations learn with us', ar: 'جهة تتعلّم معنا' },
      },
      {
        id: 'fourth',
        value: { en: '140', ar: '١٤٠' },
        label: { en: 'people in one team', ar: 'شخصًا في فريق واحد' },
      },
    ],
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { button, itemList, richText, text } from '#content/schema/fields.ts'

/** A statement, a paragraph, a link and a few figures. Bold text in the statement has the accent colour. */
export const welcome = defineBlock({
  name: { en: 'Welcome', ar: 'الترحيب' },
  hint: { en: 'One strong sentence and a few figures', ar: 'جملة واحدة قوية وبضعة أرقام' },
  searchTerms: { en: 'intro introduction statement about statistics numbers', ar: 'مقدمة تعريف نبذة إحصاءات' },
  content: z.looseObject({
    title: richText,
    text: richText.optional(),
    ...button,
    figures: itemList(8, { value: text, unit: text.optional(), label: text }),
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
    figures: blankItems({}, [
      {
        value: { en: '2009', ar: '٢٠٠٩' },
        label: { en: 'the year we began, in Riyadh', ar: 'عام انطلاقنا من الرياض' },
      },
      {
        value: { en: '3', ar: '٣' },
        label: { en: 'offices: Riyadh, Dubai and Amman', ar: 'مكاتب: الرياض ودبي وعمّان' },
      },
      { value: { en: '300', ar: '٣٠٠' }, label: { en: 'organisations learn with us', ar: 'جهة تتعلّم معنا' } },
      { value: { en: '140', ar: '١٤٠' }, label: { en: 'people in one team', ar: 'شخصًا في فريق واحد' } },
    ]),
  },
})

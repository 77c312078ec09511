import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { itemList, media, richText, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

export const tabs = defineBlock({
  name: { en: 'Tabs', ar: 'تبويبات' },
  hint: { en: 'A few topics, one at a time, with a picture each', ar: 'بضعة موضوعات يظهر كل منها مع صورته' },
  searchTerms: { en: 'switch sections panels', ar: 'ألسنة أقسام لوحات' },
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: richText.optional(),
    /** The label of the button that leads to the form on the same page (#request-demo-form). */
    buttonText: text.optional(),
    tabs: itemList(12, {
      title: text,
      description: richText,
      ...mediaGroup(
        { picture: 'imageSrc', alt: 'imageAlt' },
        { imageSrc: media.optional(), imageAlt: text.optional() },
      ),
    }),
  }),
  blank: {
    mainTitle: { en: 'How we work together', ar: 'كيف نعمل معًا' },
    mainSubtitle: {
      en: 'Three steps, the same for a large company and a small one.',
      ar: 'ثلاث خطوات، هي نفسها للشركة الكبيرة والصغيرة.',
    },
    tabs: blankItems({ imageSrc: defaultPicture }, [
      {
        title: { en: 'We listen', ar: 'نستمع' },
        description: {
          en: '<p>We begin where the work is done, and ask what goes wrong on an ordinary day.</p>',
          ar: '<p>نبدأ من حيث يجري العمل، ونسأل عمّا يتعثّر في يوم عادي.</p>',
        },
      },
      {
        title: { en: 'We build', ar: 'نبني' },
        description: {
          en: '<p>Every week you see what is new and tell us what to change, so there are no surprises at the end.</p>',
          ar: '<p>نعرض عليكم الجديد كل أسبوع وتخبروننا بما يلزم تغييره، فلا مفاجآت في النهاية.</p>',
        },
      },
      {
        title: { en: 'We stay', ar: 'نبقى' },
        description: {
          en: '<p>After the launch the same people answer your questions and keep the courses up to date.</p>',
          ar: '<p>بعد الإطلاق يجيب الفريق نفسه عن أسئلتكم ويُبقي الدورات محدَّثة.</p>',
        },
      },
    ]),
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, richText, text } from '#content/schema/fields.ts'

/** Ordered steps, e.g. how a course is made or how people are hired. */
export const timeline = defineBlock({
  name: { en: 'Steps', ar: 'الخطوات' },
  hint: { en: 'What happens first, second and third', ar: 'ما يحدث أوّلًا وثانيًا وثالثًا' },
  searchTerms: { en: 'timeline process history roadmap milestones', ar: 'خط زمني مراحل تاريخ مسيرة' },
  content: z.looseObject({
    ...heading,
    steps: itemList(16, {
      title: text,
      description: richText,
      duration: text.optional(),
    }),
  }),
  blank: {
    title: { en: 'Step by step', ar: 'خطوة بخطوة' },
    subtitle: {
      en: 'What happens from the first call to the first day.',
      ar: 'ما يحدث من أول مكالمة إلى اليوم الأول.',
    },
    steps: blankItems({}, [
      {
        title: { en: 'A conversation', ar: 'حديث' },
        description: {
          en: '<p>You tell us what people should be able to do, and by when.</p>',
          ar: '<p>تخبروننا بما ينبغي أن يتقنه الناس، ومتى.</p>',
        },
        duration: { en: 'Half an hour', ar: 'نصف ساعة' },
      },
      {
        title: { en: 'A first look', ar: 'نظرة أولى' },
        description: {
          en: '<p>We show you a platform with two of your own courses in it.</p>',
          ar: '<p>نعرض عليكم منصّة فيها اثنتان من دوراتكم.</p>',
        },
        duration: { en: 'Five working days', ar: 'خمسة أيام عمل' },
      },
      {
        title: { en: 'The first day', ar: 'اليوم الأول' },
        description: {
          en: '<p>Your people begin, and one of us is in your office.</p>',
          ar: '<p>يبدأ موظفوكم، ويكون أحدنا في مكتبكم.</p>',
        },
        duration: { en: 'When you are ready', ar: 'حين تكونون جاهزين' },
      },
    ]),
  },
})

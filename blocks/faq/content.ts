import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, richText, text } from '#content/schema/fields.ts'

export const faq = defineBlock({
  name: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  hint: { en: 'Questions that open to their answers', ar: 'أسئلة تُفتح على أجوبتها' },
  searchTerms: { en: 'faq accordion help collapse', ar: 'الأسئلة الشائعة والأجوبة سؤال وجواب أكورديون مساعدة' },
  content: z.looseObject({
    ...heading,
    questions: itemList(40, { question: text, answer: richText }),
  }),
  blank: {
    title: { en: 'Questions we often hear', ar: 'أسئلة تتكرّر' },
    subtitle: {
      en: '<p>Is yours missing? <a href="/contact">Write to us</a>.</p>',
      ar: '<p>لم تجدوا سؤالكم؟ <a href="/contact">اكتبوا إلينا</a>.</p>',
    },
    questions: blankItems({}, [
      {
        question: { en: 'How do we begin?', ar: 'كيف نبدأ؟' },
        answer: {
          en: '<p>With half an hour on the phone. We find out what you need, and tell you if another provider would suit you better.</p>',
          ar: '<p>بنصف ساعة على الهاتف. نفهم ما تحتاجون إليه، ونصارحكم إن كان غيرنا أنسب لكم.</p>',
        },
      },
      {
        question: { en: 'Which languages do you work in?', ar: 'بأي لغة تعملون؟' },
        answer: {
          en: '<p>In Arabic and English, with your team and in your courses.</p>',
          ar: '<p>بالعربية والإنجليزية، مع فريقكم وفي دوراتكم.</p>',
        },
      },
      {
        question: { en: 'Who looks after everything later?', ar: 'من يتولّى كل شيء بعد ذلك؟' },
        answer: {
          en: '<p>The people who set it up. You have their names and their telephone numbers.</p>',
          ar: '<p>من جهّزوه لكم. ولديكم أسماؤهم وأرقام هواتفهم.</p>',
        },
      },
    ]),
  },
})

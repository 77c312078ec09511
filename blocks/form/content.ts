import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, richText, text } from '#content/schema/fields.ts'

/**
 * The contact form (specification §2). On solution pages it requests a demo: `interest` then is the solution, and
 * visitors do not choose a subject.
 */
export const form = defineBlock({
  name: { en: 'Contact form', ar: 'نموذج التواصل' },
  hint: { en: 'The form through which visitors write to you', ar: 'النموذج الذي يكتب إليكم الزوّار من خلاله' },
  searchTerms: { en: 'contact email message enquiry', ar: 'اتصال بريد رسالة استفسار مراسلة' },
  anchor: '#request-demo-form',
  content: z.looseObject({
    ...heading,
    nameLabel: text,
    emailLabel: text,
    companyLabel: text,
    phoneLabel: text,
    interestLabel: text.optional(),
    /** The subjects from which visitors choose. `interestPlaceholder` is shown until a subject is chosen. */
    interests: itemList(30, { label: text }).optional(),
    interestPlaceholder: text.optional(),
    interest: text.optional(),
    messageLabel: text,
    messageHint: text.optional(),
    /** How the data are used, with a link to the privacy policy. */
    note: richText.optional(),
    buttonText: text,
    /** A list beside the form that says what happens after sending. */
    points: itemList(8, { text: richText }).optional(),
  }),
  blank: {
    title: { en: 'Request a demo', ar: 'اطلبوا عرضًا' },
    subtitle: {
      en: 'Three lines are enough. We answer within one working day.',
      ar: 'تكفينا ثلاثة أسطر، ونردّ خلال يوم عمل واحد.',
    },
    nameLabel: { en: 'Name', ar: 'الاسم' },
    emailLabel: { en: 'Work e-mail', ar: 'بريد العمل' },
    companyLabel: { en: 'Company', ar: 'الجهة' },
    phoneLabel: { en: 'Phone', ar: 'الهاتف' },
    messageLabel: { en: 'What would you like to see?', ar: 'ماذا تودّون أن تروا؟' },
    note: {
      en: '<p>We use these details only to answer you. The <a href="/privacy-policy">privacy policy</a> says how long we keep them.</p>',
      ar: '<p>نستخدم هذه البيانات للردّ عليكم فقط، وتوضّح <a href="/privacy-policy">سياسة الخصوصية</a> مدّة الاحتفاظ بها.</p>',
    },
    buttonText: { en: 'Send', ar: 'إرسال' },
    points: blankItems({}, [
      {
        text: { en: 'A consultant in your nearest office reads it.', ar: 'يقرأ رسالتكم مستشار في أقرب مكاتبنا إليكم.' },
      },
      {
        text: { en: 'You get an answer, or a suggested time for a call.', ar: 'يصلكم جواب، أو موعد مقترح لمكالمة.' },
      },
      {
        text: {
          en: 'If it suits you, we show you a platform with your own courses.',
          ar: 'وإن ناسبكم ذلك عرضنا عليكم منصّة فيها دوراتكم.',
        },
      },
    ]),
  },
})

import * as z from 'zod'
import { plainKeys } from '#content/policy-entries.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { richText, text } from '#content/schema/fields.ts'

const isPlain = (key: string) => new RegExp(plainKeys).test(key)

const texts = z
  .record(z.string().regex(/^[a-zA-Z]\w{0,79}$/, 'may hold letters, digits and underscore'), richText)
  .superRefine((content, { addIssue }) => {
    for (const [key, value] of Object.entries(content).filter(([key]) => isPlain(key))) {
      for (const issue of text.safeParse(value).error?.issues ?? []) addIssue({ ...issue, path: [key, ...issue.path] })
    }
  })
  .meta({ plain: plainKeys })

/**
 * A long text such as the privacy policy (specification §2). The suffix of a key determines the kind of its text
 * (content/policy-entries.ts); titles are plain texts. `order` lists the keys from top to bottom, because PostgreSQL
 * does not keep the order of an object's keys.
 */
export const policy = defineBlock({
  name: { en: 'Long text', ar: 'نص طويل' },
  hint: { en: 'Headings, paragraphs and lists: a policy, terms', ar: 'عناوين وفقرات وقوائم، كسياسة أو شروط' },
  searchTerms: { en: 'privacy terms legal article', ar: 'خصوصية شروط أحكام قانوني' },
  content: z.looseObject({
    content: texts,
    order: z.array(z.string()).max(200).optional(),
  }),
  blank: {
    content: {
      title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
      introduction: {
        en: 'This page says what this website learns about you, why, who sees it and when it is deleted.',
        ar: 'توضّح هذه الصفحة ما يعرفه هذا الموقع عنكم، ولماذا، ومن يطّلع عليه، ومتى يُحذف.',
      },
      formTitle: { en: 'When you write to us', ar: 'حين تكتبون إلينا' },
      formText: {
        en: 'We keep what you wrote in order to answer you, and for nothing else:',
        ar: 'نحتفظ بما كتبتموه للردّ عليكم لا غير:',
      },
      formList: {
        en: '• your name, your work e-mail, your company and your phone number;\n• your message;\n• the page you wrote from, the date and the time.',
        ar: '• الاسم وبريد العمل واسم الجهة ورقم الهاتف.\n• نص الرسالة.\n• الصفحة التي كتبتم منها، والتاريخ والوقت.',
      },
      keepTitle: { en: 'How long we keep it', ar: 'مدّة الاحتفاظ' },
      keepText: {
        en: 'As long as we need it to answer you. Then it is deleted.',
        ar: 'ما دمنا نحتاج إليه للردّ عليكم، ثم يُحذف.',
      },
      rightsTitle: { en: 'Your rights', ar: 'حقوقكم' },
      rightsText: {
        en: 'You may ask at any time what we have stored about you, have it corrected or have it deleted. Please write to:',
        ar: 'يحقّ لكم في أي وقت أن تسألوا عمّا نحفظه عنكم، وأن تطلبوا تصحيحه أو حذفه. راسلونا على:',
      },
      contactUsEmail: { en: 'info@example.com', ar: 'info@example.com' },
    },
    order: [
      'title',
      'introduction',
      'formTitle',
      'formText',
      'formList',
      'keepTitle',
      'keepText',
      'rightsTitle',
      'rightsText',
      'contactUsEmail',
    ],
  },
})

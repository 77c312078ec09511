import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultIcon } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { accent, color, icon, itemList, picture, richText, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

const blob = z.looseObject({ color })

const featureLayouts = [
  'list',
  'cards',
  'numbered',
  'columns',
  'around',
  'hub',
  'board',
  'funnel',
  'stairs',
  'sheet',
  'bubbles',
] as const

export const features = defineBlock({
  name: { en: 'Features', ar: 'المزايا' },
  hint: { en: 'Advantages in a list, on cards or numbered', ar: 'مزايا في قائمة أو على بطاقات أو مرقّمة' },
  searchTerms: { en: 'benefits advantages checklist icons', ar: 'فوائد ميزات خصائص أيقونات' },
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: richText.optional(),
    /** How the features are arranged. Each layout except `list` has a style sheet of its own (blocks/styles.ts). */
    layout: z.enum(featureLayouts).optional(),
    /** The picture in the middle of the layout `around`. Other layouts do not show it. */
    ...picture,
    accent: accent.optional(),
    backgroundColor: color.optional(),
    titleBlob: blob.optional(),
    rightBlob: blob.optional(),
    leftBlob: blob.optional(),
    features: itemList(24, {
      title: text,
      description: richText,
      ...mediaGroup({ picture: 'imageSrc', alt: 'imageAlt' }, { imageSrc: icon.optional(), imageAlt: text.optional() }),
    }),
  }),
  blank: {
    mainTitle: { en: 'What you get', ar: 'ما تحصلون عليه' },
    mainSubtitle: {
      en: 'The same for every customer, and written into the contract.',
      ar: 'نقدّمه لكل عميل، وهو مكتوب في العقد.',
    },
    layout: 'cards',
    features: blankItems({ imageSrc: defaultIcon }, [
      {
        title: { en: 'Arabic written first', ar: 'عربية تُكتب أوّلًا' },
        description: {
          en: '<p>Courses that read naturally in both languages, because each has an author in both.</p>',
          ar: '<p>دورات سلسة باللغتين، لأنّ لكل دورة كاتبًا بكل لغة.</p>',
        },
      },
      {
        title: { en: 'Reports that say what to do', ar: 'تقارير تبيّن ما يلزم' },
        description: {
          en: '<p>Every manager has one page: who is done, who is late and who needs a reminder.</p>',
          ar: '<p>صفحة واحدة لكل مدير: من أنهى، ومن تأخّر، ومن يحتاج إلى تذكير.</p>',
        },
      },
      {
        title: { en: 'People who answer', ar: 'فريق يردّ' },
        description: {
          en: '<p>You call, and a person who knows your platform answers.</p>',
          ar: '<p>تتصلون فيردّ عليكم من يعرف منصّتكم.</p>',
        },
      },
      {
        title: { en: 'Data in your region', ar: 'بيانات في منطقتكم' },
        description: {
          en: '<p>Your platform runs close to you, and so do its backups.</p>',
          ar: '<p>تعمل منصّتكم قريبًا منكم، وكذلك نسخها الاحتياطية.</p>',
        },
      },
    ]),
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultPortrait } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, portrait, richText, text } from '#content/schema/fields.ts'

export const team = defineBlock({
  name: { en: 'Team', ar: 'الفريق' },
  hint: { en: 'People with their portrait, name and role', ar: 'أشخاص بصورهم وأسمائهم وأدوارهم' },
  searchTerms: { en: 'staff employees about us members management', ar: 'موظفون أعضاء إدارة من نحن' },
  content: z.looseObject({
    ...heading,
    members: itemList(60, {
      name: text,
      role: text,
      office: text.optional(),
      note: richText.optional(),
      ...portrait,
    }),
  }),
  blank: {
    title: { en: 'The team', ar: 'الفريق' },
    subtitle: { en: 'Some of the people you will meet.', ar: 'بعض من ستلتقون بهم.' },
    members: blankItems({ portrait: defaultPortrait }, [
      {
        name: { en: 'Faisal Al-Otaibi', ar: 'فيصل العتيبي' },
        role: { en: 'Consulting', ar: 'الاستشارات' },
        office: { en: 'Riyadh', ar: 'الرياض' },
      },
      {
        name: { en: 'Omar Khalil', ar: 'عمر خليل' },
        role: { en: 'Platforms', ar: 'المنصّات' },
        office: { en: 'Dubai', ar: 'دبي' },
      },
      {
        name: { en: 'Lina Haddad', ar: 'لينا حدّاد' },
        role: { en: 'Course design', ar: 'تصميم الدورات' },
        office: { en: 'Amman', ar: 'عمّان' },
      },
      {
        name: { en: 'Hind Al-Suwaidi', ar: 'هند السويدي' },
        role: { en: 'Customer care', ar: 'خدمة العملاء' },
        office: { en: 'Dubai', ar: 'دبي' },
      },
    ]),
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultSeal } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, picture, richText, text } from '#content/schema/fields.ts'

export const awards = defineBlock({
  name: { en: 'Awards', ar: 'الجوائز' },
  hint: { en: 'Awards year by year, the newest one large', ar: 'الجوائز عامًا بعد عام، وأحدثها كبيرة' },
  searchTerms: { en: 'prizes certificates recognition', ar: 'شهادات تقدير أوسمة تكريم' },
  content: z.looseObject({
    ...heading,
    awards: itemList(60, {
      title: text,
      issuer: text,
      year: text,
      description: richText.optional(),
      ...picture,
    }),
  }),
  blank: {
    title: { en: 'Our awards', ar: 'جوائزنا' },
    subtitle: { en: 'What juries said about our work.', ar: 'ما قالته لجان التحكيم عن عملنا.' },
    awards: blankItems({ image: defaultSeal }, [
      {
        title: { en: 'Award for work in the heat', ar: 'جائزة العمل في الحرّ' },
        issuer: { en: 'Gulf Forum for Safety at Work, Manama', ar: 'ملتقى الخليج للسلامة المهنية، المنامة' },
        year: { en: '2026', ar: '٢٠٢٦' },
        description: {
          en: '<p>For a short drawn course in five languages.</p>',
          ar: '<p>عن دورة قصيرة مرسومة بخمس لغات.</p>',
        },
      },
      {
        title: { en: 'Award for good Arabic', ar: 'جائزة العربية السليمة' },
        issuer: { en: 'Circle for Arabic at Work, Cairo', ar: 'حلقة العربية في العمل، القاهرة' },
        year: { en: '2025', ar: '٢٠٢٥' },
        description: {
          en: '<p>For courses that were written in Arabic before they were written in English.</p>',
          ar: '<p>عن دورات كُتبت بالعربية قبل الإنجليزية.</p>',
        },
      },
    ]),
  },
})

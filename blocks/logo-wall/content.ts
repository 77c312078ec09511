import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { accent, itemId, itemList, link, media, richText, text } from '#content/schema/fields.ts'

const logo = z.looseObject({
  id: itemId,
  name: text,
  src: media.optional(),
  /** A logo with a description is shown on a card. */
  description: richText.optional(),
  linkText: text.optional(),
  path: link.optional(),
  /** The accent of the card, usually the accent of the product's pages. */
  accent: accent.optional(),
})

/** Groups of partners or clients. Logos with a description are shown on cards, all others in a wall of logos. */
export const logoWall = defineBlock({
  name: { en: 'Wall of logos', ar: 'جدار الشعارات' },
  hint: { en: 'Partners or clients in groups', ar: 'الشركاء أو العملاء في مجموعات' },
  searchTerms: { en: 'clients customers partners brands grid', ar: 'عملاء شركاء علامات تجارية شبكة' },
  content: z.looseObject({
    title: text.optional(),
    subtitle: richText.optional(),
    groups: itemList(24, { title: text, description: richText.optional(), logos: z.array(logo).max(120) }),
  }),
  blank: {
    title: { en: 'Who we work with', ar: 'من نعمل معهم' },
    subtitle: { en: 'Different work, and often the same questions.', ar: 'أعمال مختلفة، وأسئلة كثيرًا ما تتشابه.' },
    groups: blankItems({}, [
      {
        title: { en: 'Travel and transport', ar: 'السفر والنقل' },
        description: {
          en: 'Crews, drivers and the people who plan their shifts.',
          ar: 'أطقم وسائقون ومن ينظّمون مناوباتهم.',
        },
        logos: blankItems({}, [
          { name: { en: 'Sahab Air', ar: 'سحاب للطيران' } },
          { name: { en: 'Dhow Logistics', ar: 'داو للخدمات اللوجستية' } },
          { name: { en: 'Marsa Ports', ar: 'موانئ مرسى' } },
        ]),
      },
      {
        title: { en: 'Health and finance', ar: 'الصحة والمال' },
        description: {
          en: 'Work in which every certificate has an expiry date.',
          ar: 'أعمال لكل شهادة فيها تاريخ انتهاء.',
        },
        logos: blankItems({}, [
          { name: { en: 'Qamra Health', ar: 'قمرة الصحية' } },
          { name: { en: 'Tilal Bank', ar: 'بنك تلال' } },
          { name: { en: 'Safa Insurance', ar: 'صفا للتأمين' } },
        ]),
      },
    ]),
  },
})

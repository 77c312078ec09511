import * as z from 'zod'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block.ts'
import { itemId, link, media, richText, text } from '#content/schema/fields.ts'

/** The company's offices. */
export const offices = defineBlock({
  name: { en: 'Offices', ar: 'المكاتب' },
  hint: { en: 'Addresses, telephone numbers and hours', ar: 'العناوين والهواتف وأوقات العمل' },
  searchTerms: { en: 'locations map branches contact', ar: 'مواقع خريطة فروع اتصال' },
  content: z.looseObject({
    title: text,
    subtitle: richText.optional(),
    offices: z
      .array(
        z.looseObject({
          id: itemId,
          city: text,
          address: text,
          hours: text.optional(),
          phone: text.optional(),
          email: text.optional(),
          image: media.optional(),
          image_alt: text.optional(),
          mapText: text.optional(),
          mapLink: link.optional(),
        }),
      )
      .max(12),
  }),
  blank: {
    title: { en: 'Our offices', ar: 'مكاتبنا' },
    subtitle: {
      en: 'Please call ahead, so that the right person is in.',
      ar: 'اتصلوا قبل مجيئكم ليكون في انتظاركم من يفيدكم.',
    },
    offices: [
      {
        id: 'first',
        city: { en: 'Riyadh', ar: 'الرياض' },
        address: { en: 'Olaya Street 214', ar: 'شارع العليا ٢١٤' },
        phone: { en: '+966 11 555 0142', ar: '+966 11 555 0142' },
        image: defaultPicture,
      },
      {
        id: 'second',
        city: { en: 'Dubai', ar: 'دبي' },
        address: { en: 'Knowledge Park, Block 8', ar: 'مجمّع المعرفة، مبنى ٨' },
        phone: { en: '+971 4 555 0186', ar: '+971 4 555 0186' },
        image: defaultPicture,
      },
      {
        id: 'third',
        city: { en: 'Amman', ar: 'عمّان' },
        address: { en: 'Zahran Street 61', ar: 'شارع زهران ٦١' },
        phone: { en: '+962 6 555 0117', ar: '+962 6 555 0117' },
        image: defaultPicture,
      },
    ],
  },
})

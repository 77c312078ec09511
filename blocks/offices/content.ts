import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { heading, itemList, link, picture, text } from '#content/schema/fields.ts'

export const offices = defineBlock({
  name: { en: 'Offices', ar: 'المكاتب' },
  hint: { en: 'Addresses, telephone numbers and hours', ar: 'العناوين والهواتف وأوقات العمل' },
  searchTerms: { en: 'locations map branches contact', ar: 'مواقع خريطة فروع اتصال' },
  content: z.looseObject({
    ...heading,
    offices: itemList(12, {
      city: text,
      address: text,
      hours: text.optional(),
      phone: text.optional(),
      email: text.optional(),
      ...picture,
      mapText: text.optional(),
      mapLink: link.optional(),
    }),
  }),
  blank: {
    title: { en: 'Our offices', ar: 'مكاتبنا' },
    subtitle: {
      en: 'Please call ahead, so that the right person is in.',
      ar: 'اتصلوا قبل مجيئكم ليكون في انتظاركم من يفيدكم.',
    },
    offices: blankItems({ image: defaultPicture }, [
      {
        city: { en: 'Riyadh', ar: 'الرياض' },
        address: { en: 'Olaya Street 214', ar: 'شارع العليا ٢١٤' },
        phone: { en: '+966 11 555 0142', ar: '+966 11 555 0142' },
      },
      {
        city: { en: 'Dubai', ar: 'دبي' },
        address: { en: 'Knowledge Park, Block 8', ar: 'مجمّع المعرفة، مبنى ٨' },
        phone: { en: '+971 4 555 0186', ar: '+971 4 555 0186' },
      },
      {
        city: { en: 'Amman', ar: 'عمّان' },
        address: { en: 'Zahran Street 61', ar: 'شارع زهران ٦١' },
        phone: { en: '+962 6 555 0117', ar: '+962 6 555 0117' },
      },
    ]),
  },
})

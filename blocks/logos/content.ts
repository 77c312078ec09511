import * as z from 'zod'
import { defaultLogo } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { itemList, media, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

export const logos = defineBlock({
  name: { en: 'Logos', ar: 'الشعارات' },
  hint: { en: 'A row of logos that glides past', ar: 'صفّ من الشعارات ينساب على مهل' },
  searchTerms: { en: 'clients customers partners brands slider carousel', ar: 'عملاء شركاء علامات تجارية سلايدر' },
  content: z.looseObject({
    title: text,
    logos: itemList(60, mediaGroup({ picture: 'src', alt: 'alt' }, { src: media, alt: text })),
  }),
  blank: {
    title: { en: 'They learn with us', ar: 'يتعلّمون معنا' },
    logos: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((id) => ({
      id,
      src: defaultLogo,
      alt: { en: 'A customer’s logo', ar: 'شعار أحد العملاء' },
    })),
  },
})

import * as z from 'zod'
import { blankItems } from '#content/blank-items.ts'
import { defaultScene } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { accent, itemId, itemList, link, media, richText, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

const child = z.looseObject({ id: itemId, label: text, path: link })

export const solutions = defineBlock({
  name: { en: 'Solutions', ar: 'الحلول' },
  hint: { en: 'Coloured cards that lead to other pages', ar: 'بطاقات ملوّنة تقود إلى صفحات أخرى' },
  searchTerms: { en: 'services products offers grid', ar: 'خدمات منتجات عروض شبكة' },
  anchor: '#solutions',
  content: z.looseObject({
    mainTitle: text,
    mainSubtitle: richText.optional(),
    solutions: itemList(24, {
      title: text,
      description: richText,
      path: link,
      ...mediaGroup(
        { picture: 'image', narrow: 'narrowImage', alt: 'image_alt' },
        { image: media.optional(), narrowImage: media.optional(), image_alt: text.optional() },
      ),
      accent,
      children: z.array(child).max(8).optional(),
    }),
  }),
  blank: {
    mainTitle: { en: 'What we offer', ar: 'ما نقدّمه' },
    mainSubtitle: { en: 'Take one or combine several.', ar: 'اختاروا واحدًا منها أو اجمعوا بينها.' },
    solutions: blankItems({ image: defaultScene }, [
      {
        title: { en: 'Learning platforms', ar: 'منصّات التعلّم' },
        description: {
          en: 'Set up for you, hosted in your region and maintained by people you can call.',
          ar: 'نجهّزها لكم ونستضيفها في منطقتكم، ويتولّى صيانتها فريق يردّ على اتصالكم.',
        },
        path: '/solutions/totara-suite',
        accent: 'teal',
      },
      {
        title: { en: 'Ready-made courses', ar: 'دورات جاهزة' },
        description: {
          en: 'Short courses in Arabic and English, chosen for the roles you have.',
          ar: 'دورات قصيرة بالعربية والإنجليزية، نختارها بما يناسب الوظائف لديكم.',
        },
        path: '/solutions/ilearn-catalogues',
        accent: 'coral',
      },
      {
        title: { en: 'Bespoke courses', ar: 'دورات مخصّصة' },
        description: {
          en: 'Written, drawn and recorded only for your company.',
          ar: 'نكتبها ونرسمها ونسجّلها لشركتكم وحدها.',
        },
        path: '/solutions/bespoke-content',
        accent: 'saffron',
      },
      {
        title: { en: 'Languages', ar: 'اللغات' },
        description: { en: 'Languages for teams that work across borders.', ar: 'لغات لفرق تعمل عبر الحدود.' },
        path: '/solutions/rosetta-stone',
        accent: 'primary',
      },
    ]),
  },
})

import * as z from 'zod'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { color, film, heading, itemId, link, media, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

/** `narrowImage` replaces the picture on narrow screens, where small text in the picture would be unreadable. */
const slide = z.looseObject({
  id: itemId,
  ...mediaGroup(
    { picture: 'src', narrow: 'narrowImage', alt: 'alt' },
    { src: media, narrowImage: media.optional(), alt: text.optional() },
  ),
})

export const hero = defineBlock({
  name: { en: 'Hero', ar: 'الواجهة' },
  hint: { en: 'The large opening of a page: title, buttons, picture', ar: 'مطلع الصفحة: عنوان كبير وأزرار وصورة' },
  searchTerms: {
    en: 'banner headline cover slider carousel slideshow video',
    ar: 'بانر لافتة غلاف شرائح فيديو سلايدر',
  },
  content: z.looseObject({
    ...heading,
    eyebrow: text.optional(),
    logo: media.optional(),
    primaryButtonText: text.optional(),
    primaryButtonLink: link.optional(),
    secondaryButtonText: text.optional(),
    secondaryButtonLink: link.optional(),
    watchVideoText: text.optional(),
    videoUrl: film.optional(),
    ...mediaGroup(
      { picture: 'mainImage', alt: 'image_alt', opened: 'videoUrl', label: 'watchVideoText' },
      { mainImage: media.optional(), image_alt: text.optional() },
    ),
    ...mediaGroup({ picture: 'teamImage', alt: 'image_alt', opened: 'videoUrl' }, { teamImage: media.optional() }),
    backgroundImage: media.optional(),
    ...mediaGroup(
      { picture: 'imageSrc', alt: 'imageAlt', opened: 'videoUrl' },
      { imageSrc: media.optional(), imageAlt: text.optional() },
    ),
    backgroundColor: color.optional(),
    blobFillColor: color.optional(),
    blobStrokeColor: color.optional(),
    topLeftBlobColor: color.optional(),
    bottomLeftBlobColor: color.optional(),
    bottomRightBlobColor: color.optional(),
    padding: z.enum(['normal', 'wide']).optional(),
    /** With more than one slide, the hero shows a moving gallery. A single slide is shown like `mainImage`. */
    sliderImages: z.array(slide).max(12).optional(),
  }),
  blank: {
    title: { en: 'Learning that fits the work', ar: 'تعلّم يناسب العمل' },
    subtitle: {
      en: 'We set up learning platforms and courses in Arabic and English, and keep them running.',
      ar: 'نجهّز منصّات التعلّم ودوراتها بالعربية والإنجليزية، ونتولّى تشغيلها.',
    },
    primaryButtonText: { en: 'Talk to us', ar: 'تحدّثوا إلينا' },
    primaryButtonLink: '/contact',
    secondaryButtonText: { en: 'Read customer stories', ar: 'اقرؤوا قصص العملاء' },
    secondaryButtonLink: '/customer-stories',
    mainImage: defaultPicture,
    image_alt: { en: '', ar: '' },
    backgroundColor: '#F5F7FD',
    blobFillColor: '#DDF4F1',
    blobStrokeColor: '#3450E0',
    topLeftBlobColor: '#FFEBC4',
  },
})

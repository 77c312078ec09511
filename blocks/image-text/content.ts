import * as z from 'zod'
import { defaultPicture } from '#content/default-media.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { button, film, itemList, media, richText, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

/** A picture beside text. On the ground `ink`, both are on a dark panel. */
export const imageText = defineBlock({
  name: { en: 'Image with text', ar: 'صورة ونص' },
  hint: { en: 'A picture or a film beside a few words', ar: 'صورة أو فيلم بجانب كلمات قليلة' },
  searchTerms: { en: 'photo video media about column', ar: 'صور فيديو وسائط نبذة عمود' },
  content: z.looseObject({
    eyebrow: text.optional(),
    title: text.optional(),
    text: richText.optional(),
    points: itemList(12, { text: richText }).optional(),
    ...button,
    ...mediaGroup(
      {
        picture: 'imageUrl',
        video: 'videoUrl',
        base: 'image',
        narrow: 'narrowImage',
        alt: 'image_alt',
        opened: 'youtubeVideoUrl',
        label: 'watchVideoText',
      },
      {
        image: media.optional(),
        narrowImage: media.optional(),
        image_alt: text.optional(),
        /** A picture or video that replaces `image`. If `videoUrl` is set, it is the poster of that video. */
        imageUrl: media.optional(),
        videoUrl: media.optional(),
        /** A YouTube video or a video file. A button on the picture opens it. */
        youtubeVideoUrl: film.optional(),
      },
    ),
    showVideoButton: z.boolean().optional().meta({ default: true }),
    watchVideoText: text.optional(),
    /**
     * Only on `ink`. In `grid`, the title is above the picture, and the points are in two columns beside the picture.
     */
    layout: z.enum(['grid']).optional(),
    imageSide: z.enum(['start', 'end']).optional(),
    ground: z.enum(['white', 'mist', 'sand', 'ink']).optional(),
  }),
  blank: {
    title: { en: 'One team, from the plan to the third year', ar: 'فريق واحد، من الخطة إلى العام الثالث' },
    text: {
      en: '<p>The people who draw up your plan remain your contacts. They know your platform, your courses and the colleagues who use them, so you rarely have to explain anything twice.</p>',
      ar: '<p>من يضع خطتكم يبقى مسؤولًا عنها. فهو يعرف منصّتكم ودوراتكم والزملاء الذين يتعلّمون منها، وقلّما تحتاجون إلى شرح أمر مرّتين.</p>',
    },
    buttonText: { en: 'Meet the team', ar: 'تعرّفوا على الفريق' },
    buttonLink: '/our-team',
    image: defaultPicture,
    image_alt: { en: '', ar: '' },
    imageSide: 'end',
    ground: 'white',
  },
})

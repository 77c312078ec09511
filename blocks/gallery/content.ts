import * as z from 'zod'
import { articleBody } from '#content/article-body.ts'
import { defaultPicture } from '#content/default-media.ts'
import type { BilingualText } from '#content/locale.ts'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import {
  accent,
  button,
  heading,
  itemId,
  itemList,
  itemSettings,
  media,
  portrait,
  richText,
  text,
} from '#content/schema/fields.ts'
import { solutionPages } from '#content/solution-pages.ts'

const story = z.looseObject({
  id: itemId,
  ...itemSettings,
  title: text,
  company: text.optional(),
  industry: text.optional(),
  logo: media.optional(),
  quote: richText.optional(),
  person: text.optional(),
  role: text.optional(),
  ...portrait,
  /** The number on a small card. The story's title says what the number counts. */
  figure: text.optional(),
  figures: itemList(6, { value: text, label: text }).optional(),
  accent: accent.optional(),
  /** The keys of the solution pages that show the story. */
  solutions: z
    .array(z.enum(solutionPages.map(({ key }) => key)))
    .max(20)
    .optional(),
  detailContent: article.optional(),
})

const max = 200

const newItemFields = [
  { path: 'company', isRequired: true as const },
  { path: 'industry' },
  { path: 'logo' },
  { path: 'detailContent.introImage' },
]

const messages = {
  add: 'editor.addStory',
  addHint: 'editor.addsStory',
  creating: 'notices.creatingStory',
  created: 'notices.storyCreated',
  isTaken: 'alerts.storyExists',
}

/**
 * The customer stories. The page of stories shows all of them. Pages with the shared block show at most three: stories
 * whose `solutions` contain the page, or the first ones if there are no such stories.
 */
export const gallery = defineBlock({
  name: { en: 'Customer stories', ar: 'قصص العملاء' },
  hint: { en: 'Customers’ stories in quotes and figures', ar: 'قصص العملاء في اقتباسات وأرقام' },
  searchTerms: { en: 'gallery testimonials reviews references case studies', ar: 'معرض آراء شهادات تجارب دراسات حالة' },
  saveFailed: 'alerts.saveFailed',
  content: z.looseObject({
    ...heading,
    ...button,
    stories: z.array(story).max(max),
  }),
  blank: {
    title: { en: 'What changed for them', ar: 'ما الذي تغيّر لديهم' },
    subtitle: { en: 'Told by our customers, in their own words.', ar: 'يرويه عملاؤنا بكلماتهم.' },
    buttonText: { en: 'All customer stories', ar: 'كل قصص العملاء' },
    buttonLink: '/customer-stories',
    stories: [],
  },
  collection: { key: 'stories', item: story, max, blank: blankStory, newItemFields, messages },
})

function blankStory(title: BilingualText, id: string): z.input<typeof story> {
  return {
    id,
    draft: true,
    title,
    company: { en: '', ar: '' },
    figure: { en: '', ar: '' },
    quote: { en: '', ar: '' },
    person: { en: '', ar: '' },
    role: { en: '', ar: '' },
    figures: [],
    accent: 'teal',
    detailContent: {
      backLinkText: { en: 'All customer stories', ar: 'كل قصص العملاء' },
      shareTitle: { en: 'Share this story', ar: 'شاركوا القصة' },
      tocTitle: { en: 'In this story', ar: 'في هذه القصة' },
      introImage: defaultPicture,
      introImageAlt: { en: '', ar: '' },
      intro: {
        en: 'Where they began, what we changed together, and what has come of it so far.',
        ar: 'من أين بدؤوا، وما الذي غيّرناه معًا، وما النتيجة حتى اليوم.',
      },
      body: articleBody({
        subheading: { en: 'Where they began', ar: 'نقطة البداية' },
        list: [
          { en: 'Who had to learn, and where they work', ar: 'من كان عليهم أن يتعلّموا، وأين يعملون' },
          { en: 'What had been tried before', ar: 'ما جُرّب من قبل' },
          { en: 'What had to be ready, and by when', ar: 'ما كان يجب أن يكون جاهزًا، ومتى' },
        ],
        paragraph: {
          en: 'We began with a small group, listened to what they told us, and changed the plan before everyone else joined.',
          ar: 'بدأنا بمجموعة صغيرة، وأصغينا إلى ما قالته، وعدّلنا الخطة قبل أن ينضمّ الباقون.',
        },
        lastSubheading: { en: 'What is different now', ar: 'ما الذي اختلف' },
        closing: {
          en: 'The academy goes on. Its courses are kept up to date, and the people who planned it still look after it.',
          ar: 'والأكاديمية مستمرّة: تُحدَّث دوراتها، ويرعاها من خطّطوا لها.',
        },
      }),
    },
  }
}

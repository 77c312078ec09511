import * as z from 'zod'
import { articleBody } from '#content/article-body.ts'
import { defaultPicture } from '#content/default-media.ts'
import { isSame } from '#content/json.ts'
import type { BilingualText } from '#content/locale.ts'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { country, heading, itemId, itemSettings, link, media, richText, text } from '#content/schema/fields.ts'
import { mediaGroup } from '#content/schema/media-group.ts'

/**
 * A job. `day` is the day of posting, by which jobs are sorted (newest first). `validUntil` is the last day to apply.
 */
const job = z.looseObject({
  id: itemId,
  ...itemSettings,
  title: text,
  department: text.optional(),
  location: text.optional(),
  /** The text that visitors see, e.g. 'Full time'. Search engines get `employmentType`. */
  employment: text.optional().meta({ derivedFrom: 'employmentType' }),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']).optional(),
  country: country.optional(),
  summary: richText.optional(),
  day: z.iso.date().optional(),
  validUntil: z.iso.date().optional(),
  detailContent: article
    .extend({
      ...mediaGroup(
        { picture: 'heroImage', alt: 'heroImageAlt' },
        { heroImage: media.optional(), heroImageAlt: text.optional() },
      ),
      applyText: text.optional(),
      applyLink: link.optional(),
    })
    .optional(),
})

const max = 200

const newItemFields = [
  { path: 'location', isRequired: true as const },
  { path: 'employmentType' },
  { path: 'validUntil' },
]

const messages = {
  add: 'editor.addVacancy',
  addHint: 'editor.addsVacancy',
  creating: 'notices.creatingVacancy',
  created: 'notices.vacancyCreated',
  isTaken: 'alerts.vacancyExists',
}

/** The open jobs: a list on the careers page, and a detail page for each job. */
export const jobs = defineBlock({
  name: { en: 'Vacancies', ar: 'الوظائف' },
  hint: { en: 'The open positions, each with its own page', ar: 'الوظائف الشاغرة، ولكل منها صفحة' },
  searchTerms: { en: 'careers hiring vacancies work', ar: 'توظيف شواغر عمل مهن' },
  saveFailed: 'alerts.saveFailed',
  anchor: '#open-positions',
  content: z.looseObject({
    ...heading,
    emptyText: richText.optional(),
    jobs: z.array(job).max(max),
  }),
  allowedPages: ['careers'],
  blank: {
    title: { en: 'Open positions', ar: 'الوظائف الشاغرة' },
    subtitle: { en: 'Each one says what you would do and what we offer.', ar: 'في كل إعلان ما ستقومون به وما نقدّمه.' },
    emptyText: {
      en: 'No position is open at the moment. Write to us all the same.',
      ar: 'لا وظائف شاغرة حاليًا، ومع ذلك اكتبوا إلينا.',
    },
    jobs: [],
  },
  collection: { key: 'jobs', item: job, max, blank: blankJob, newItemFields, messages, updateDerivedFields },
})

export type StoredJob = z.output<typeof job>

const kinds = {
  FULL_TIME: { en: 'Full time', ar: 'دوام كامل' },
  PART_TIME: { en: 'Part time', ar: 'دوام جزئي' },
  CONTRACTOR: { en: 'Contract', ar: 'بعقد' },
  INTERN: { en: 'Internship', ar: 'تدريب' },
}

/** Updates `employment` when `employmentType` changes, unless the same change also sets `employment`. */
function updateDerivedFields(next: StoredJob, before: StoredJob): StoredJob {
  const isTurned = next.employmentType && next.employmentType !== before.employmentType
  return isTurned && isSame(next.employment, before.employment)
    ? { ...next, employment: kinds[next.employmentType ?? 'FULL_TIME'] }
    : next
}

function blankJob(title: BilingualText, id: string, today: string): z.input<typeof job> {
  return {
    id,
    draft: true,
    title,
    department: { en: '', ar: '' },
    location: { en: '', ar: '' },
    employment: kinds.FULL_TIME,
    employmentType: 'FULL_TIME',
    summary: {
      en: 'You join a team that builds learning platforms and courses, and keeps them running.',
      ar: 'تنضمّون إلى فريق يبني منصّات التعلّم ودوراتها ويتولّى تشغيلها.',
    },
    day: today,
    detailContent: {
      backLinkText: { en: 'All open positions', ar: 'كل الوظائف الشاغرة' },
      shareTitle: { en: 'Share this vacancy', ar: 'شاركوا هذه الوظيفة' },
      tocTitle: { en: 'On this page', ar: 'في هذه الصفحة' },
      applyText: { en: 'Apply', ar: 'قدّموا الآن' },
      applyLink: '/contact',
      heroImage: defaultPicture,
      heroImageAlt: { en: '', ar: '' },
      intro: {
        en: 'We are looking for a colleague who likes to explain things and to see people use them.',
        ar: 'نبحث عمّن يحبّ الشرح ويسعده أن يرى أثره في عمل الناس.',
      },
      body: articleBody({
        subheading: { en: 'What you will do', ar: 'ما ستقومون به' },
        list: [
          { en: 'Learn in the first weeks how our customers work', ar: 'التعرّف في الأسابيع الأولى على عمل عملائنا' },
          { en: 'Take over a task of your own by the third month', ar: 'تولّي مهمّة تخصّكم قبل الشهر الثالث' },
          { en: 'Suggest what could be done better, and do it', ar: 'اقتراح ما يمكن تحسينه، ثم تحسينه' },
        ],
        paragraph: {
          en: 'You work with colleagues in Riyadh, Dubai and Amman, in Arabic or English, whichever suits the people in the room.',
          ar: 'تعملون مع زملاء في الرياض ودبي وعمّان، بالعربية أو الإنجليزية، بما يناسب الحاضرين.',
        },
        lastSubheading: { en: 'What we offer', ar: 'ما نقدّمه' },
        closing: {
          en: 'We tell you what we pay in the first conversation, and you hear from us after every step.',
          ar: 'نخبركم بالراتب في أول مكالمة، ويصلكم ردّنا بعد كل خطوة.',
        },
      }),
    },
  }
}

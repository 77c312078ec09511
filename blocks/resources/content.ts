import * as z from 'zod'
import { articleBody } from '#content/article-body.ts'
import { defaultPicture } from '#content/default-media.ts'
import { eventFacts, eventNote } from '#content/event-note.ts'
import { isSame } from '#content/json.ts'
import type { BilingualText, Locale } from '#content/locale.ts'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block-definition.ts'
import { country, itemId, itemSettings, picture, richText, text } from '#content/schema/fields.ts'
import { formatLongDate, intlLocales } from '#ui/intl.ts'

/** A blog post or an event. `date` is the text that visitors see, and posts are sorted by `day` (newest first). */
export const post = z.looseObject({
  id: itemId,
  ...itemSettings,
  type: z.enum(['blog', 'event']),
  title: text,
  description: richText.optional(),
  ...picture,
  tag: text.optional().meta({ derivedFrom: 'type' }),
  date: text.optional().meta({ derivedFrom: 'day', isMade: true }),
  day: z.iso.date().optional(),
  /** For events: place, time and language. For blog posts: the reading time. */
  note: text.optional().meta({ isMade: true }),
  /** Where an event takes place: at a place, in a country (ISO 3166), or online. For search engines and for `note`. */
  place: text.optional(),
  country: country.optional(),
  online: z.boolean().optional(),
  time: z.iso.time({ precision: -1 }).optional(),
  language: z.enum(['ar', 'en', 'both']).optional(),
  layoutType: z.enum(['article', 'simple']).optional(),
  detailContent: article.optional(),
})

const max = 5_000

export const resources = defineBlock({
  name: { en: 'Resources', ar: 'المصادر' },
  hint: { en: 'All posts and events, with filter and pages', ar: 'كل المقالات والفعاليات، مع التصفية والصفحات' },
  searchTerms: { en: 'news blog articles library archive', ar: 'أخبار مدونة مكتبة أرشيف' },
  saveFailed: 'alerts.saveFailed',
  content: z.looseObject({
    title: text,
    highlightTitle: text.optional(),
    /** On the page of a post: the heading above up to three other posts. */
    relatedTitle: text.optional(),
    emptyText: richText.optional(),
    filters: z.looseObject({ label: text.optional(), all: text, blog: text, events: text }),
    posts: z.array(post).max(max),
  }),
  allowedPages: ['resources'],
  blank: {
    title: { en: 'All resources', ar: 'كل المصادر' },
    highlightTitle: { en: 'Newest', ar: 'الأحدث' },
    relatedTitle: { en: 'Read next', ar: 'اقرؤوا أيضًا' },
    emptyText: { en: 'There is nothing here yet.', ar: 'لا شيء هنا بعد.' },
    filters: {
      label: { en: 'Show', ar: 'عرض' },
      all: { en: 'All', ar: 'الكل' },
      blog: { en: 'Blog', ar: 'المدوّنة' },
      events: { en: 'Events', ar: 'الفعاليات' },
    },
    posts: [],
  },
  collection: {
    key: 'posts',
    item: post,
    max,
    blank: blankPost,
    newItemFields: ['day', 'time', 'place', 'online', 'language'].map((path) => ({ path, of: 'event' })),
    kinds: [
      { type: 'blog', name: 'common.blogPost' },
      { type: 'event', name: 'common.event' },
    ],
    messages: {
      add: 'editor.addPost',
      addButton: 'editor.addPost',
      creating: 'notices.creatingPost',
      created: 'notices.postCreated',
      isTaken: 'alerts.postExists',
      confirmDelete: 'deletion.post',
    },
    updateDerivedFields,
  },
})

export type StoredPost = z.output<typeof post>

const tags = { blog: { en: 'Blog', ar: 'مقال' }, event: { en: 'Event', ar: 'فعالية' } }
const readingTime = { en: '1 minute', ar: 'دقيقة واحدة' }
const dateOf = (day: string) => ({ en: formatLongDate(day, 'en'), ar: formatLongDate(day, 'ar') })
const timeIn = (time: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}Z`),
  )

/**
 * Updates a post's tag, date and note when the fields that they are derived from change, unless the same change sets
 * them. A note that an editor has written for an event is kept.
 */
function updateDerivedFields(next: StoredPost, before: StoredPost): StoredPost {
  const { note, ...rest } = next
  const turned = next.type !== before.type
  return {
    ...(turned && isSame(note, readingTime) ? rest : next),
    ...(turned && isSame(next.tag, before.tag) && { tag: tags[next.type] }),
    ...(next.day && next.day !== before.day && isSame(next.date, before.date) && { date: dateOf(next.day) }),
    ...(next.type === 'event' &&
      isSame(next.note, before.note) &&
      (turned || isMadeNote(before)) &&
      eventFacts.some((key) => !isSame(next[key], before[key])) && { note: eventNote(next, timeIn) }),
  }
}

/** Whether an event's note is empty or composed by `eventNote`, that is, not written by an editor. */
const isMadeNote = (event: StoredPost) => !event.note?.en || isSame(event.note, eventNote(event, timeIn))

/**
 * Returns a new post (specification §9). The note of an event is missing here, because `updateDerivedFields` composes
 * it.
 */
function blankPost(title: BilingualText, id: string, day: string, type: StoredPost['type'] = 'blog') {
  const { description, body, ...around } = newPostTexts[type]
  return {
    id,
    type,
    title,
    tag: tags[type],
    description,
    image: defaultPicture,
    image_alt: { en: '', ar: '' },
    day,
    date: dateOf(day),
    ...(type === 'blog' && { note: readingTime }),
    layoutType: 'article',
    detailContent: { backLinkText: { en: 'All resources', ar: 'كل المصادر' }, ...around, body: articleBody(body) },
  } satisfies z.input<typeof post>
}

const newPostTexts = {
  blog: {
    description: {
      en: 'A short answer to a question that comes up at work.',
      ar: 'جواب قصير عن سؤال يتكرّر في العمل.',
    },
    shareTitle: { en: 'Share this article', ar: 'شاركوا المقال' },
    tocTitle: { en: 'In this article', ar: 'في هذا المقال' },
    body: {
      intro: {
        en: 'Most of what we learn at work begins with a question that a colleague asked. This article takes one of them and says what we have found so far.',
        ar: 'أكثر ما نتعلّمه في العمل يبدأ بسؤال طرحه أحد الزملاء. في هذا المقال سؤال منها، وما وصلنا إليه حتى الآن.',
      },
      subheading: { en: 'What it is about', ar: 'عمّ يدور السؤال' },
      list: [
        { en: 'What people ask first', ar: 'أول ما يسأل عنه الناس' },
        { en: 'What has helped them', ar: 'ما الذي أفادهم' },
        { en: 'What we do differently today', ar: 'ما نفعله اليوم بطريقة أخرى' },
      ],
      paragraph: {
        en: 'Each of these deserves an example from an ordinary day, and a number where there is one.',
        ar: 'ويستحقّ كل منها مثالًا من يوم عمل عادي، ورقمًا إن وُجد.',
      },
      lastSubheading: { en: 'What comes next', ar: 'وماذا بعد؟' },
      closing: {
        en: 'If you have met the same question, write to us. A colleague who knows the subject answers within one working day.',
        ar: 'إن مرّ بكم السؤال نفسه فاكتبوا إلينا، ويردّ عليكم صاحب الاختصاص خلال يوم عمل واحد.',
      },
    },
  },
  event: {
    description: {
      en: 'A meeting about one question, with time for your own.',
      ar: 'لقاء عن سؤال واحد، وفيه وقت لأسئلتكم.',
    },
    shareTitle: { en: 'Tell a colleague', ar: 'أخبروا زميلًا' },
    tocTitle: { en: 'On this page', ar: 'في هذه الصفحة' },
    body: {
      intro: {
        en: 'We meet to work on one question together. You take home what others have tried and what came of it.',
        ar: 'نلتقي لنعمل معًا على سؤال واحد، وتعودون بما جرّبه غيركم وبما وصل إليه.',
      },
      subheading: { en: 'What we will do', ar: 'ماذا سنفعل' },
      list: [
        { en: 'Look at an example from a customer', ar: 'ننظر في مثال من أحد عملائنا' },
        { en: 'Try it with your own case', ar: 'نجرّبه على حالتكم' },
        { en: 'Answer your questions', ar: 'نجيب عن أسئلتكم' },
      ],
      paragraph: {
        en: 'Bring an example from your own work, as short as you like.',
        ar: 'أحضروا معكم مثالًا من عملكم، مهما كان قصيرًا.',
      },
      lastSubheading: { en: 'How to take part', ar: 'كيف تشاركون' },
      closing: {
        en: 'Write to us with your name and your company, and we will reserve a seat for you.',
        ar: 'اكتبوا إلينا باسمكم واسم شركتكم، ونحجز لكم مقعدًا.',
      },
    },
  },
}

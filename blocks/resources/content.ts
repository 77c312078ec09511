import * as z from 'zod'
import { bodyOf } from '#content/article.ts'
import { defaultPicture } from '#content/default-media.ts'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block.ts'
import { country, itemId, media, text } from '#content/schema/fields.ts'
import type { LocalizedText } from '#content/text.ts'
import { longDay } from '#ui/conventions.ts'

/** A blog post or an event; `date` is what is shown, `day` what it is sorted by (newest first). */
export const post = z.looseObject({
  id: itemId,
  type: z.enum(['blog', 'event']),
  title: text,
  description: text.optional(),
  image: media.optional(),
  image_alt: text.optional(),
  tag: text.optional(),
  date: text.optional(),
  day: z.iso.date().optional(),
  /** An event's place, or a post's reading time. */
  note: text.optional(),
  /** Where an event takes place, for search engines: its address and country (ISO 3166), or on the net. */
  place: text.optional(),
  country: country.optional(),
  online: z.boolean().optional(),
  layoutType: z.enum(['article', 'simple']).optional(),
  detailContent: article.optional(),
})

const most = 5_000

export const resources = defineBlock({
  content: z.looseObject({
    title: text,
    /** Above the three newest posts. */
    highlightTitle: text.optional(),
    /** Said where a filter leaves nothing. */
    emptyText: text.optional(),
    filters: z.looseObject({ label: text.optional(), all: text, blog: text, events: text }),
    posts: z.array(post).max(most),
  }),
  only: ['resources'],
  blank: {
    title: { en: 'All resources', ar: 'كل المصادر' },
    highlightTitle: { en: 'Newest', ar: 'الأحدث' },
    emptyText: { en: 'There is nothing here yet.', ar: 'لا شيء هنا بعد.' },
    filters: {
      label: { en: 'Show', ar: 'عرض' },
      all: { en: 'All', ar: 'الكل' },
      blog: { en: 'Blog', ar: 'المدوّنة' },
      events: { en: 'Events', ar: 'الفعاليات' },
    },
    posts: [],
  },
  collection: { key: 'posts', item: post, most, blank: blankPost },
})

export type StoredPost = z.output<typeof post>

/** A new post (specification §9). */
function blankPost(title: LocalizedText, id: string, today: string): z.input<typeof post> {
  return {
    id,
    type: 'blog',
    title,
    tag: { en: 'Blog', ar: 'مقال' },
    description: {
      en: 'A short answer to a question that comes up at work.',
      ar: 'جواب قصير عن سؤال يتكرّر في العمل.',
    },
    image: defaultPicture,
    image_alt: { en: '', ar: '' },
    day: today,
    date: { en: longDay(today, 'en'), ar: longDay(today, 'ar') },
    note: { en: '1 minute', ar: 'دقيقة واحدة' },
    layoutType: 'article',
    detailContent: {
      backLinkText: { en: 'All resources', ar: 'كل المصادر' },
      shareTitle: { en: 'Share this article', ar: 'شاركوا المقال' },
      tocTitle: { en: 'In this article', ar: 'في هذا المقال' },
      body: bodyOf({
        intro: {
          en: 'Most of what we learn at work begins with a question that somebody asked. This article takes one of them and says what we have found so far.',
          ar: 'أكثر ما نتعلّمه في العمل يبدأ بسؤال طرحه أحد الزملاء. في هذا المقال سؤال منها، وما وصلنا إليه حتى الآن.',
        },
        subheading: { en: 'What it is about', ar: 'عمّ يدور السؤال' },
        list: [
          { en: 'What people ask first', ar: 'أوّل ما يسأل عنه الناس' },
          { en: 'What has helped them', ar: 'ما الذي أفادهم' },
          { en: 'What we do differently today', ar: 'ما نفعله اليوم بطريقة أخرى' },
        ],
        paragraph: {
          en: 'Each of these deserves an example from an ordinary day, and a number where there is one.',
          ar: 'ويستحقّ كلّ منها مثالًا من يوم عمل عادي، ورقمًا إن وُجد.',
        },
        lastSubheading: { en: 'What comes next', ar: 'وماذا بعد؟' },
        closing: {
          en: 'If you have met the same question, write to us. A colleague who knows the subject answers within one working day.',
          ar: 'إن مرّ بكم السؤال نفسه فاكتبوا إلينا، ويردّ عليكم صاحب الاختصاص خلال يوم عمل واحد.',
        },
      }),
    },
  }
}

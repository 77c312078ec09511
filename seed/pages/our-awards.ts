import { picture, type SeedPage, t } from '#seed/define.ts'
import { awards } from './award-list.ts'

export const ourAwards = {
  slug: 'our-awards',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Our awards', 'جوائزنا'),
        title: t('Eight awards for learning that was used', 'ثماني جوائز لتعلّم استُعمل فعلًا'),
        subtitle: t(
          'The customer keeps the original. We keep a copy on a shelf in the kitchen, and what the jury wrote.',
          'يحتفظ العميل بالأصل، ونحتفظ نحن بنسخة على رفّ في المطبخ، وبما كتبته لجنة التحكيم.',
        ),
        primaryButtonText: t('Ask for a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('Read customer stories', 'اقرؤوا قصص العملاء'),
        secondaryButtonLink: '/customer-stories',
        mainImage: picture('hero-awards'),
        image_alt: t(
          'A golden star for eight awards, and others on two shelves',
          'نجمة ذهبية لثماني جوائز، وحولها جوائز على رفّين',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#FF6B57',
        topLeftBlobColor: '#DDF4F1',
        bottomLeftBlobColor: '#E6EBFF',
        bottomRightBlobColor: '#FFE1DB',
      },
    },
    {
      order: 2,
      block_type: 'AWARDS',
      content: {
        title: t('What each was for, and what the jury said', 'لأي عمل، وماذا قالت لجنة التحكيم'),
        subtitle: t(
          'We enter one piece of work a year, and only if the customer agrees. In 2021 we entered nothing.',
          'نشارك بعمل واحد في السنة، وبموافقة العميل. وفي عام ٢٠٢١ لم نشارك.',
        ),
        awards,
      },
    },
    {
      order: 4,
      block_type: 'CTA',
      content: {
        title: t('The next one might be yours', 'لعلّ الجائزة القادمة لكم'),
        subtitle: t(
          '<p>Juries look for one thing that got better and can be counted. So do we, from the first day. Tell us what it should be at your organisation.</p>',
          '<p>تبحث لجان التحكيم عن شيء واحد تحسّن ويمكن عدّه. ونحن نبحث عنه منذ اليوم الأول. أخبرونا ما الذي ينبغي أن يكون عندكم.</p>',
        ),
        buttonText: t('Tell us what to count', 'أخبرونا بما نعدّه'),
        buttonLink: '/contact',
      },
    },
  ],
} satisfies SeedPage

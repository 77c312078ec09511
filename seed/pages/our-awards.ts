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
        title: t('Eight awards for training people actually used', 'ثماني جوائز لتدريب نفع أصحابه'),
        subtitle: t(
          'The customer keeps the original. We keep a copy on a shelf in the kitchen, beside what the jury wrote.',
          'يحتفظ العميل بالأصل، ونحتفظ نحن بنسخة على رفّ في المطبخ، وبجانبها ما كتبته لجنة التحكيم.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
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
        title: t('What each award was for, and what the jury said', 'لأي عمل مُنحت كل جائزة، وماذا قالت لجنة التحكيم'),
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
        title: t('The next award could be yours', 'لعلّ الجائزة القادمة لكم'),
        subtitle: t(
          '<p>Juries look for one thing that got better and can be measured. So do we, from the first day. Tell us what should get better at your organisation.</p>',
          '<p>تبحث لجان التحكيم عن شيء واحد تحسّن ويمكن قياسه. ونحن نبحث عنه منذ اليوم الأول. أخبرونا ما الذي ينبغي أن يتحسّن عندكم.</p>',
        ),
        buttonText: t('Tell us what to measure', 'أخبرونا بما نقيسه'),
        buttonLink: '/contact',
      },
    },
  ],
} satisfies SeedPage

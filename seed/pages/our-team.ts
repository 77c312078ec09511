import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { members } from './team-members.ts'

export const ourTeam = {
  slug: 'our-team',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Our team', 'فريقنا'),
        title: t('The people who pick up when you call', 'من يردّون عليكم حين تتصلون'),
        subtitle: t(
          'We are about 140 people in three cities. On average we have been here for seven years, so you rarely have to explain anything twice.',
          'نحن نحو ١٤٠ شخصًا في ثلاث مدن. ومتوسّط مدّة عملنا هنا سبع سنوات، فقلّما تحتاجون إلى شرح أمر مرّتين.',
        ),
        primaryButtonText: t('Talk to us', 'تحدّثوا إلينا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('Work with us', 'اعملوا معنا'),
        secondaryButtonLink: '/careers',
        sliderImages: [
          {
            id: 'slide-team',
            src: picture('about-hero'),
            alt: t(
              'Six colleagues at a long table, behind them the skylines of Riyadh, Dubai and Amman',
              'ستّة زملاء خلف طاولة طويلة، ووراءهم معالم الرياض ودبي وعمّان',
            ),
          },
          {
            id: 'slide-riyadh',
            src: media('office-riyadh.webp'),
            alt: t(
              'Our office in Riyadh, built of clay, among palms, with towers behind it',
              'مكتبنا في الرياض بجدرانه الطينية بين النخيل، وخلفه الأبراج',
            ),
          },
          {
            id: 'slide-listen',
            src: picture('about-listen'),
            alt: t(
              'A nurse tells how she learns on night shift, and a designer takes notes',
              'ممرّضة تحكي كيف تتعلّم في المناوبة الليلية، ومصمّمة تدوّن',
            ),
          },
          {
            id: 'slide-dubai',
            src: media('office-dubai.webp'),
            alt: t(
              'Our office in Dubai on the water, with a dhow going by',
              'مكتبنا في دبي على الماء، وأمامه سفينة شراعية تعبر',
            ),
          },
          {
            id: 'slide-amman',
            src: media('office-amman.webp'),
            alt: t(
              'Our office in Amman with its balcony, beside a flight of steps below the citadel',
              'مكتبنا في عمّان بشرفته، بجوار درج تحت جبل القلعة',
            ),
          },
        ],
        backgroundColor: '#F5F7FD',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#DDF4F1',
        bottomRightBlobColor: '#FFE1DB',
      },
    },
    {
      order: 2,
      block_type: 'TEAM',
      content: {
        title: t('Twelve of us', 'اثنا عشر منّا'),
        subtitle: t(
          'You will meet most of them in your first year, and hear or read the work of the others.',
          'ستلتقون بمعظمهم في عامكم الأول معنا. أمّا الباقون فتسمعون عملهم أو تقرؤونه.',
        ),
        members,
      },
    },
    {
      order: 3,
      block_type: 'CTA',
      content: {
        title: t('Come and work with us', 'تعالوا اعملوا معنا'),
        subtitle: t(
          '<p>Six positions are open at the moment, in Riyadh, Dubai and Amman. Each advert says what you would do in the first ninety days and what we pay.</p>',
          '<p>لدينا الآن ستّ وظائف شاغرة في الرياض ودبي وعمّان. وفي كل إعلان ما ستقومون به في التسعين يومًا الأولى، وما ندفعه.</p>',
        ),
        buttonText: t('See the open positions', 'اطّلعوا على الوظائف الشاغرة'),
        buttonLink: '/careers',
      },
    },
  ],
} satisfies SeedPage

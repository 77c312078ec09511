import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { arabicAuthor } from './jobs/arabic-author.ts'
import { integrationEngineer } from './jobs/integration-engineer.ts'
import { internLessonDesign } from './jobs/intern-lesson-design.ts'
import { languageProgrammes } from './jobs/language-programmes.ts'
import { platformEngineer } from './jobs/platform-engineer.ts'
import { supportSpecialist } from './jobs/support-specialist.ts'

export const careers = {
  slug: 'careers',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Careers', 'الوظائف'),
        title: t('Help people master their work', 'ساعدوا الناس على إتقان عملهم'),
        subtitle: t(
          'We are about 140 people in three cities who make sure that nurses, drivers and cashiers get the right lesson at the right time. We are looking for six more.',
          'نحن نحو ١٤٠ شخصًا في ثلاث مدن، نعمل ليجد الممرّض والسائق ومحاسب الصندوق الدرس المناسب في وقته. ونبحث عن ستّة ينضمّون إلينا.',
        ),
        primaryButtonText: t('Open positions', 'الوظائف الشاغرة'),
        primaryButtonLink: '#open-positions',
        secondaryButtonText: t('Meet the team', 'تعرّفوا على الفريق'),
        secondaryButtonLink: '/our-team',
        mainImage: picture('hero-careers'),
        image_alt: t(
          'Two colleagues at a desk under a board with three open positions, in Riyadh, Amman and Dubai',
          'زميلان خلف مكتب، وفوقهما لوحة بثلاث وظائف في الرياض وعمّان ودبي',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#FF6B57',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#E6EBFF',
        bottomRightBlobColor: '#FFE1DB',
      },
    },
    {
      order: 2,
      block_type: 'JOBS',
      content: {
        title: t('Open positions', 'الوظائف الشاغرة'),
        subtitle: t(
          'Each advert says what you will do in the first ninety days and what we pay. We work in Arabic or English, whichever suits the people in the room. All positions are open to women and men.',
          'في كل إعلان ما ستقومون به في التسعين يومًا الأولى وما ندفعه. ونعمل بالعربية أو الإنجليزية، بما يناسب الحاضرين. والوظائف كلها متاحة للنساء والرجال.',
        ),
        emptyText: t(
          'No position is open at the moment. You are welcome to write to us all the same.',
          'لا وظائف شاغرة حاليًا، ويسعدنا مع ذلك أن تكتبوا إلينا.',
        ),
        jobs: [
          supportSpecialist,
          integrationEngineer,
          arabicAuthor,
          languageProgrammes,
          platformEngineer,
          internLessonDesign,
        ],
      },
    },
    {
      order: 3,
      block_type: 'CTA',
      content: {
        title: t('Nothing here for you?', 'لم تجدوا ما يناسبكم؟'),
        subtitle: t(
          '<p>Nine of us joined without a vacancy. They wrote to say what they would improve here, and they were right.</p>',
          '<p>تسعة منّا جاؤوا دون وظيفة معلنة. كتبوا إلينا ما يمكنهم أن يحسّنوه عندنا، وكانوا على حقّ.</p>',
        ),
        text_before: t('Write half a page to', 'اكتبوا نصف صفحة إلى'),
        email: t('info@example.com', 'info@example.com'),
        text_after: t(
          'and put Sara’s name in the subject. She answers every message.',
          'واذكروا اسم سارة في العنوان، فهي تردّ على كل رسالة.',
        ),
        people: [
          { id: 'sara-nasser', name: t('Sara, Riyadh', 'سارة، الرياض'), portrait: media('person-sara-nasser.webp') },
        ],
      },
    },
  ],
} satisfies SeedPage

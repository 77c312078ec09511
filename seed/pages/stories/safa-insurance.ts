import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const safaInsurance: Story = {
  id: 'safa-insurance',
  title: t('courses in use, where there had been a list of 3,000', 'دورة تُستخدم فعلًا، بعد قائمة من ٣٬٠٠٠'),
  company: t('Safa Insurance', 'صفا للتأمين'),
  logo: picture('logo-safa-insurance'),
  quote: t(
    'We used to offer everything, and it went untouched. Now I get complaints when a course is replaced.',
    'كنّا نعرض كل شيء فلا يأخذه أحد، واليوم تصلني شكوى إذا استُبدلت دورة.',
  ),
  person: t('Dalia Rizk', 'داليا رزق'),
  role: t('Head of talent, Safa Insurance, Amman', 'مديرة المواهب في صفا للتأمين، عمّان'),
  figure: t('58', '٥٨'),
  figures: [
    { id: 'courses', value: t('58', '٥٨'), label: t('courses for eleven roles', 'دورة لإحدى عشرة وظيفة') },
    { id: 'finished', value: t('71%', '٧١٪'), label: t('of courses begun are finished', 'ممّا يُبدأ من دورات يكتمل') },
    { id: 'replaced', value: t('9', '٩'), label: t('replaced last year', 'استُبدلت العام الماضي') },
  ],
  accent: 'saffron',
  solutions: ['solutions-opensesame'],
  detailContent: {
    introImage: picture('sesame-renew'),
    introImageAlt: t(
      'How often each of eight courses was used in 2026; the two weakest are replaced at the same price',
      'استخدام ثماني دورات في ٢٠٢٦، والدورتان الأضعف تُستبدلان بالسعر نفسه',
    ),
    intro: t(
      'Safa Insurance had bought a marketplace of courses and opened all of it to everyone. After a year one licence in eight had been used. We began again, with eleven roles.',
      'اشترت صفا للتأمين سوقًا من الدورات وفتحتها كلها أمام الجميع، وبعد عام لم يُستخدم إلا ترخيص واحد من كل ثمانية. فبدأنا من جديد، بإحدى عشرة وظيفة.',
    ),
    body: body(
      subheading('Three thousand titles and no advice', 'ثلاثة آلاف عنوان ولا نصيحة'),
      paragraph(
        'People searched for “Excel”, found ninety courses and closed the window. Claims handlers, who talk to customers on the worst day of their year, found lessons about selling shoes. The subject was covered, but the examples had never been checked.',
        'كان الناس يبحثون عن «إكسل»، فيجدون تسعين دورة ويغلقون النافذة. وموظفو المطالبات، الذين يحدّثون العميل في أسوأ أيام سنته، وجدوا دروسًا عن بيع الأحذية. كان الموضوع موجودًا، لكنّ الأمثلة لم تُراجَع قطّ.',
      ),
      subheading('One morning with each role', 'صباح واحد لكل وظيفة'),
      list(
        t(
          'What goes wrong on a bad day, in the words of those who do the work',
          'ما الذي يتعثّر في يوم سيّئ، بكلمات من يقومون بالعمل',
        ),
        t(
          'At most seven titles for each role, each watched to the end by Maya Fernandes’ team',
          'سبعة عناوين على الأكثر لكل وظيفة، شاهدها فريق مايا فرنانديز حتى نهايتها',
        ),
        t(
          'American and European insurance law left out; our own lessons for Jordan and Saudi Arabia beside the rest',
          'استُبعدت أنظمة التأمين الأمريكية والأوروبية، وأُضيفت دروسنا عن الأردن والسعودية',
        ),
      ),
      paragraph(
        'The courses open on the platform that Safa already had, with the same sign-in, and count in the same record as those the company made itself.',
        'تُفتح الدورات على المنصّة التي كانت لدى صفا، بالدخول نفسه، وتصل إلى السجلّ نفسه مع الدورات التي أعدّتها الشركة.',
      ),
      subheading('A list that is looked after', 'قائمة تُراجَع'),
      paragraph(
        'Of the courses that people begin, 71% are finished; before, it was one in five. Each quarter Dalia Rizk receives a page of figures and a proposal. Last year nine titles were replaced within the same licence, and two came back because the claims team asked for them.',
        'يكتمل اليوم ٧١٪ ممّا يبدؤه الناس، وكان من قبل دورة من كل خمس. وكل ربع سنة تصل إلى داليا رزق صفحة أرقام واقتراح. وفي العام الماضي استُبدلت تسعة عناوين ضمن الترخيص نفسه، وعاد اثنان منها لأنّ فريق المطالبات طلبهما.',
      ),
    ),
  },
}

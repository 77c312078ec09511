import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, fullTime, type Job } from './job.ts'

export const integrationEngineer: Job = {
  id: 'integration-engineer-riyadh',
  title: t('Integration engineer', 'مهندس ربط أنظمة'),
  department: t('Platforms', 'المنصّات'),
  location: t('Riyadh', 'الرياض'),
  ...fullTime,
  country: 'SA',
  summary: t(
    'You connect learning platforms to HR systems, single sign-on and video meetings, and find out why a name is missing.',
    'تربطون منصّات التعلّم بأنظمة الموارد البشرية والدخول الموحّد والاجتماعات المرئية، وتعرفون لماذا غاب اسم عن القائمة.',
  ),
  day: '2026-11-12',
  validUntil: '2027-02-15',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Integration engineer, Riyadh'),
    heroImage: picture('job-scene-platform'),
    heroImageAlt: t(
      'An engineer at night beside a rack of servers; sign-in and HR records are done, the backup is running',
      'مهندس في الليل بجانب الخوادم: اكتمل الدخول وسجلّات الموظفين، والنسخة الاحتياطية جارية',
    ),
    intro: t(
      'At two every morning 112 HR systems tell our platforms who has joined, moved or left. Omar Khalil in Dubai and five engineers, two of them in Riyadh, make sure that the data is right.',
      'في الثانية من كل ليلة يخبر ١١٢ نظام موارد بشرية منصّاتنا بمن انضمّ ومن انتقل ومن غادر. ويعمل عمر خليل في دبي مع خمسة مهندسين، اثنان منهم في الرياض، لتكون البيانات صحيحة.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'A new customer brings an HR system and a list of wishes. You sit down with the people who run that system, agree on seven fields, and build a feed that compares each night with the night before. Then you invent five employees to test it: one who leaves and comes back, one with two jobs, one whose name is spelled in three ways. When all five have worked for a week, the feed goes live.',
        'يأتي عميل جديد بنظام موارد بشرية وقائمة طلبات. تجلسون مع القائمين على النظام، وتتّفقون على سبعة حقول، وتبنون ربطًا يقارن كل ليلة بما قبلها. ثم تبتكرون خمسة موظفين لاختباره: واحدًا غادر ثم عاد، وآخر له وظيفتان، وثالثًا يُكتب اسمه بثلاث صور. فإذا مرّ على الخمسة أسبوع بسلام بدأ التشغيل.',
      ),
      list(
        t(
          'Build and test feeds, mostly in Python and PHP, over REST, SFTP or whatever the customer has.',
          'بناء الربط واختباره، وأكثره بلغتي Python وPHP، عبر REST أو SFTP أو ما لدى العميل.',
        ),
        t(
          'Set up single sign-on with SAML and OpenID Connect, and explain it to people who find it daunting.',
          'تجهيز الدخول الموحّد عبر SAML وOpenID Connect، وشرحه لمن يتهيّبه.',
        ),
        t(
          'Watch over the safety brake that stops a feed when more than 3% of people would be deactivated.',
          'مراقبة مكبح الأمان الذي يوقف الربط إذا كان سيُوقف أكثر من ٣٪ من الحسابات.',
        ),
        t(
          'Be on call one week in six, with the morning after a call off.',
          'مناوبة أسبوع من كل ستّة، وصباح إجازة بعد كل مكالمة ليلية.',
        ),
      ),
      subheading('Your first ninety days', 'التسعون يومًا الأولى'),
      paragraph(
        'In the first month you fix three small things in existing feeds, and read the code of the two oldest. In the second you connect a customer together with a colleague. In the third you do it alone, from the first meeting to the first night, and tell the rest of us what you would do differently.',
        'في الشهر الأول تصلحون ثلاثة أمور صغيرة في عمليات ربط قائمة، وتقرؤون شيفرة أقدم اثنتين منها. وفي الثاني تربطون نظام عميل مع زميل. وفي الثالث تفعلون ذلك وحدكم، من أول اجتماع إلى أول ليلة، ثم تعرضون علينا ما كنتم ستفعلونه على نحو آخر.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t(
          'Three years or more of building software that other systems depend on.',
          'ثلاث سنوات أو أكثر في بناء برمجيات تعتمد عليها أنظمة أخرى.',
        ),
        t('The habit of writing a test before trusting a log.', 'عادة كتابة الاختبار قبل تصديق السجلّ.'),
        t(
          'Good English. Arabic helps, since half of the names are in it.',
          'إنجليزية جيّدة. والعربية تفيد، فنصف الأسماء بها.',
        ),
        t(
          'The ability to talk plainly with HR staff, who know their data better than you do.',
          'القدرة على الحديث ببساطة مع موظفي الموارد البشرية، فهم أعرف ببياناتهم.',
        ),
      ),
      paragraph(
        'You need not know Totara. We have taught it to eleven engineers, in six weeks each.',
        'لا نشترط معرفة Totara، فقد علّمناها لأحد عشر مهندسًا، كل منهم في ستّة أسابيع.',
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'You depend on systems that others look after, and they change them on a Thursday evening without a word. You will be asked to correct a record on our side, just for today, and have to refuse kindly, because then the two systems would no longer agree. Documentation is often out of date. It helps to like detective stories, and to prefer a phone call to a long thread of e-mails.',
        'تعتمدون على أنظمة يديرها غيركم، وقد تتغيّر مساء خميس دون أن يخبركم أحد. وسيُطلب منكم أن تصلحوا سجلًّا عندنا «لهذا اليوم فقط»، وعليكم أن تعتذروا بلطف، لأنّ النظامين لن يتطابقا بعدها. وكثيرًا ما تكون الوثائق قديمة. يفيدكم هنا حبّ القصص البوليسية، وأن تفضّلوا مكالمة قصيرة على سلسلة رسائل طويلة.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '20,000 to 25,000 riyals a month, housing and transport included, and medical cover for your family.',
          'من ٢٠٬٠٠٠ إلى ٢٥٬٠٠٠ ريال شهريًا شاملة السكن والنقل، وتأمين طبي لكم ولأسرتكم.',
        ),
        t(
          'Thirty days of leave a year, and Thursdays that end at two in the afternoon.',
          'ثلاثون يوم إجازة في السنة، ودوام ينتهي يوم الخميس في الثانية ظهرًا.',
        ),
        t(
          'Three days a week in our Olaya Street office, and two wherever you work best.',
          'ثلاثة أيام في الأسبوع في مكتبنا في شارع العليا، ويومان حيث يحلو لكم العمل.',
        ),
        t('A tenth of your time to fix what annoys you, without asking.', 'عُشر وقتكم لإصلاح ما يزعجكم، دون استئذان.'),
      ),
    ),
  },
}

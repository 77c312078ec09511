import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, fullTime, type Job } from './job.ts'

export const arabicAuthor: Job = {
  id: 'course-author-arabic-amman',
  title: t('Course author, Arabic', 'كاتب دورات بالعربية'),
  department: t('Course design', 'تصميم الدورات'),
  location: t('Amman', 'عمّان'),
  ...fullTime,
  country: 'JO',
  summary: t(
    'You write lessons in Arabic first: short, spoken and exact. An English author works beside you on the other version.',
    'تكتبون الدروس بالعربية أوّلًا: قصيرة ودقيقة، وتُقال كما تُكتب. وإلى جانبكم من يكتب النسخة الإنجليزية.',
  ),
  day: '2026-11-05',
  validUntil: '2027-01-20',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Course author, Arabic, Amman'),
    heroImage: picture('job-scene-writing'),
    heroImageAlt: t(
      'An author with a pencil, Amman in the window behind her, and a line that she wrote in Arabic and English',
      'كاتبة وبيدها قلم، وخلفها عمّان من النافذة، وأمامها سطر كتبته بالعربية والإنجليزية',
    ),
    intro: t(
      'Of our 420 catalogue courses, 160 are still to be rewritten in Arabic first by the end of 2027. Rana Mansour and her six authors need a seventh.',
      'بقيت من دورات مكتباتنا، وعددها ٤٢٠، مئة وستّون نعيد كتابتها بالعربية أوّلًا قبل نهاية ٢٠٢٧. وتحتاج رنا منصور وكتّابها الستّة إلى سابع.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'You spend an hour with an expert in one job: a crane signaller, a pharmacist, a shop assistant who handles returns. You record how they explain it to a new colleague. From that you write a lesson of six minutes, read it aloud standing up, and cut whatever needs a second breath. The English author writes hers beside you. Where the two of you disagree, the idea is not clear yet.',
        'تجلسون ساعة مع من يتقن عمله: مرشد رافعة أو صيدلاني أو موظف متجر يتولّى المرتجعات. وتسجّلون كيف يشرحه لزميل جديد. ثم تكتبون من ذلك درسًا في ستّ دقائق، وتقرؤونه وقوفًا وبصوت مسموع، وتشطبون ما يحتاج إلى نفَس ثانٍ. وبجانبكم كاتبة تضع النسخة الإنجليزية، فإن اختلفتم فالفكرة لم تتّضح بعد.',
      ),
      list(
        t(
          'Write about forty lessons a year, on paper first if you like.',
          'كتابة نحو أربعين درسًا في السنة، وعلى الورق أوّلًا إن أحببتم.',
        ),
        t(
          'Write the questions too: fair ones, with wrong answers that people really give.',
          'كتابة الأسئلة أيضًا: أسئلة منصفة، فيها إجابات خاطئة قد يختارها الناس فعلًا.',
        ),
        t(
          'Sit in the studio when Tariq Hamdan records, and change any line that sounds wrong when spoken.',
          'حضور التسجيل مع طارق حمدان، وتغيير كل جملة لا تحسن عند النطق.',
        ),
        t('Keep our list of 380 technical terms up to date.', 'تحديث قائمتنا التي تضمّ ٣٨٠ مصطلحًا.'),
      ),
      subheading('Your first ninety days', 'التسعون يومًا الأولى'),
      paragraph(
        'You begin with a colleague’s lesson and make it a minute shorter. In the second month you write one of your own, watch five people take it in the corridor and rewrite it. By the ninetieth day you have finished four; one of them has been used on a hospital night shift, and you have heard what the nurses thought.',
        'تبدؤون بدرس كتبه زميل فتختصرون منه دقيقة. وفي الشهر الثاني تكتبون درسًا من عندكم، وتشاهدون خمسة أشخاص يأخذونه في الممرّ، ثم تكتبونه من جديد. وفي اليوم التسعين تكونون قد أنجزتم أربعة، استُخدم أحدها في مناوبة ليلية بمستشفى، وعرفتم رأي الممرّضين فيه.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t('Arabic that sounds natural when read aloud.', 'عربية تبدو طبيعية حين تُقرأ بصوت مسموع.'),
        t(
          'Things that you have written to be heard: for radio, stage, film or a classroom.',
          'نصوص كتبتموها لتُسمع: للإذاعة أو المسرح أو الفيلم أو قاعة الدرس.',
        ),
        t(
          'English good enough to discuss the wording with your fellow author.',
          'إنجليزية تكفي لنقاش الصياغة مع كاتب النسخة الأخرى.',
        ),
        t(
          'Curiosity about other people’s work, from crane signals to tax returns.',
          'فضول نحو أعمال الآخرين، من إشارات الرافعة إلى الإقرار الضريبي.',
        ),
      ),
      paragraph(
        'You need no certificate in instructional design. Lina Haddad teaches what you need to know in six afternoons.',
        'لا نشترط شهادة في التصميم التعليمي، فلينا حدّاد تعلّمكم ما يلزم منه في ستّ جلسات.',
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'Your best sentence will be cut, usually by Rana and usually with good reason. Experts love their long words and have to be won over one by one. And you write for people who have no time: a nurse at three in the morning, a driver in a bus, a cashier with a queue. They never say that a lesson was badly written. They just stop pressing “next”, and you see in the figures where.',
        'أجمل جملة عندكم ستُشطب، والأغلب أن تشطبها رنا، والأغلب أن تكون على حقّ. والخبراء يحبّون كلماتهم الطويلة، ولا بدّ من إقناعهم واحدًا واحدًا. ثم إنكم تكتبون لمن لا وقت لديه: ممرّضة في الثالثة فجرًا، وسائق في حافلة، ومحاسب صندوق أمامه طابور. لن يقول لكم أحد منهم إنّ الدرس مكتوب كتابة سيّئة. كل ما هناك أنهم يكفّون عن ضغط «التالي»، وترون في الأرقام أين توقّفوا.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '1,300 to 1,700 dinars a month, thirteen times a year.',
          'من ١٬٣٠٠ إلى ١٬٧٠٠ دينار شهريًا، ثلاث عشرة مرة في السنة.',
        ),
        t(
          '24 working days of leave, and social security and medical cover from the first day.',
          '٢٤ يوم عمل إجازة، وضمان اجتماعي وتأمين طبي من اليوم الأول.',
        ),
        t(
          'Two days a week at home for writing, and a quiet writing room in the office.',
          'يومان في الأسبوع للكتابة من البيت، وغرفة كتابة هادئة في المكتب.',
        ),
        t('Your name on the course, unless you would rather not.', 'اسمكم على الدورة، إلا إن آثرتم غير ذلك.'),
      ),
    ),
  },
}

import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, type Job } from './job.ts'

export const internLessonDesign: Job = {
  id: 'intern-drawing-and-sound-amman',
  title: t('Intern, drawing and sound', 'متدرّب في الرسم والصوت'),
  department: t('Studio', 'الاستوديو'),
  location: t('Amman', 'عمّان'),
  employment: t('Internship, six months from March 2027', 'تدريب لستّة أشهر من مارس ٢٠٢٧'),
  employmentType: 'INTERN',
  country: 'JO',
  summary: t(
    'Six months in our Zahran Street studio: you draw scenes, record voices and make one lesson of your own.',
    'ستّة أشهر في استوديو شارع زهران: ترسمون المشاهد وتسجّلون الأصوات وتصنعون درسًا خاصًّا بكم.',
  ),
  day: '2026-10-21',
  validUntil: '2027-01-31',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Intern, drawing and sound, Amman'),
    heroImage: picture('job-scene-writing'),
    heroImageAlt: t(
      'An author with a pencil, Amman in the window behind her, and a line that she wrote in Arabic and English',
      'كاتبة وبيدها قلم، وخلفها عمّان من النافذة، وأمامها سطر كتبته بالعربية والإنجليزية',
    ),
    intro: t(
      'Each year two people learn with us how a lesson is made. Nine of the eighteen so far have stayed. In March there is a place in the studio.',
      'كل عام يتعلّم عندنا اثنان كيف يُصنع الدرس. وبقي معنا تسعة من ثمانية عشر حتى اليوم. وفي مارس لدينا مكان في الاستوديو.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'Lessons are written on the first floor, spoken in the basement and drawn under the roof. You spend two months on each floor. You do not fetch coffee; there is a machine for that, and Tariq fills it. What you make is used, or you are told why it is not.',
        'تُكتب الدروس في الطابق الأول، وتُسجَّل في القبو، وتُرسم في الطابق الأعلى. وتقضون في كل طابق شهرين. لا تحملون القهوة لأحد، فلدينا آلة لذلك، وطارق هو من يملؤها. وما تصنعونه يُستعمل، وإلا أخبرناكم بالسبب.',
      ),
      list(
        t(
          'Draw each scene twice, once laid out from the left and once from the right, never flipped.',
          'رسم المشهد مرّتين: مرة من اليسار ومرة من اليمين، دون قلبه أبدًا.',
        ),
        t('Edit recordings, and learn which breaths to keep.', 'قصّ التسجيلات، وتمييز النَفَس الذي يحسن أن يبقى.'),
        t(
          'Try lessons on five people in the corridor and write down where they frown.',
          'عرض الدروس على خمسة أشخاص في الممرّ، وتدوين المواضع التي يعبسون عندها.',
        ),
        t(
          'Help at the open house, where forty visitors vote on voices without seeing them.',
          'المساعدة في اليوم المفتوح، حيث يصوّت أربعون زائرًا للأصوات دون أن يروا أصحابها.',
        ),
      ),
      subheading('Your own lesson', 'درس من صنعكم'),
      paragraph(
        'In the fifth month you make one lesson of three minutes, from the first conversation to the last cut, on something that you know and we do not. The last three were about bread, about losing at chess and about reading the bus map of Amman. All are in the catalogue, with their makers’ names.',
        'في الشهر الخامس تصنعون درسًا من ثلاث دقائق، من أول حديث إلى آخر لمسة، عن شيء تعرفونه ولا نعرفه. كانت الدروس الثلاثة الأخيرة عن الخبز، وعن الخسارة في الشطرنج، وعن قراءة خريطة حافلات عمّان. وكلها اليوم في مكتباتنا بأسماء أصحابها.',
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'Your first drawing comes back with eleven comments, and the second with nine. In the studio you have to be silent for longer than most people can. And deadlines are real: a ward that begins on Sunday does not wait for a better blue. But you are not left alone with the comments: whoever made them sits down and draws beside you.',
        'يعود إليكم الرسم الأول وعليه إحدى عشرة ملاحظة، والثاني وعليه تسع. وفي الاستوديو عليكم أن تصمتوا أطول ممّا يطيقه معظم الناس. والمواعيد حقيقية: الجناح الذي يبدأ يوم الأحد لا ينتظر أزرق أجمل. لكنّ أحدًا لن يترككم مع الملاحظات وحدكم: يجلس معكم من كتبها ويرسم بجانبكم.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t(
          'Five drawings or five minutes of sound that you are not ashamed of.',
          'خمسة رسوم أو خمس دقائق صوتية لا تخجلون منها.',
        ),
        t(
          'Good spoken Arabic, and enough English to read a script and the comments on it.',
          'عربية جيّدة في الحديث، وإنجليزية تكفي لقراءة نص الدرس والملاحظات عليه.',
        ),
        t(
          'The wish to hear what is wrong with your work while it can still be fixed.',
          'رغبة في سماع عيوب العمل ما دام إصلاحه ممكنًا.',
        ),
      ),
      paragraph(
        'Students, graduates and people changing careers are equally welcome. We do not ask for your grades; your drawings, recordings or texts tell us more.',
        'نرحّب بالطلّاب والخرّيجين ومن يغيّرون مهنتهم. ولا نسأل عن المعدّل، فرسومكم أو تسجيلاتكم أو نصوصكم تقول لنا أكثر منه.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '450 dinars a month, social security, and your fare from wherever you live in Jordan.',
          '٤٥٠ دينارًا شهريًا، وضمان اجتماعي، وأجرة الطريق من أي مكان تسكنونه في الأردن.',
        ),
        t(
          '35 hours a week, with your examination days off, and a desk of your own in the studio.',
          '٣٥ ساعة في الأسبوع، وأيام امتحاناتكم إجازة، ومكتب خاص بكم في الاستوديو.',
        ),
        t(
          'One person for all your questions, with an hour kept free for you each Wednesday.',
          'شخص واحد لكل أسئلتكم، يفرّغ لكم ساعة كل أربعاء.',
        ),
        t(
          'A reference at the end that says in plain words what you can do, with examples of your work.',
          'وفي النهاية خطاب توصية يذكر ما تتقنونه بكلمات واضحة، وفيه أمثلة من عملكم.',
        ),
      ),
      paragraph(
        'In the fourth month we tell you whether there will be a position afterwards, so that you can look elsewhere in time. Three of the last six have stayed: one draws, one records, and one, to her own surprise, works in customer care.',
        'وهل تتوفّر بعد ذلك وظيفة؟ نخبركم في الشهر الرابع، ليتّسع الوقت للبحث في مكان آخر. بقي ثلاثة من آخر ستّة: أحدهم يرسم، والثاني يسجّل، والثالثة تعمل في خدمة العملاء، وكانت أول من فوجئ بذلك.',
      ),
    ),
  },
}

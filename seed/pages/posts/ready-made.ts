import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const readyMade: Post = {
  id: 'how-to-choose-thirty-courses-out-of-thirty-thousand',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('How to choose thirty courses out of thirty thousand', 'كيف تختارون ثلاثين دورة من ثلاثين ألفًا'),
  description: t(
    'A marketplace holds more than anyone can watch. A method for choosing, with a red pencil.',
    'في سوق الدورات أكثر ممّا يستطيع أحد أن يشاهده. طريقة للاختيار بقلم أحمر.',
  ),
  day: '2026-04-14',
  date: t('14 April 2026', '١٤ أبريل ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-catalogue.webp'),
  image_alt: t('A shelf of books, one of them leaning out', 'رفّ كتب، مال أحدها عن البقيّة'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('maya-fernandes'),
    introImage: media('post-catalogue.webp'),
    body: body(
      intro(
        'When Qamra Health opened the marketplace to its staff, without any list, the most popular course in the first month was about Excel. The second was about sleep. Both were good. Neither was the reason why the hospital had bought the licence.',
        'حين فتحت قمرة الصحية سوق الدورات لموظفيها دون أي قائمة، كانت أكثر الدورات إقبالًا في الشهر الأول عن Excel، وتلتها دورة عن النوم. كلتاهما جيّدة، لكنّ المستشفى لم يشترِ الاشتراك من أجل أي منهما.',
      ),
      subheading('What ready-made courses are good at', 'ما الذي تُحسنه الدورات الجاهزة'),
      paragraph(
        'Some skills are the same everywhere: negotiation, spreadsheets, project plans, the basics of hygiene, writing an e-mail. Others have taught this often, and their tenth version is better than your first. What is true only at your company cannot be bought: your refund rules, your pump, the law of your country. Draw this line first. In the lists that we make for customers on OpenSesame, about 70% of what they need can be bought ready-made, and that is by far the cheaper part.',
        'بعض المهارات لا يختلف من مكان إلى آخر: التفاوض وجداول البيانات وخطط المشاريع وأساسيات النظافة وكتابة رسائل البريد الإلكتروني. موضوعات علّمها غيركم مرارًا، ونسختهم العاشرة أفضل من نسختكم الأولى. أمّا ما لا يصحّ إلا عندكم فلا يُشترى: قواعد الاسترداد لديكم، ومضخّتكم، ونظام بلدكم. ارسموا هذا الخطّ أوّلًا. في القوائم التي نُعدّها لعملائنا على OpenSesame يقع نحو ٧٠٪ ممّا يحتاجون إليه في جهة الجاهز، وهي الأرخص بكثير.',
      ),
      subheading('Three rounds with the red pencil', 'ثلاث جولات بقلم أحمر'),
      paragraph(
        'First round: titles. Take one role, say ward sister, and let three people who hold it cross out everything that they would not open on a quiet Tuesday. Forty titles become fifteen in twenty minutes.',
        'الجولة الأولى للعناوين. خذوا وظيفة واحدة، رئيسة الجناح مثلًا، ودعوا ثلاثًا ممّن يشغلنها يشطبن كل ما لن يفتحنه في ثلاثاء هادئ. تصير العناوين الأربعون خمسة عشر في ثلث ساعة.',
      ),
      paragraph(
        'Second round: minute four. Openings are polished everywhere. Jump to the fourth minute of each of the fifteen, and watch for sixty seconds. Is someone doing something there, or is a slide being read out? Seven remain.',
        'الجولة الثانية للدقيقة الرابعة. فالبدايات مصقولة في كل مكان. انتقلوا في كل دورة من الخمس عشرة إلى الدقيقة الرابعة وشاهدوا ستّين ثانية. هل هناك من يفعل شيئًا، أم شريحة تُقرأ؟ تبقى سبع.',
      ),
      paragraph(
        'Third round: the test. Take it without the course. If you pass, either the course teaches nothing that an adult does not know, or the test asks nothing. Three or four are left for a role, and that is enough for a year. All three rounds fit into one morning.',
        'الجولة الثالثة للاختبار. أجيبوا عنه دون أن تأخذوا الدورة. فإن نجحتم، فإمّا أنّ الدورة لا تعلّم ما لا يعرفه شخص بالغ، أو أنّ الاختبار لا يسأل عن شيء. يبقى للوظيفة ثلاث دورات أو أربع، وهي تكفي عامًا. والجولات الثلاث كلها يتّسع لها صباح واحد.',
      ),
      subheading('Questions to ask in the Gulf', 'أسئلة تُطرح في الخليج'),
      list(
        t(
          'Is the Arabic written, translated or only subtitled? Listen for one minute and you will know.',
          'هل العربية مكتوبة أم مترجمة أم سطر تحت الفيديو؟ استمعوا دقيقة واحدة وستعرفون فورًا.',
        ),
        t(
          'Which law does a compliance course refer to? “Your local regulator” is not an answer.',
          'عن أي نظام تتحدّث دورة الامتثال؟ عبارة «الجهة المختصّة في بلدك» ليست جوابًا.',
        ),
        t(
          'Who is shaking whose hand in the pictures, and what is on the table behind them?',
          'من يصافح من في الصور، وماذا على الطاولة خلفهم؟',
        ),
        t(
          'When was it last changed? For anything about software, two years is a long time.',
          'متى عُدّلت آخر مرة؟ في كل ما يخصّ البرامج، سنتان زمن طويل.',
        ),
        t(
          'Does the record arrive on your platform, with version and date?',
          'هل يصل السجلّ إلى منصّتكم ومعه النسخة والتاريخ؟',
        ),
      ),
      quote(
        'Others have taught this often, and their tenth version is better than your first.',
        'موضوعات علّمها غيركم مرارًا، ونسختهم العاشرة أفضل من نسختكم الأولى.',
      ),
      subheading('Tend the list like a garden', 'القائمة حديقة تحتاج إلى عناية'),
      paragraph(
        'Each quarter the list is read again with three figures beside each title: opened, finished, opened a second time. The last is the most honest of them, since no one opens a bad course twice. A course that fewer than ten people opened in a quarter leaves the list, and the next one in reserve takes its place. At Qamra Health the list now has 32 courses for nine roles. The one about sleep is still among them. The night shift asked for it.',
        'كل ربع سنة تُقرأ القائمة من جديد، وبجانب كل عنوان ثلاثة أرقام: كم فُتح، وكم أُنهي، وكم فُتح مرة ثانية. والأخير أصدقها، فلا أحد يفتح دورة سيّئة مرّتين. والدورة التي فتحها أقلّ من عشرة أشخاص في ربع السنة تغادر القائمة، وتحلّ محلّها التالية في قائمة الاحتياط. في قائمة قمرة الصحية اليوم ٣٢ دورة لتسع وظائف، وما زالت دورة النوم بينها. طلبتها المناوبة الليلية.',
      ),
    ),
  },
}

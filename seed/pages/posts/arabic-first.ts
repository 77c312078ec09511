import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const arabicFirst: Post = {
  id: 'write-the-course-in-arabic-first',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t(
    'Write the course in Arabic first. The English gets better too',
    'اكتبوا الدورة بالعربية أوّلًا، تتحسّن الإنجليزية أيضًا',
  ),
  description: t(
    'For ten years we translated. Then we reversed the order, and both versions became shorter and clearer.',
    'ظللنا نترجم عشر سنوات، ثم عكسنا الترتيب، فصارت النسختان أقصر وأوضح.',
  ),
  day: '2026-11-03',
  date: t('3 November 2026', '٣ نوفمبر ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-arabic-first.webp'),
  image_alt: t('Two speech bubbles, one from each side', 'فقاعتا حوار، واحدة من كل جهة'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('rana-mansour'),
    introImage: media('post-arabic-first.webp'),
    body: body(
      intro(
        'For ten years we worked like everyone else: an English script, a translator, a narrator. In 2019 a customer in Riyadh insisted that we write one course the other way round. We have not gone back.',
        'عملنا عشر سنوات كما يعمل الجميع: نص إنجليزي، ثم مترجم، ثم معلّق صوتي. وفي عام ٢٠١٩ أصرّ عميل في الرياض على أن نكتب دورة واحدة بالترتيب المعاكس. ولم نعد إلى الطريقة القديمة منذ ذلك الحين.',
      ),
      subheading('What gets lost on the way', 'ما الذي يضيع في الطريق'),
      paragraph(
        'A translated course is rarely wrong. It just does not sound like anyone you know. The examples come from an office in another country, the jokes have been explained, and the sentences keep the order of the language they came from. Learners notice within a minute. They do not complain; they press “next”.',
        'الدورة المترجمة قلّما تكون خاطئة، لكنها لا تشبه كلام أحد. أمثلتها من مكتب في بلد آخر، ونكاتها مشروحة، وجملها مرتّبة ترتيب اللغة التي جاءت منها. يلحظ المتعلّم ذلك في دقيقة. لا يشتكي، بل يضغط «التالي».',
      ),
      paragraph(
        'The screens suffer too. Arabic set in boxes measured for English either swims in them or is cut off, and arrows point at things that have moved to the other side. Reviewers then correct the words, since words can be corrected. What is truly foreign stays: the order of the thoughts, and whatever was left unsaid because readers of the original know it.',
        'والشاشات تتضرّر أيضًا. فالنص العربي في مربّع صُمّم للإنجليزية إمّا أن يضيع فيه أو يُبتر، والأسهم تشير إلى أشياء انتقلت إلى الجهة الأخرى. ثم يصحّح المراجعون الكلمات، لأنّ الكلمات يسهل تصحيحها. أمّا الغريب حقًّا فيبقى في مكانه لا يلمسه أحد: ترتيب الأفكار، وما سكت عنه النص لأنّ قارئ اللغة الأولى يعرفه.',
      ),
      subheading('Two authors, one table', 'كاتبان على طاولة واحدة'),
      paragraph(
        'Today each course has an Arabic and an English author in our Amman office. The Arabic one begins. The English one does not translate, but writes what an English reader needs to do the same task. Where the two disagree, the thought is usually not clear yet, and both go back to the expert. It takes four days longer per course and saves three weeks of corrections.',
        'لكل دورة اليوم كاتبان في مكتبنا بعمّان، أحدهما بالعربية والآخر بالإنجليزية. يبدأ العربي. أمّا زميله فلا يترجم، بل يكتب ما يحتاج إليه قارئ الإنجليزية ليؤدّي المهمّة نفسها. وحيثما اختلفا، فالغالب أنّ الفكرة لم تتّضح بعد، فيعودان معًا إلى الخبير. يزيد ذلك أربعة أيام على كل دورة ويوفّر ثلاثة أسابيع من التصحيح.',
      ),
      quote(
        'What people say to one another at work is nearly always clearer than the manual.',
        'ما يقوله الناس بعضهم لبعض في العمل أوضح في الغالب ممّا كُتب في الدليل.',
      ),
      paragraph(
        'The experts had their doubts. A safety engineer who has read English manuals for twenty years thinks in their terms, and at first finds the Arabic ones odd. So we begin by talking: the author sits with the expert for an hour, records how he explains the job to a new colleague, and writes from that recording. What people say to one another at work is nearly always clearer than the manual.',
        'كانت للخبراء تحفّظات. فمهندس السلامة الذي يقرأ أدلّة إنجليزية منذ عشرين عامًا يفكّر بمصطلحاتها، ويستغرب العربية في البداية. لذلك نبدأ بالحديث: يجلس الكاتب مع الخبير ساعة، ويسجّل كيف يشرح الأمر لزميل جديد، ثم يكتب من هذا التسجيل. فما يقوله الناس بعضهم لبعض في العمل أوضح في الغالب ممّا كُتب في الدليل.',
      ),
      subheading('Five habits worth copying', 'خمس عادات ننصح بها'),
      list(
        t(
          'Read every sentence aloud. Cut whatever trips the tongue.',
          'اقرؤوا كل جملة بصوت مسموع، واحذفوا ما يتعثّر فيه اللسان.',
        ),
        t(
          'Give people in examples names like those of your colleagues.',
          'سمّوا أشخاص الأمثلة بأسماء تشبه أسماء زملائكم.',
        ),
        t(
          'Keep product names in their own script, and agree once on how to say each technical term.',
          'أبقوا أسماء المنتجات بحروفها، واتّفقوا مرة واحدة على صيغة كل مصطلح.',
        ),
        t(
          'Draw each picture from the right for Arabic; do not just flip it.',
          'ارسموا الصور للعربية من اليمين، ولا تكتفوا بعكسها.',
        ),
        t('Record the Arabic first, so that the film follows its rhythm.', 'سجّلوا العربية أوّلًا ليأخذ الفيلم إيقاعها.'),
      ),
      subheading('And the English?', 'والإنجليزية؟'),
      paragraph(
        'It has become clearer, and shorter by a fifth. An author who cannot lean on the original has to know what he wants to say. Of the 420 courses in our catalogues, 260 have been rewritten in this way, and learners in both languages get stuck on their questions less often. The other 160 will follow by the end of 2027.',
        'صارت أوضح من قبل، وأقصر بمقدار الخُمس. فمن لا يتّكئ على نص أصلي لا بدّ أن يعرف ما الذي يريد أن يقوله. ومن دورات مكتباتنا البالغة ٤٢٠ أُعيدت كتابة ٢٦٠ بهذه الطريقة، فقلّ تعثّر المتعلّمين باللغتين في أسئلتها. وتلحق بها الدورات الباقية، وهي ١٦٠، قبل نهاية عام ٢٠٢٧.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const completion: Post = {
  id: 'completion-is-the-wrong-number',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t(
    'Completion is the wrong number. Measure what people can do on Sunday morning',
    'نسبة الإتمام رقم خادع: قيسوا ما يستطيعه الموظف صباح الأحد',
  ),
  description: t(
    'Nine of our customers stopped reporting completion this year. Here is what they report instead, and what it told them.',
    'تسعة من عملائنا توقّفوا هذا العام عن تقارير الإتمام. إليكم ما وضعوه مكانها وما كشفه لهم.',
  ),
  day: '2026-11-12',
  date: t('12 November 2026', '١٢ نوفمبر ٢٠٢٦'),
  note: t('6 minutes', '٦ دقائق'),
  image: media('post-completion.webp'),
  image_alt: t(
    'Rows of full rings, and before them a line that goes up and down',
    'صفوف حلقات مكتملة، وأمامها خطّ يعلو ويهبط',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('lina-haddad'),
    introImage: media('post-completion.webp'),
    body: body(
      intro(
        'This year nine of our customers stopped sending the completion report to their management. The number was not bad. It was excellent, every month, and that was the trouble with it.',
        'هذا العام توقّف تسعة من عملائنا عن رفع تقرير الإتمام إلى الإدارة. لم يكن الرقم سيّئًا، بل كان ممتازًا في كل شهر، وهذه هي المشكلة.',
      ),
      subheading('Why the number deceives', 'لماذا يخدعنا الرقم'),
      paragraph(
        'Completion measures obedience, not skill. An employee opens the course, presses “next” until the end, and the report reaches management green from top to bottom. Then the queue in the branch stands still, because no one there knows how to open an account for a new company.',
        'نسبة الإتمام تقيس الطاعة لا المهارة. يفتح الموظف الدورة، ويضغط «التالي» حتى النهاية، ويصل التقرير إلى الإدارة أخضر من أوّله إلى آخره. ثم يتعطّل الطابور في الفرع لأنّ أحدًا لا يعرف كيف يفتح حسابًا لشركة جديدة.',
      ),
      paragraph(
        'The number is not useless. It tells you that the course arrived, as the post office tells you that a letter was delivered. Whether it was read and understood is another question.',
        'ولا نقول إنّ الرقم بلا فائدة. هو يخبركم أنّ الدورة وصلت، تمامًا كما يخبركم البريد أنّ الرسالة سُلّمت. أمّا هل قُرئت وفُهمت، فذلك سؤال آخر.',
      ),
      subheading('Three questions instead of one number', 'ثلاثة أسئلة بدل رقم واحد'),
      paragraph(
        'The nine work in different industries, yet arrived at nearly the same questions, asked two weeks after the course:',
        'اتّفق عملاؤنا التسعة، وكل منهم في قطاع مختلف، على أسئلة متقاربة تُطرح بعد أسبوعين من الدورة:',
      ),
      list(
        t('Has this person done the task alone since then?', 'هل أدّى الموظف المهمّة وحده منذ ذلك الحين؟'),
        t('How often did they have to ask a colleague?', 'كم مرة احتاج إلى أن يسأل زميلًا؟'),
        t(
          'Would you be at ease if they did it tomorrow, in front of a customer?',
          'هل يطمئنّ مديره لو تولّاها غدًا أمام عميل؟',
        ),
      ),
      paragraph(
        'The answers are not marks. No one is ranked by them, and employees see what was said about them. On that condition people answer honestly, though in two of the nine organisations it took a full quarter for staff to believe it.',
        'هذه الإجابات ليست درجات. لا يُرتَّب بها أحد، ويطّلع كل موظف على ما قيل عنه. بهذا الشرط يجيب الناس بصدق، وقد احتاجت جهتان من التسع إلى ربع سنة كامل حتى صدّق الموظفون ذلك.',
      ),
      subheading('How to ask the manager', 'كيف تسألون المدير'),
      paragraph(
        'Put the question where the manager already works: one message on Sunday morning, three buttons, no more than a minute. At Tilal Bank 87% of managers answered in the first month, because they did not have to sign in anywhere. “My report is half a page now,” says Yousef Amin, who manages a branch, “and the director reads it.”',
        'اجعلوا السؤال في المكان الذي يعمل فيه أصلًا: رسالة واحدة صباح الأحد، بثلاثة أزرار، لا تأخذ أكثر من دقيقة. في بنك تلال أجاب ٨٧٪ من المديرين في الشهر الأول، لأنّ الرسالة لم تطلب منهم الدخول إلى أي نظام. يقول يوسف أمين، وهو مدير فرع: «صار تقريري نصف صفحة، وصار المدير العام يقرؤه».',
      ),
      subheading('What changed at Tilal Bank', 'ماذا تغيّر عند بنك تلال'),
      paragraph(
        'Two of the longest courses turned out to have changed nothing. Four short lessons on the phone took their place. Within a quarter the help desk received a third fewer questions. Completion fell by four points in the same quarter, since those who pass the test first may skip the new lessons.',
        'ظهر أنّ دورتين من أطول الدورات لم تغيّرا شيئًا، فحلّت محلّهما أربعة دروس قصيرة على الهاتف. وانخفضت الأسئلة الواردة إلى مكتب المساندة بمقدار الثلث خلال ربع سنة. أمّا نسبة الإتمام فنزلت أربع نقاط في الفترة نفسها، لأنّ من يجتاز الاختبار مسبقًا يُعفى من الدروس الجديدة.',
      ),
      quote(
        'The number tells you that the course arrived, as the post office tells you that a letter was delivered.',
        'يخبركم الرقم أنّ الدورة وصلت، تمامًا كما يخبركم البريد أنّ الرسالة سُلّمت.',
      ),
      subheading('Where to begin', 'من أين تبدؤون'),
      paragraph(
        'Choose one course, one task and one manager who likes to try things. Ask the three questions twice, two weeks apart, and lay the answers beside the completion report. You will see at once which of the two you want to read every month. Expect the first round to be awkward: managers answer too kindly, until they notice that no one is blamed for the answers. From the second round on, the answers are useful.',
        'اختاروا دورة واحدة ومهمّة واحدة ومديرًا يحبّ التجربة. اسألوا الأسئلة الثلاثة مرّتين، بينهما أسبوعان، ثم قارنوا الإجابات بتقرير الإتمام. سيتّضح لكم أيّهما تريدون أن تروه كل شهر. وتوقّعوا أن تتعثّر الجولة الأولى: يجيب المديرون بلطف زائد، إلى أن يلاحظوا أنّ أحدًا لا يُحاسَب على إجاباتهم. ومن الجولة الثانية تصير الإجابات نافعة.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const budgetNumbers: Post = {
  id: 'four-numbers-for-your-next-budget-talk',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Four numbers to bring to your next budget meeting', 'أربعة أرقام لاجتماع الميزانية القادم'),
  description: t(
    'Finance does not need the number of courses. It understands these four at once.',
    'لا يهمّ الإدارة المالية عدد الدورات. أمّا هذه الأرقام الأربعة فتفهمها من أول نظرة.',
  ),
  day: '2026-10-13',
  date: t('13 October 2026', '١٣ أكتوبر ٢٠٢٦'),
  note: t('6 minutes', '٦ دقائق'),
  image: media('post-academy.webp'),
  image_alt: t('A row of arches, each taller than the one before', 'صفّ أقواس، كل منها أعلى ممّا قبله'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('faisal-al-otaibi'),
    introImage: media('post-academy.webp'),
    body: body(
      intro(
        'Every autumn the phones in our three offices ring with one question: which figures should I bring? Heads of training have plenty of them. The difficulty is that most are about training.',
        'في كل خريف ترنّ هواتف مكاتبنا الثلاثة والسؤال واحد: أي أرقام آخذ معي؟ ولدى مديري التدريب أرقام كثيرة، لكنّ الصعوبة أنّ معظمها عن التدريب.',
      ),
      paragraph(
        'A finance director compares your request with a new lorry and a roof that leaks. The lorry has a number. Here are four for you; each can be worked out within a week from what you already have.',
        'المدير المالي يقارن طلبكم بشاحنة جديدة وسقف يسرّب الماء. وللشاحنة رقم يُقاس به نفعها. إليكم أربعة أرقام يمكن الوصول إلى كل منها في أسبوع، ممّا لديكم أصلًا.',
      ),
      subheading('1. Days until a new hire works alone', '١. كم يومًا حتى يعمل الموظف وحده'),
      paragraph(
        'Count from the first day to the first task done without help, for one role, over the last twenty people hired. If no one noted it, ask three supervisors for the date; their answers rarely differ by more than two days, and the average will do. Multiply the days by the daily cost of that role. At Sahab Air one day less was worth more than the whole platform costs in a month, and no one needed persuading after that.',
        'احسبوا المدّة من اليوم الأول إلى أول مهمّة تُنجز دون مساعدة، لوظيفة واحدة ولآخر عشرين موظفًا عُيّنوا فيها. وإن لم يُسجَّل ذلك فاسألوا ثلاثة مشرفين عن التاريخ؛ قلّما تختلف إجاباتهم بأكثر من يومين، والمتوسّط يكفي. ثم اضربوا عدد الأيام في الكلفة اليومية لتلك الوظيفة. في سحاب للطيران كان توفير يوم واحد يفوق كلفة المنصّة في شهر كامل، ولم يحتج أحد إلى إقناع بعد ذلك.',
      ),
      subheading('2. Hours taken from the roster', '٢. كم ساعة يأخذها التدريب من العمل'),
      paragraph(
        'An hour in a classroom costs an hour of work, plus the journey. Add up last year’s hours with travel and cover. This number is always larger than expected, and it is the one that falls first. Ask operations for it: whoever writes the roster knows which hours hurt. Three of our customers found a quarter of these hours on the busiest day of the week, for no better reason than that the room was free.',
        'ساعة القاعة تكلّف ساعة عمل والطريق إليها. اجمعوا ساعات العام الماضي مع التنقّل والبدلاء. هذا الرقم أكبر دائمًا ممّا يُتوقّع، وهو أول ما ينخفض. واطلبوه من إدارة التشغيل، فمن يكتب جدول العمل يعرف أي الساعات توجع. وجد ثلاثة من عملائنا ربعها في أشدّ أيام الأسبوع ازدحامًا، لا لسبب إلا أنّ القاعة تكون فارغة فيه.',
      ),
      subheading('3. Questions that come back', '٣. كم سؤالًا يتكرّر'),
      paragraph(
        'Ask the help desk for the ten most frequent questions and how often each came up. Each is a lesson that is missing or does not work. After two months count again. Tilal Bank showed a third fewer, on one slide, without comment.',
        'اطلبوا من مكتب المساندة أكثر عشرة أسئلة تكرارًا وعدد مرّاتها. كل سؤال منها درس ناقص أو درس لم ينفع. ثم عدّوا من جديد بعد شهرين. عرض بنك تلال انخفاضًا بمقدار الثلث في شريحة واحدة، دون تعليق.',
      ),
      subheading('4. What an audit costs', '٤. كم يكلّف التدقيق'),
      paragraph(
        'How many people search for certificates, and for how many weeks? Add last time’s findings and what it took to close them. Where records keep themselves, this number approaches zero, and it is the only one of the four that finance already knows.',
        'كم شخصًا يبحث عن الشهادات، وكم أسبوعًا؟ أضيفوا ملاحظات المرة السابقة وما تطلّبه إغلاقها. وحين تحفظ السجلّات نفسها بنفسها يقترب هذا الرقم من الصفر، وهو الوحيد بين الأربعة الذي تعرفه الإدارة المالية من قبل.',
      ),
      quote(
        'A page with honest gaps is read more kindly than a full one that no one believes.',
        'الصفحة التي تعترف بنقصها أقرب إلى القبول من صفحة كاملة لا يصدّقها أحد.',
      ),
      subheading('How to show them', 'كيف تعرضونها'),
      list(
        t(
          'One page, four numbers, each with last year’s beside it.',
          'صفحة واحدة وأربعة أرقام، وبجانب كل منها رقم العام الماضي.',
        ),
        t(
          'Say how you counted, in one line, and call a guess a guess.',
          'اذكروا طريقة العدّ في سطر، وسمّوا التقدير تقديرًا.',
        ),
        t('Ask for a sum only after the page has been read.', 'لا تطلبوا مبلغًا إلا بعد قراءة الصفحة.'),
        t(
          'Name the number you will bring next year, and bring it.',
          'حدّدوا الرقم الذي ستعودون به العام القادم، وعودوا به.',
        ),
      ),
      paragraph(
        'We are glad to look over the page with you before the meeting. It takes half an hour, and we learn something each time. If two of the four are missing, come with the other two: a page with honest gaps is read more kindly than a full one that no one believes.',
        'ويسعدنا أن نراجع الصفحة معكم قبل الاجتماع. يكفي لذلك نصف ساعة، ونتعلّم منها في كل مرة. وإن غاب رقمان فاحملوا الرقمين الآخرين، فالصفحة التي تعترف بنقصها أقرب إلى القبول من صفحة كاملة لا يصدّقها أحد.',
      ),
    ),
  },
}

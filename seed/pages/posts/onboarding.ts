import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const onboarding: Post = {
  id: 'what-to-take-out-of-onboarding',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Onboarding gets better by what you take out', 'تتحسّن تهيئة الموظف الجديد بما تحذفونه منها'),
  description: t(
    'Sahab Air went from 34 days to 11. The method fits on one page, and works in a shop as well.',
    'انتقلت سحاب للطيران من ٣٤ يومًا إلى ١١. الطريقة تكفيها صفحة واحدة، وتصلح لمتجر أيضًا.',
  ),
  day: '2026-11-05',
  date: t('5 November 2026', '٥ نوفمبر ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-onboarding.webp'),
  image_alt: t('The sun rises behind hills', 'شمس تشرق خلف التلال'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('yara-saleh'),
    introImage: media('post-onboarding.webp'),
    body: body(
      intro(
        'No one plans a long onboarding. It grows. Every department adds its hour, none takes one away, and after ten years a new colleague sits in a classroom for five weeks.',
        'لا أحد يخطّط لبرنامج تهيئة طويل، فهو يطول من تلقاء نفسه. تضيف كل إدارة ساعتها ولا تحذف إدارة ساعة، وبعد عشر سنوات يجلس الموظف الجديد في القاعة خمسة أسابيع.',
      ),
      subheading('Begin at the end', 'ابدؤوا من النهاية'),
      paragraph(
        'At Sahab Air we did not ask what new crew should know. We asked what they do, alone, on the first duty flight: 61 tasks, noted by three experienced colleagues in one afternoon. Everything in the course that belonged to none of the 61 was postponed. It was no small remainder, but eleven days out of thirty-four, among them the history of the fleet and a tour of the headquarters.',
        'في سحاب للطيران لم نسأل عمّا ينبغي أن يعرفه المضيف الجديد، بل عمّا يفعله وحده في أول رحلة عمل: ٦١ مهمّة دوّنها ثلاثة من أصحاب الخبرة في عصر يوم واحد. وكل ما في الدورة ولا ينتمي إلى واحدة منها أُجّل. ولم يكن ذلك قليلًا، بل أحد عشر يومًا من أربعة وثلاثين، منها تاريخ الأسطول وجولة في المقرّ.',
      ),
      subheading('Three piles', 'ثلاث مجموعات'),
      paragraph('The rest was sorted into three piles, hour by hour:', 'ثم وُزّع الباقي ساعة بعد ساعة على ثلاث مجموعات:'),
      list(
        t(
          'In the room: what needs hands, weight, smoke or a trainer’s eye.',
          'في القاعة: ما يحتاج إلى يدين أو وزن أو دخان أو عين مدرّب.',
        ),
        t(
          'On the phone: what people read, hear and decide, in lessons of up to twelve minutes.',
          'على الهاتف: ما يُقرأ ويُسمع ويُقرَّر، في دروس لا تتجاوز اثنتي عشرة دقيقة.',
        ),
        t(
          'At hand: what no one needs to remember, because it can be looked up in ten seconds.',
          'عند الحاجة: ما لا يلزم حفظه، لأنّ الوصول إليه يستغرق عشر ثوانٍ.',
        ),
      ),
      paragraph(
        'The third pile is the one people forget. A good list beside the galley door replaced half a day of lessons, and has been read more often than the lessons ever were.',
        'المجموعة الثالثة هي التي تُنسى عادة. قائمة جيّدة بجانب باب مطبخ الطائرة أغنت عن نصف يوم من الدروس، وقُرئت أكثر ممّا قُرئت الدروس يومًا.',
      ),
      paragraph(
        'Who decides in a dispute? Not the department that owns the hour, but a colleague who joined less than a year ago. We always invite one. She remembers what helped her, and she is the only one at the table without an hour to defend.',
        'ومن يحسم عند الخلاف؟ ليست الإدارة صاحبة الساعة، بل زميلة التحقت قبل أقلّ من عام. ندعو واحدة دائمًا، فهي تذكر ما نفعها، وهي الوحيدة على الطاولة التي ليس لها ساعة تدافع عنها.',
      ),
      subheading('What may not be taken out', 'ما لا يُحذف'),
      paragraph(
        'Two things became longer. The first is the welcome: an hour with the crew they will fly with, with coffee and without slides. The second is practice on the last day, when a trainer lets small things go wrong and watches. Shorter never meant faster through the same material.',
        'أمران طالا بدل أن يقصرا. الأول هو الترحيب: ساعة مع زملاء العمل، فيها قهوة وليس فيها شرائح. والثاني هو التمرين في اليوم الأخير، حين يترك المدرّب أخطاء صغيرة تقع ويراقب. فالاختصار عندنا لم يعنِ يومًا الإسراع في المادّة نفسها.',
      ),
      quote(
        'Keep for the room what needs hands, weight, smoke or a trainer’s eye.',
        'للقاعة ما يحتاج إلى يدين أو وزن أو دخان أو عين مدرّب.',
      ),
      subheading('Try it with one role', 'جرّبوها مع وظيفة واحدة'),
      paragraph(
        'You need an afternoon, three people who do the job well and a wall. Write each task of the first working day on a card. Then hold every hour of the old programme against the wall, and ask which card it helps. Ghaf Retail did this for its shop staff and found twelve minutes a day to be enough for the first week. Hours without a card need not be deleted. They only have to wait. Photograph the wall before you leave: in a year the tasks will have changed, and the picture shows which hours may come back and which no one missed.',
        'تحتاجون إلى نصف يوم، وثلاثة يُحسنون العمل، وحائط. اكتبوا كل مهمّة من يوم العمل الأول على بطاقة، ثم ضعوا كل ساعة من البرنامج القديم أمام الحائط واسألوا: أي بطاقة تخدم؟ فعلت ذلك غاف للتجزئة لموظفي متاجرها، فوجدت أنّ اثنتي عشرة دقيقة في اليوم تكفي للأسبوع الأول. والساعة التي لا بطاقة لها لا يلزم حذفها، يكفي أن تنتظر. وصوّروا الحائط قبل أن تغادروا، فبعد عام ستكون المهامّ قد تغيّرت، وتدلّكم الصورة على الساعات التي تستحقّ أن تعود، وعلى تلك التي لم يفتقدها أحد.',
      ),
    ),
  },
}

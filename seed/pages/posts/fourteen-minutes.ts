import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const fourteenMinutes: Post = {
  id: 'a-performance-talk-in-fourteen-minutes',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('A performance review in fourteen minutes', 'تقييم الأداء في أربع عشرة دقيقة'),
  description: t(
    'The annual review answers in December what should have been asked in March. What does a short, regular conversation need?',
    'التقييم السنوي يجيب في ديسمبر عمّا كان ينبغي أن يُسأل في مارس. ما الذي يحتاج إليه حوار قصير منتظم؟',
  ),
  day: '2025-08-19',
  date: t('19 August 2025', '١٩ أغسطس ٢٠٢٥'),
  note: t('4 minutes', '٤ دقائق'),
  image: media('post-first-manager.webp'),
  image_alt: t('A mountain with a flag, and a dotted path that leads to it', 'جبل عليه علم، وطريق منقّط يصل إليه'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('sara-nasser'),
    introImage: media('post-first-manager.webp'),
    body: body(
      intro(
        'We asked 900 employees at four customers what they remembered of their last annual review. The most frequent answer was the number. The second was a sentence from the first quarter that had hurt. Third came “nothing”. No one named a thing they had done differently since.',
        'سألنا ٩٠٠ موظف عند أربعة من عملائنا عمّا يتذكّرونه من تقييمهم السنوي الأخير. كان الجواب الأكثر تكرارًا هو الرقم، ثم جملة جارحة من الربع الأول، ثم «لا شيء». ولم يذكر أحد أمرًا صار يفعله على نحو مختلف بعد ذلك.',
      ),
      subheading('Why the annual review fails', 'لماذا يخفق التقييم السنوي'),
      paragraph(
        'It carries too much. In one hour it has to explain the bonus, look back over twelve months, agree on goals and be encouraging. People who are waiting for the figure hear nothing before it and little after it. And the manager, who has eleven of these in a fortnight, writes from memory, which reaches back to about October.',
        'لأنه مثقل بأكثر ممّا يحتمل. عليه في ساعة واحدة أن يشرح المكافأة، ويراجع اثني عشر شهرًا، ويتّفق على الأهداف، ويشجّع أيضًا. ومن ينتظر المبلغ لا يسمع شيئًا قبله ولا يسمع الكثير بعده. والمدير، وأمامه أحد عشر حديثًا في أسبوعين، يكتب من ذاكرته، وهي لا ترجع إلى ما قبل أكتوبر.',
      ),
      subheading('Three questions, once a month', 'ثلاثة أسئلة كل شهر'),
      paragraph(
        'Hajar Steel replaced the hour with conversations that last as long as a glass of tea. They have been timed: fourteen minutes on average, standing, beside the line or in the yard. The employee speaks first.',
        'استبدلت حجر للصلب بالساعة حوارات تدوم بقدر كوب شاي. وقد حُسب وقتها: أربع عشرة دقيقة في المتوسّط، وقوفًا، بجانب خطّ الإنتاج أو في الساحة. والموظف هو من يبدأ الكلام.',
      ),
      list(
        t(
          'What went well since last time, and would you show it to a colleague?',
          'ما الذي أحسنته منذ آخر مرة، وهل تعلّمه لزميل؟',
        ),
        t('What is in your way, and which part of it can I remove?', 'ما الذي يعيقك، وأي جزء منه أستطيع أن أزيله؟'),
        t('What will you try until next month?', 'ما الذي ستجرّبه حتى الشهر القادم؟'),
      ),
      paragraph(
        'Afterwards the employee writes two lines in Totara Perform on the phone, and the manager adds one. It takes a minute. Nothing is scored. In the second month the manager begins with what he promised under the second question, and everything depends on this. Where supervisors came empty-handed, the conversations dried up within a quarter.',
        'بعد ذلك يكتب الموظف سطرين من هاتفه في Totara Perform، ويضيف المدير سطرًا. دقيقة واحدة، وبلا درجات. وفي الشهر الثاني يبدأ المدير بما وعد به في السؤال الثاني، وعلى هذا يتوقّف كل شيء. فحيث جاء المشرف بيدين فارغتين انقطعت الحوارات خلال ربع سنة.',
      ),
      subheading('The sentence that is hard to say', 'الجملة التي يصعب قولها'),
      paragraph(
        'Sometimes an employee is not doing well, and knows it. Managers then either say nothing for months or everything at once. We practise one form, in the dialect in which it will be spoken: what I saw, on which day, what followed from it, and a question. “On Monday the handover had three lines missing. The night shift looked for the valve for an hour. What happened?” Then comes the difficult part: staying silent for as long as it takes. In rehearsals the record is 41 seconds.',
        'أحيانًا لا يسير عمل الموظف كما ينبغي، وهو يعلم ذلك. فإمّا أن يسكت المدير شهورًا، أو يقول كل شيء دفعة واحدة. نحن نتدرّب على صيغة واحدة، باللهجة التي ستُقال بها: ما رأيت، وفي أي يوم، وماذا ترتّب عليه، ثم سؤال. «يوم الاثنين نقص من ورقة التسليم ثلاثة سطور، فبحثت المناوبة الليلية عن الصمّام ساعة. ماذا حدث؟» ثم يأتي الجزء الأصعب: أن تسكت ما لزم السكوت. والرقم القياسي في تدريباتنا ٤١ ثانية.',
      ),
      quote(
        'Hajar Steel replaced the hour with conversations that last as long as a glass of tea.',
        'استبدلت حجر للصلب بالساعة حوارات تدوم بقدر كوب شاي.',
      ),
      subheading('And the annual number?', 'وماذا عن الرقم السنوي؟'),
      paragraph(
        'Most companies need one, and there is nothing wrong with that. It is just no longer a surprise. At the end of the year both see the twelve entries on one page. The manager proposes, the employee may object to each line, and pay is discussed on another day. In the first year after the change 6% objected, down from 22%. The rolling mill also noticed that the list of things in people’s way had become a list of repairs. Nine out of ten cost less than a dinner out.',
        'معظم الشركات تحتاج إلى رقم، ولا عيب في ذلك. كل ما في الأمر أنه لم يعد مفاجأة. ففي نهاية العام يرى الاثنان اثنتي عشرة ملاحظة في صفحة واحدة. المدير يقترح، وللموظف أن يعترض على أي سطر، والحديث عن الراتب في يوم آخر. في السنة الأولى بعد التغيير اعترض ٦٪، وكانوا قبله ٢٢٪. ولوحظ في مصنع الدرفلة أيضًا أنّ قائمة ما يعيق الناس صارت قائمة إصلاحات، تسعة من كل عشرة منها كلّفت أقلّ من وجبة عشاء.',
      ),
    ),
  },
}

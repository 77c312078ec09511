import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const firstManager: Post = {
  id: 'what-a-first-time-manager-needs-in-week-one',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('What a first-time manager needs in week one', 'ما يحتاج إليه المدير الجديد في أسبوعه الأول'),
  description: t(
    'Not a course on leadership, but five conversations and a partner to rehearse them with.',
    'ليس دورة في القيادة، بل خمسة حوارات وشريك يتدرّب معه عليها.',
  ),
  day: '2026-10-27',
  date: t('27 October 2026', '٢٧ أكتوبر ٢٠٢٦'),
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
        'On Thursday she was the best cashier in the branch. On Sunday she is the manager of the other eleven. Most organisations send her to a course on leadership, about four months later.',
        'كانت يوم الخميس أفضل موظفة صندوق في الفرع، وصارت يوم الأحد مديرة للأحد عشر الآخرين. ومعظم الجهات ترسلها إلى دورة في القيادة، بعد نحو أربعة أشهر.',
      ),
      subheading('What goes wrong in the meantime', 'ما الذي يتعثّر حتى ذلك الحين'),
      paragraph(
        'We asked 340 people who had become managers for the first time at eleven of our customers. Hardly any of them struggled with strategy. They struggled with an ordinary Tuesday: a friend who now had to be told to come on time, leave that two people wanted in the same week, a question from above that they could not answer. What happens in the first ten days, they said, tends to stay. A manager who avoids the first difficult conversation avoids the next ones as well.',
        'سألنا ٣٤٠ شخصًا صاروا مديرين لأول مرة عند أحد عشر من عملائنا. لم يكد أحد منهم يتعثّر في الاستراتيجية، بل تعثّروا في شؤون يوم عادي: صديق يجب أن يُطلب منه الحضور في الموعد، وإجازة يريدها اثنان في الأسبوع نفسه، وسؤال من الإدارة لا يعرفون جوابه. وقالوا إنّ ما يحدث في الأيام العشرة الأولى يبقى، فمن تهرّب من أول حوار صعب تهرّب ممّا بعده.',
      ),
      subheading('Five conversations', 'خمسة حوارات'),
      paragraph(
        'So we put five conversations into the first week, one a day. Each is a lesson of eight minutes on the phone, followed by a rehearsal:',
        'لذلك وضعنا في الأسبوع الأول خمسة حوارات، حوارًا كل يوم. لكل منها درس من ثماني دقائق على الهاتف، يتبعه تدريب:',
      ),
      list(
        t(
          'With the former colleague: what changes between us, and what does not.',
          'مع زميل الأمس: ما الذي تغيّر بيننا وما الذي لم يتغيّر.',
        ),
        t(
          'With each member of the team: what should I keep as it is?',
          'مع كل فرد في الفريق: ما الذي تريد أن يبقى على حاله؟',
        ),
        t(
          'With their own manager: what may I decide without asking?',
          'مع الرئيس المباشر: ما الذي أقرّره دون الرجوع إليك؟',
        ),
        t(
          'With an employee who is late: one fact, one question, one date.',
          'مع من يتأخّر: واقعة واحدة وسؤال واحد وموعد واحد.',
        ),
        t('With an employee who did well: exactly what was good.', 'مع من أحسن: ما الذي أحسنه تحديدًا.'),
      ),
      paragraph(
        'None of this needs a platform. Three of the eleven customers began with a sheet of paper and a list of phone numbers. What the platform adds is the date: it knows the day on which an employee becomes a manager, sends the first lesson the evening before and finds a partner for the rehearsal who has an hour free that week. And it forgets no one.',
        'ولا يحتاج هذا إلى منصّة. ثلاث جهات من الإحدى عشرة بدأت بورقة وقائمة أرقام هواتف. ما تضيفه المنصّة هو الموعد: تعرف في أي يوم يصير الموظف مديرًا، فترسل إليه الدرس الأول في المساء السابق، وتجد له شريكًا للتدريب لديه ساعة فارغة في ذلك الأسبوع. ولا تنسى أحدًا.',
      ),
      subheading('Rehearse with a person', 'تدرّبوا مع إنسان'),
      paragraph(
        'The lesson alone changes little. What helps is a quarter of an hour with a manager from another branch, who plays the one who is late and does not make it easy. They speak on the phone, in the language they will really use. Afterwards each of them notes one sentence worth keeping. After a year one customer’s sentences filled four pages, and new managers read them before anything else. It also helps to tell the team. When eleven people know that their new manager is going to ask what should stay as it is, they come with an answer, and the second conversation takes half the time.',
        'الدرس وحده لا يغيّر الكثير. ما ينفع هو ربع ساعة مع مدير من فرع آخر يؤدّي دور المتأخّر ولا يسهّل المهمّة. يتحدّثان على الهاتف، باللهجة التي سيستخدمانها فعلًا، ثم يدوّن كل منهما جملة تستحقّ أن تُحفظ. بعد عام ملأت جمل أحد عملائنا أربع صفحات، وصار المديرون الجدد يقرؤونها قبل أي شيء. وينفع أيضًا أن يُخبَر الفريق. فحين يعرف الأحد عشر أنّ مديرتهم ستسألهم عمّا ينبغي أن يبقى على حاله، يأتون ومعهم الجواب، فلا يأخذ الحوار الثاني إلا نصف وقته.',
      ),
      quote(
        'We put five conversations into the first week, one a day.',
        'وضعنا في الأسبوع الأول خمسة حوارات، حوارًا كل يوم.',
      ),
      subheading('And leadership?', 'والقيادة؟'),
      paragraph(
        'That comes in month four, when there is something to talk about. Managers who have had the five conversations come with real cases. Trainers tell us that their two days have become better, and that one of them is now enough.',
        'تأتي في الشهر الرابع، حين يوجد ما يُتحدّث عنه. ومن مرّ بالحوارات الخمسة يأتي ومعه حالات حقيقية. ويقول لنا المدرّبون إنّ يومَي الدورة صارا أفضل، وإنّ يومًا واحدًا صار يكفي.',
      ),
    ),
  },
}

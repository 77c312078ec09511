import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const auditFile: Post = {
  id: 'an-audit-file-that-answers-before-it-is-asked',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('The audit file that answers before it is asked', 'ملفّ تدقيق يجيب قبل أن يُسأل'),
  description: t(
    'Auditors do not count courses. They ask one question with four parts, and most files answer only one of them.',
    'لا يعدّ المدقّقون الدورات، بل يطرحون سؤالًا واحدًا من أربعة أجزاء، ومعظم الملفّات لا تجيب إلا عن جزء واحد.',
  ),
  day: '2026-09-29',
  date: t('29 September 2026', '٢٩ سبتمبر ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-audit.webp'),
  image_alt: t('Rows of ticks, and a magnifying glass over one of them', 'صفوف من علامات الصح، وعدسة مكبّرة فوق إحداها'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('faisal-al-otaibi'),
    introImage: media('post-audit.webp'),
    body: body(
      intro(
        'An auditor does not read your courses. She picks a name from the roster, points at a task and asks how you know that this person was fit to do it on the fourteenth of March. We have sat beside customers through 61 such visits. Most of the trouble came from the same four gaps.',
        'المدقّقة لا تقرأ دوراتكم. تختار اسمًا من جدول المناوبات، وتشير إلى مهمّة، ثم تسأل: كيف تعرفون أنّ هذا الموظف كان مؤهّلًا لها في الرابع عشر من مارس؟ حضرنا مع عملائنا ٦١ زيارة من هذا النوع، وكانت معظم المتاعب تأتي من الثغرات الأربع نفسها.',
      ),
      subheading('What the question contains', 'ممّ يتكوّن السؤال'),
      paragraph(
        'It always has four parts: which rule, which version of the course, on which day, and who says so. A certificate answers the third part only. A spreadsheet answers none, because no one can tell when a cell was last changed. Auditors know this. The tidier the spreadsheet, the more careful they become.',
        'فيه دائمًا أربعة أجزاء: أي لائحة، وأي نسخة من الدورة، وفي أي يوم، ومن يشهد بذلك. الشهادة تجيب عن الجزء الثالث وحده. أمّا الجدول فلا يجيب عن شيء، لأنّ أحدًا لا يعرف متى تغيّرت خاناته آخر مرة. والمدقّقون يعرفون ذلك جيّدًا، فكلّما كان الجدول أكثر ترتيبًا زاد حذرهم.',
      ),
      subheading('Four gaps', 'أربع ثغرات'),
      list(
        t(
          'The course has changed since. Number each version, keep the old ones readable, and let every record say which one was taken.',
          'الدورة تغيّرت منذ ذلك اليوم. رقّموا كل نسخة، وأبقوا القديمة متاحة للقراءة، وليذكر كل سجلّ النسخة التي أُخذت.',
        ),
        t(
          'The rule is not named. “Safety 3” proves nothing. Put the number of the article that the course covers in its description.',
          'اللائحة غير مذكورة. عنوان مثل «السلامة ٣» لا يثبت شيئًا، فاكتبوا في وصف الدورة رقم المادّة التي وُضعت من أجلها.',
        ),
        t(
          'No one signed. For hands-on tasks, the supervisor who watched signs, with name, place and time.',
          'لا أحد وقّع. في الأعمال اليدوية يوقّع المشرف الذي شاهد الأداء بنفسه، ويُثبت مع توقيعه اسمه والمكان والوقت.',
        ),
        t(
          'People moved. An employee who changed roles in February was trained for the old one. Assign courses to roles, not to names.',
          'الموظف انتقل. من تغيّرت وظيفته في فبراير تدرّب على وظيفته السابقة، فأسندوا الدورات إلى الوظائف لا إلى الأسماء.',
        ),
      ),
      paragraph(
        'The fourth gap costs the most. At a customer in Dammam a storeman had become a crane signaller in the middle of the year. His file was complete, for a storeman. Closing that single finding took two weeks and a letter to the regulator. Preventing it would have taken one line in the nightly feed from the HR system.',
        'والثغرة الرابعة أغلاها ثمنًا. عند أحد عملائنا في الدمام صار أمين مستودع مرشدَ رافعة في منتصف العام. كان ملفّه كاملًا، لكنه ملفّ أمين مستودع. احتاج إغلاق هذه الملاحظة وحدها إلى أسبوعين وخطاب إلى الجهة الرقابية، وكان يغني عن ذلك كله سطر واحد في الربط الليلي مع نظام الموارد البشرية.',
      ),
      subheading('What convinced the auditor', 'ما الذي أقنع المدقّقة'),
      paragraph(
        'At Tilal Bank the rules for 23 roles are in one list, and the list assigns the courses. When the auditor asked for three names, the records were open before she had finished writing. She asked for ten. The visit took three days instead of nine. What convinced her, she told Noura Rashed afterwards, was not the 98% who held every certificate. It was the page that listed the rest, each with a reason and a date.',
        'في بنك تلال تجتمع قواعد ٢٣ وظيفة في قائمة واحدة، والقائمة هي التي تسند الدورات. حين طلبت المدقّقة ثلاثة أسماء كانت السجلّات مفتوحة قبل أن تنهي الكتابة، فطلبت عشرة. واستغرقت الزيارة ثلاثة أيام بدل تسعة. وقالت لنورة راشد بعدها إنّ ما أقنعها ليس نسبة ٩٨٪ ممّن حملوا شهاداتهم كاملة، بل صفحة الباقين، وأمام كل اسم فيها سبب وموعد.',
      ),
      quote(
        'The tidier the spreadsheet, the more careful auditors become.',
        'كلّما كان الجدول أكثر ترتيبًا زاد حذر المدقّقين.',
      ),
      subheading('Rehearse it on a Tuesday', 'تدرّبوا عليه يوم ثلاثاء'),
      paragraph(
        'Ask a strict colleague from finance for forty minutes. She picks five names from last month’s roster and asks the four-part question about each. Time each answer. Anything above three minutes is a gap, even if the record turns up in the end. Do this once a quarter, and the real visit is just another rehearsal.',
        'اطلبوا أربعين دقيقة من زميلة في الإدارة المالية لا تجامل. تختار خمسة أسماء من جدول الشهر الماضي، وتطرح عن كل منها السؤال بأجزائه الأربعة، وأنتم تحسبون الوقت. كل جواب يزيد على ثلاث دقائق ثغرة، ولو ظهر السجلّ في النهاية. كرّروا ذلك كل ربع سنة، فتصبح الزيارة الحقيقية تمرينًا آخر لا أكثر.',
      ),
      paragraph(
        'And keep less than you think you need. No auditor has ever asked our customers for the minutes spent on a page or the answer to question seven. Rule, version, day and signature are enough, and less data is quicker to search.',
        'واحتفظوا بأقلّ ممّا تظنّونه لازمًا. لم يسأل مدقّق عملاءنا يومًا عن الدقائق التي قضاها الموظف في صفحة، ولا عن جوابه في السؤال السابع. اللائحة والنسخة واليوم والتوقيع تكفي، والبحث في بيانات قليلة أسرع.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const ramadanSchedule: Post = {
  id: 'a-training-calendar-that-knows-ramadan',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('A training calendar that takes account of Ramadan', 'تقويم تدريب يراعي رمضان'),
  description: t(
    'Ramadan moves eleven days a year; deadlines set by a machine do not. A plan based on five years of visits.',
    'يتقدّم رمضان أحد عشر يومًا كل عام، والمواعيد التي تضعها الآلة لا تتقدّم معه. خطة تستند إلى زيارات خمسة أعوام.',
  ),
  day: '2026-01-27',
  date: t('27 January 2026', '٢٧ يناير ٢٠٢٦'),
  note: t('4 minutes', '٤ دقائق'),
  image: media('post-shift.webp'),
  image_alt: t(
    'Half moon, half sun: one circle between night and day',
    'دائرة نصفها قمر ونصفها شمس، بين الليل والنهار',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('hind-al-suwaidi'),
    introImage: media('post-shift.webp'),
    body: body(
      intro(
        'In three weeks the working day becomes shorter, and at two in the afternoon a reminder of an overdue course will appear in thousands of inboxes. The machine that sends it does not fast. It has to be told.',
        'بعد ثلاثة أسابيع يقصر يوم العمل، وتصل إلى آلاف صناديق البريد، في الثانية ظهرًا، رسالة تذكير بدورة فات موعدها. الآلة التي ترسلها لا تصوم، ولا بدّ أن يخبرها أحد.',
      ),
      subheading('What the logs say', 'ماذا تقول السجلّات'),
      paragraph(
        'We have looked at five years of visits, without names, on the platforms that we host in the Gulf. In Ramadan people do not learn less. They learn at another time: the peak at ten in the morning falls by half, and a new one rises between half past nine and midnight. Lessons are shorter, and more of them are on the phone. In the last ten nights all of it drops to a third, and in the week of Eid to almost nothing.',
        'راجعنا زيارات خمسة أعوام للمنصّات التي نستضيفها في الخليج، دون أسماء. لا يقلّ التعلّم في رمضان، بل يتغيّر وقته: تهبط ذروة العاشرة صباحًا إلى النصف، وترتفع ذروة جديدة بين التاسعة والنصف ومنتصف الليل. تقصر الدروس، ويزداد نصيب الهاتف منها. وفي العشر الأواخر ينخفض كل ذلك إلى الثلث، وفي أسبوع العيد يكاد ينعدم.',
      ),
      paragraph(
        'One figure surprised us. Courses that people had chosen themselves did not fall at all. What fell was everything with a red date on it.',
        'ورقم واحد فاجأنا: الدورات التي اختارها الناس بأنفسهم لم تنخفض قط. ما انخفض هو كل ما عليه تاريخ أحمر.',
      ),
      subheading('Five weeks, five settings', 'خمسة أسابيع وخمسة إعدادات'),
      list(
        t(
          'The two weeks before: bring forward what runs out during the month. A certificate that ends on the twentieth of Ramadan is renewed in Shaaban, while people are rested.',
          'الأسبوعان السابقان: قدّموا كل ما تنتهي صلاحيته خلال الشهر. الشهادة التي تنتهي في العشرين من رمضان تُجدَّد في شعبان والناس في كامل نشاطهم.',
        ),
        t(
          'First day: reminders move from the morning to nine in the evening, and come once a week.',
          'اليوم الأول: ينتقل التذكير من الصباح إلى التاسعة مساءً، ويصبح مرة في الأسبوع.',
        ),
        t(
          'First twenty days: lessons up to eight minutes; no video that has to be watched in one go.',
          'العشرون يومًا الأولى: دروس لا تتجاوز ثماني دقائق، ولا فيديو تجب مشاهدته دفعة واحدة.',
        ),
        t(
          'Last ten days: no new assignments, no reminders, no reports that compare teams.',
          'العشر الأواخر: لا إسناد جديد، ولا تذكير، ولا تقرير يقارن بين الفرق.',
        ),
        t(
          'Third day after Eid: one message that says what is still open, in order of urgency.',
          'اليوم الثالث بعد العيد: رسالة واحدة تذكر ما بقي مفتوحًا، الأهمّ فالأهمّ.',
        ),
      ),
      subheading('Those who do not fast', 'من لا يصومون'),
      paragraph(
        'In most of our customers’ teams there are colleagues who do not fast, and some carry more work in this month. Do not put all training on them because they “have time at noon”. The same calendar for all is fairer, and a lesson at nine in the evening may be taken at nine the next morning as well. What helps is a lesson for newcomers: why a meeting at four is a bad idea, which greeting to use, where those who do not fast can eat. Ours takes six minutes and is shared more often than anything else in our 420 courses, each year in the same week.',
        'في معظم فرق عملائنا زملاء لا يصومون، وبعضهم يحمل في هذا الشهر عملًا أكثر. فلا تضعوا التدريب كله عليهم بحجّة أنّ «لديهم وقتًا في الظهر». التقويم الواحد للجميع أعدل، ودرس التاسعة مساءً يمكن أن يؤخذ في التاسعة من صباح اليوم التالي. وينفع القادمين الجدد درس يشرح لماذا لا يُدعى إلى اجتماع في الرابعة عصرًا، وماذا يقال في التهنئة، وأين يأكل من لا يصوم. مدّة درسنا ستّ دقائق، وهو أكثر ما يتبادله الناس من دوراتنا البالغة ٤٢٠، في الأسبوع نفسه من كل عام.',
      ),
      quote(
        'The machine that sends the reminder does not fast. It has to be told.',
        'الآلة التي ترسل التذكير لا تصوم، ولا بدّ أن يخبرها أحد.',
      ),
      subheading('The calendar that moves', 'تقويم يتحرّك'),
      paragraph(
        'The five settings take half an hour and need to be made only once, as long as this year’s dates are not written into the rules. Ramadan is expected to begin on 18 February; next year it will be around the eighth. We keep a table with the Hijri dates for ten years, corrected by a day when the moon has been seen, and rules refer to the table: “first of Ramadan minus fourteen days”. Tilal Bank set this up once, in 2023. Since then no one there has touched a reminder, and there has been no complaint.',
        'تستغرق الإعدادات الخمسة نصف ساعة، ويكفي أن تُعدّ مرة واحدة، ما دامت تواريخ هذا العام لا تُكتب في القواعد نفسها. يُتوقّع أن يبدأ رمضان في ١٨ فبراير، وفي العام القادم يبدأ نحو الثامن منه. لدينا جدول بالتواريخ الهجرية لعشر سنوات، يُصحَّح بيوم بعد رؤية الهلال، والقواعد تشير إليه: «الأول من رمضان ناقص أربعة عشر يومًا». أعدّه بنك تلال مرة واحدة عام ٢٠٢٣، ومنذ ذلك الحين لم يلمس أحد تذكيرًا، ولم تصل شكوى واحدة.',
      ),
    ),
  },
}

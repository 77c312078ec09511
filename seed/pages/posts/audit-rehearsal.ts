import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, inRiyadh, type Post } from './post.ts'

export const auditRehearsal: Post = {
  id: 'a-rehearsal-in-riyadh-the-auditor-comes-at-ten',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('A rehearsal in Riyadh: the auditor comes at ten', 'تمرين في الرياض: المدقّقة تصل في العاشرة'),
  description: t(
    'A former inspector goes through thirty training files in two hours, in front of twenty people with a real audit ahead of them.',
    'مفتّشة سابقة تراجع ثلاثين ملفّ تدريب في ساعتين، أمام عشرين شخصًا تنتظرهم زيارة تدقيق حقيقية.',
  ),
  day: '2025-12-03',
  date: t('3 December 2025', '٣ ديسمبر ٢٠٢٥'),
  note: t('Olaya Street 214, 9:30', 'شارع العليا ٢١٤، ٩:٣٠ صباحًا'),
  ...inRiyadh,
  image: media('post-workshop.webp'),
  image_alt: t('Eight chairs around a round table with cards on it', 'ثمانية كراسي حول طاولة مستديرة عليها بطاقات'),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: media('post-workshop.webp'),
    body: body(
      intro(
        'Everyone prepares for audits, but hardly anyone practises them. So we asked a woman who had inspected banks and insurers for nineteen years to come to Olaya Street and do it once more, without consequences. She accepted on one condition: no one was to know beforehand what she would ask.',
        'الجميع يستعدّ للتدقيق، لكن قلّما يتدرّب عليه أحد. لذلك دعونا سيّدة فتّشت البنوك وشركات التأمين تسعة عشر عامًا إلى مكتبنا في شارع العليا، لتفعل ذلك مرة أخرى دون عواقب. وقبلت بشرط واحد: ألّا يعرف أحد مسبقًا ما ستسأل عنه.',
      ),
      subheading('How the morning worked', 'كيف سار الصباح'),
      paragraph(
        'Six organisations had each sent us five training files, with the names changed. At ten the inspector sat down, took the first file and said nothing for two minutes. Then she asked the owner a question in four parts, and we started a clock that everyone could see. Each question had three minutes, and whoever did not know could ask the room for help, once.',
        'أرسلت إلينا ستّ جهات خمسة ملفّات تدريب من كل منها، بعد تغيير الأسماء. في العاشرة جلست المفتّشة، وأخذت الملفّ الأول، وصمتت دقيقتين. ثم طرحت على صاحبه سؤالًا من أربعة أجزاء، وشغّلنا ساعة يراها الجميع. لكل سؤال ثلاث دقائق، ولمن لا يعرف الجواب أن يستعين بالحاضرين مرة واحدة.',
      ),
      subheading('What she asked for', 'عمّ سألت'),
      list(
        t(
          'The version of the course on the day, and what was different in it from today’s.',
          'نسخة الدورة في ذلك اليوم، وما الذي يختلف فيها عن نسخة اليوم.',
        ),
        t(
          'The person who signed, and whether that person was allowed to sign then.',
          'من وقّع، وهل كان يحقّ له التوقيع حينها.',
        ),
        t(
          'A person who had failed, and what happened in the week after.',
          'شخص لم ينجح، وما الذي حدث في الأسبوع التالي.',
        ),
        t(
          'The file of the head of training. It was incomplete at four of the six organisations.',
          'ملفّ مدير التدريب نفسه. وكان ناقصًا في أربع جهات من ستّ.',
        ),
      ),
      paragraph(
        'Of thirty questions, seventeen were answered in time. For nine the answer existed, but in an inbox. Four had none. The first figure surprised the room, and the second surprised the inspector, who had expected a larger one.',
        'أُجيب عن سبعة عشر سؤالًا من ثلاثين في الوقت المحدّد. وفي تسع حالات كان الجواب موجودًا، لكنه في صندوق بريد. ولم يكن لأربعة أسئلة جواب. فاجأ الرقم الأول القاعة، وفاجأ الثاني المفتّشة، فقد توقّعته أكبر.',
      ),
      paragraph(
        'One answer drew applause. A safety officer from an airport opened her file, met a gap and said: “This is missing. I noted it in August, and here is the date by which it will be closed.” She had 140 seconds left.',
        'ونال جواب واحد التصفيق. فتحت مسؤولة سلامة في مطار ملفّها، فوجدت فيه ثغرة، وقالت: «هذا ناقص، وقد دوّنته في أغسطس، وهذا موعد إغلاقه». وبقي لها من الوقت ١٤٠ ثانية.',
      ),
      subheading('What she told us at lunch', 'ما قالته على الغداء'),
      paragraph(
        'She had never minded gaps, she said, only gaps that surprised their owner. A list of open points with dates carried more weight with her than a complete file, since complete files made her look for the hand that had completed them. And in nineteen years no one had offered her a course to try herself. She would have liked that.',
        'قالت إنّ الثغرات لم تكن تزعجها، بل الثغرة التي تفاجئ صاحبها. وإنّ قائمة بالنقاط المفتوحة وتواريخها كانت أثقل في ميزانها من ملفّ كامل، لأنّ الملفّ الكامل يدفعها إلى البحث عن اليد التي أكملته. وإنّ أحدًا في تسعة عشر عامًا لم يعرض عليها أن تجرّب دورة بنفسها، وكانت تودّ ذلك.',
      ),
      subheading('Run it yourselves', 'أقيموه عندكم'),
      paragraph(
        'You need five files, a clock and a person who owes you nothing. The inspector’s questions fit on one page, in Arabic, and we send it to all who ask. Faisal Al-Otaibi or a colleague from the Riyadh office is glad to play the auditor, for customers and others, but not in the two weeks before the real visit, when it would only make people nervous.',
        'تحتاجون إلى خمسة ملفّات وساعة وشخص لا يجاملكم. أسئلة المفتّشة في صفحة واحدة بالعربية، نرسلها إلى كل من يطلبها. ويسعد فيصل العتيبي أو أحد زملائه في مكتب الرياض أن يؤدّي دور المدقّق، لعملائنا ولغيرهم، على ألّا يكون ذلك في الأسبوعين السابقين للزيارة الحقيقية، فلن يزيد الناس حينها إلا توتّرًا.',
      ),
      subheading('Who came, and when we repeat it', 'من حضر، ومتى نعيد التمرين'),
      paragraph(
        'Twenty people responsible for compliance or training, from banks, insurers, hospitals and one airport. The rehearsal was in Arabic and free of charge, and what the files showed stayed in the room. We hold the next one as soon as six organisations have volunteered their files. Seats in the audience go first, so write to us early.',
        'عشرون من مسؤولي الامتثال والتدريب في بنوك وشركات تأمين ومستشفيات ومطار واحد. كان التمرين بالعربية ومجّانيًا، وبقي ما في الملفّات داخل القاعة. ونقيمه من جديد حين تتطوّع ستّ جهات بملفّاتها. ومقاعد المشاهدين تنفد أوّلًا، فاكتبوا إلينا مبكّرًا.',
      ),
    ),
  },
}

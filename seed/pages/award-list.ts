import type { ContentInput } from '#blocks/catalogue.ts'
import { media, t } from '#seed/define.ts'

/** The awards, newest first. */
export const awards: ContentInput<'AWARDS'>['awards'] = [
  {
    id: 'sun-safety-2026',
    title: t('Award for work in the heat', 'جائزة العمل في الحرّ'),
    issuer: t('Gulf Forum for Safety at Work, Manama', 'ملتقى الخليج للسلامة المهنية، المنامة'),
    year: t('2026', '٢٠٢٦'),
    description: t(
      '<p>For the heat course of Rimal Energy: fifteen minutes, drawn, in five languages, seen by 6,000 people by 28 May.</p><p>The jury: “It asks people what they would do, and then it waits. Few courses dare to wait.”</p>',
      '<p>عن دورة الحرّ في رمال للطاقة: خمس عشرة دقيقة مرسومة بخمس لغات، شاهدها ٦٬٠٠٠ شخص بحلول ٢٨ مايو.</p><p>لجنة التحكيم: «تسأل الناس ماذا سيفعلون، ثم تنتظر. وقليل من الدورات يجرؤ على الانتظار».</p>',
    ),
    image: media('award-7.webp'),
    image_alt: t('A seal with a sun setting over two lines of water', 'ختم فيه شمس تغيب فوق خطّين من الماء'),
  },
  {
    id: 'arabic-tile-2025',
    title: t('Award for good Arabic', 'جائزة العربية السليمة'),
    issuer: t('Circle for Arabic at Work, Cairo', 'حلقة العربية في العمل، القاهرة'),
    year: t('2025', '٢٠٢٥'),
    description: t(
      '<p>For our first 200 catalogue courses written in Arabic before English.</p><p>The jury: “You forget that you are reading a course. We stopped looking for mistakes at lesson nine.”</p>',
      '<p>عن أول ٢٠٠ دورة من مكتباتنا كُتبت بالعربية قبل الإنجليزية.</p><p>لجنة التحكيم: «ينسى القارئ أنه في دورة تدريبية. وتوقّفنا عن تصيّد الأخطاء عند الدرس التاسع».</p>',
    ),
    image: media('award-5.webp'),
    image_alt: t(
      'A tile of eight-pointed stars, one inside the other',
      'بلاطة من نجوم ثُمانية الرؤوس، إحداها داخل الأخرى',
    ),
  },
  {
    id: 'report-shield-2024',
    title: t('Shield for the clearest report', 'درع أوضح تقرير'),
    issuer: t('Gulf Circle for People Data, Doha', 'حلقة الخليج لبيانات الموارد البشرية، الدوحة'),
    year: t('2024', '٢٠٢٤'),
    description: t(
      '<p>For the shift leader’s page that we designed with Lulua Hotels: two lists with names, and no chart.</p><p>The jury: “We asked for an average and were told, politely, that an average cannot be managed.”</p>',
      '<p>عن صفحة رئيس المناوبة التي صمّمناها مع فنادق لؤلؤة: قائمتان بالأسماء، بلا رسم بياني واحد.</p><p>لجنة التحكيم: «طلبنا أن نرى متوسّطًا، فقيل لنا بأدب إنّ المتوسّط لا يُدار».</p>',
    ),
    image: media('award-3.webp'),
    image_alt: t('A shield with three bars, the middle one golden', 'درع فيه ثلاثة أعمدة، أوسطها ذهبي'),
  },
  {
    id: 'open-door-2023',
    title: t('Open Door for accessible learning', 'جائزة الباب المفتوح للتعلّم المتاح للجميع'),
    issuer: t('Amman Society for Accessible Design', 'جمعية عمّان للتصميم الشامل'),
    year: t('2023', '٢٠٢٣'),
    description: t(
      '<p>For lessons at Manar University that can be taken with the keyboard alone, with captions in both languages and a transcript for each film.</p><p>The jury: “A blind student showed us round. She was faster than we were.”</p>',
      '<p>عن دروس في جامعة المنار يمكن إكمالها بلوحة المفاتيح وحدها، وفي كل فيلم منها ترجمة مكتوبة باللغتين ونص كامل.</p><p>لجنة التحكيم: «رافقتنا في الجولة طالبة كفيفة، وكانت أسرع منّا».</p>',
    ),
    image: media('award-6.webp'),
    image_alt: t('An arch in three colours with a star in its doorway', 'قوس بثلاثة ألوان وفي مدخله نجمة'),
  },
  {
    id: 'short-lesson-2022',
    title: t('Cup for the short lesson', 'كأس الدرس القصير'),
    issuer: t('Dubai Festival of Learning Films', 'مهرجان دبي لأفلام التعلّم'),
    year: t('2022', '٢٠٢٢'),
    description: t(
      '<p>For “The wrong door”, four minutes on what a courier says when a stranger opens the door, filmed with Barq Delivery on one of its rounds.</p><p>The jury: “The best line is spoken by a courier who had never been in front of a camera.”</p>',
      '<p>عن درس «الباب الخطأ»: أربع دقائق عمّا يقوله المندوب حين يفتح له الباب غريب، صوّرناها مع برق للتوصيل في جولة من جولاتها.</p><p>لجنة التحكيم: «أجمل جملة قالها مندوب توصيل لم يقف أمام كاميرا من قبل».</p>',
    ),
    image: media('award-4.webp'),
    image_alt: t('A golden cup with a white star', 'كأس ذهبية عليها نجمة بيضاء'),
  },
  {
    id: 'laurel-health-2020',
    title: t('Laurel for learning in hospitals', 'إكليل التعلّم في المستشفيات'),
    issuer: t('Red Sea Nursing Congress, Jeddah', 'مؤتمر البحر الأحمر للتمريض، جدة'),
    year: t('2020', '٢٠٢٠'),
    description: t(
      '<p>For a lesson on protective gowns that reached every ward of Rawdah Hospitals within nine days of the first request.</p><p>The jury: “It was late at night, it was on the phone, and it was right.”</p>',
      '<p>عن درس في لبس الرداء الواقي وصل إلى كل أجنحة مستشفيات روضة خلال تسعة أيام من أول طلب.</p><p>لجنة التحكيم: «جاء في آخر الليل، وعلى الهاتف، وجاء صحيحًا».</p>',
    ),
    image: media('award-2.webp'),
    image_alt: t('A wreath of laurel around a golden star', 'إكليل غار حول نجمة ذهبية'),
  },
  {
    id: 'open-book-2019',
    title: t('Open Book for course writing', 'جائزة الكتاب المفتوح لكتابة الدورات'),
    issuer: t('Levant Writers’ Workshop, Amman', 'ورشة كتّاب بلاد الشام، عمّان'),
    year: t('2019', '٢٠١٩'),
    description: t(
      '<p>For the first course that we wrote in Arabic before English, on what to say to a customer who shouts. Safa Insurance still uses it.</p><p>The jury: “We recognised the shouting customer. He was one of us.”</p>',
      '<p>عن أول دورة كتبناها بالعربية قبل الإنجليزية، وموضوعها ما يُقال لعميل يصرخ. وما زالت صفا للتأمين تستخدمها حتى اليوم.</p><p>لجنة التحكيم: «عرفنا العميل الذي يصرخ. كان واحدًا منّا».</p>',
    ),
    image: media('award-8.webp'),
    image_alt: t('An open book with a star above it', 'كتاب مفتوح تعلوه نجمة'),
  },
  {
    id: 'first-medal-2018',
    title: t('Medal for an academy in its fifth year', 'وسام أكاديمية في عامها الخامس'),
    issuer: t('Gulf Learning Forum, Riyadh', 'ملتقى الخليج للتعلّم، الرياض'),
    year: t('2018', '٢٠١٨'),
    description: t(
      '<p>For the academy of Marsa Ports, then five years old and still opened by four in five of its people each month.</p><p>The jury: “New things win prizes. We wanted to give one to something that has been looked after.”</p>',
      '<p>عن أكاديمية موانئ مرسى وهي في عامها الخامس، وما زال يفتحها كل شهر أربعة من كل خمسة موظفين.</p><p>لجنة التحكيم: «الجوائز للجديد عادةً، وأردنا هذه المرة أن نمنحها لشيء حظي بالرعاية».</p>',
    ),
    image: media('award-1.webp'),
    image_alt: t(
      'A medal with an eight-pointed star on two blue ribbons',
      'وسام عليه نجمة ثُمانية الرؤوس فوق شريطين أزرقين',
    ),
  },
]

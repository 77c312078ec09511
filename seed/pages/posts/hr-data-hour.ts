import { picture, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, online, type Post } from './post.ts'

export const hrDataHour: Post = {
  id: 'online-an-hour-with-your-hr-data',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Online: an hour with your HR data', 'عبر الإنترنت: ساعة مع بيانات الموارد البشرية'),
  description: t(
    'For the two people who have to make it work: one from HR systems, one from learning.',
    'للشخصين اللذين يقع عليهما العمل: واحد من أنظمة الموارد البشرية وواحد من التدريب.',
  ),
  day: '2026-02-04',
  date: t('4 February 2026', '٤ فبراير ٢٠٢٦'),
  note: t('60 minutes, in English', '٦٠ دقيقة، بالإنجليزية'),
  ...online,
  image: picture('integrations-hr-close'),
  image_alt: t(
    'An HR record on one side, the academy on the other: position, ward and manager become courses, a group and access to results',
    'سجلّ الموظفة في جانب والأكاديمية في الآخر: الوظيفة والقسم والمدير تصير دورات ومجموعة ومن يرى النتائج',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: picture('integrations-hr'),
    body: body(
      intro(
        'Integrations are bought by directors and built by two people who have never met. This session was for those two. On 4 February, at eleven in Riyadh, 118 of them sat at their screens, most of them in pairs, and connected an invented company to a platform, from an empty page to the first assigned course.',
        'الربط بين الأنظمة يشتريه المديرون، ويبنيه شخصان لم يلتقيا من قبل. وكان هذا اللقاء لهما. في ٤ فبراير، عند الحادية عشرة بتوقيت الرياض، جلس ١١٨ مشاركًا أمام شاشاتهم، كل اثنين معًا في الغالب، وربطوا شركة افتراضية بمنصّة، من الصفحة الفارغة إلى أول دورة تُسنَد.',
      ),
      subheading('What we built', 'ماذا بنينا'),
      paragraph(
        'The company had 300 people, a list with seven fields, and eleven mistakes that we had hidden in it. Omar Khalil shared his screen; the participants told him what to do, by majority. When the majority was wrong he did it all the same, and everyone saw what happened. At 11:35 half of the invented staff lost their accounts, because one column had been sorted and not the others. It took four minutes to get them back, and the silence in those four minutes was the lesson.',
        'كان في الشركة ٣٠٠ موظف، وقائمة من سبعة حقول، وأحد عشر خطأ خبّأناها فيها. عرض عمر خليل شاشته، وكان المشاركون يملون عليه ما يفعل، بالأغلبية. وحين أخطأت الأغلبية نفّذ ما طلبته، ورأى الجميع ما ترتّب عليه. عند ١١:٣٥ فقد نصف الموظفين الافتراضيين حساباتهم، لأنّ عمودًا واحدًا رُتّب دون بقيّة الأعمدة. استغرقت استعادتها أربع دقائق، وصمت تلك الدقائق كان هو الدرس.',
      ),
      subheading('The steps, by the clock', 'الخطوات، بالدقائق'),
      list(
        t(
          '11:00 Which seven fields, and who is responsible for each.',
          '١١:٠٠ أي الحقول السبعة، ومن المسؤول عن كل منها.',
        ),
        t(
          '11:15 The first file: reading it, refusing it, saying why in a sentence that HR understands.',
          '١١:١٥ الملفّ الأول: قراءته، ثم رفضه، ثم ذكر السبب في جملة تفهمها الموارد البشرية.',
        ),
        t(
          '11:30 Roles become rules: one line instead of forty assignments.',
          '١١:٣٠ من الوظيفة إلى القاعدة: سطر واحد بدل أربعين إسنادًا.',
        ),
        t(
          '11:40 A person moves, goes on leave, leaves, comes back.',
          '١١:٤٠ موظف ينتقل، ثم يأخذ إجازة، ثم يترك العمل، ثم يعود.',
        ),
        t(
          '11:50 The brake, the log, and who is called at two in the morning.',
          '١١:٥٠ المكبح والسجلّ، ومن يُتّصل به في الثانية فجرًا.',
        ),
      ),
      paragraph(
        'Between the steps there was a minute in which each pair wrote down how the same thing is done in their own organisation. Most sheets had a gap at the same point: no one knew who corrects the name of a manager when it is wrong. That empty line alone was worth the hour.',
        'وبين خطوة وأخرى دقيقة يدوّن فيها كل اثنين كيف يجري الأمر نفسه عندهما. وفي معظم الأوراق فراغ في الموضع ذاته: لا أحد يعرف من يصحّح اسم المدير إذا كان خاطئًا. وهذا السطر الفارغ وحده كان يستحقّ الساعة.',
      ),
      subheading('The eleven mistakes', 'الأخطاء الأحد عشر'),
      paragraph(
        'No one found all of them. The best pair, from a telecom company in Muscat, found nine. The two that stayed hidden were a space after a role, which made a second role of it, and a manager who was his own manager, whose reminders went round in a circle. Both come from real files. If you would like to try, we will send you the list without the answers.',
        'لم يجدها أحد كاملة. أفضل فريق، وهو من شركة اتصالات في مسقط، وجد تسعة. أمّا الخطآن الباقيان فمسافة زائدة بعد اسم وظيفة جعلتها وظيفة ثانية، ومدير هو مدير نفسه، فدارت تذكيراته في حلقة. وكلاهما من ملفّات حقيقية. ومن أراد أن يجرّب أرسلنا إليه القائمة دون الحلّ.',
      ),
      subheading('Questions that came up three times', 'أسئلة طُرحت ثلاث مرّات'),
      paragraph(
        'May the password come from the HR system? No; let people sign in where they already do, and store no passwords at all. How do you handle contractors, who are in no HR system? With a second small list, a mandatory end date and an owner at the site. What if HR corrects a name after the certificate was printed? The record follows the number, so the certificate is printed with the new name and the old one stays valid.',
        'هل تأتي كلمة المرور من نظام الموارد البشرية؟ لا، دعوا الناس يدخلون من حيث يدخلون أصلًا، ولا تحفظوا كلمات مرور أبدًا. وماذا عن عمّال المقاولين، وليسوا في أي نظام؟ قائمة صغيرة ثانية، وتاريخ انتهاء إلزامي، ومسؤول في الموقع. وماذا لو صُحّح اسم بعد طباعة الشهادة؟ السجلّ يتبع الرقم، فتُطبع الشهادة بالاسم الجديد وتبقى الأولى صالحة.',
      ),
      subheading('Recording and repetition', 'التسجيل والإعادة'),
      paragraph(
        'The recording is cut into the five steps, with subtitles in both languages. We will hold the session again, in Arabic, as soon as forty pairs have signed up; 29 have so far. Bring your colleague. Alone, you get half the benefit and less than half the fun.',
        'التسجيل مقسّم إلى الخطوات الخمس، وعليه ترجمة مكتوبة باللغتين. ونعيد اللقاء بالعربية متى سجّل أربعون فريقًا من زميلين، وقد سجّل حتى الآن ٢٩ فريقًا. أحضروا زميلكم معكم، فمن حضر وحده نال نصف الفائدة، وأقلّ من نصف المتعة.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const shiftWorkers: Post = {
  id: 'lessons-for-people-who-never-sit-down',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Lessons for people who never sit down', 'دروس لمن لا يجلسون إلى مكتب'),
  description: t(
    'Most training is made by people with a desk for people with a desk. What changes when there is none.',
    'معظم التدريب يصنعه أصحاب مكاتب لأصحاب مكاتب. ما الذي يتغيّر حين لا يكون هناك مكتب؟',
  ),
  day: '2026-08-11',
  date: t('11 August 2026', '١١ أغسطس ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-shift.webp'),
  image_alt: t(
    'Half moon, half sun: one circle between night and day',
    'دائرة نصفها قمر ونصفها شمس، بين الليل والنهار',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('yara-saleh'),
    introImage: media('post-shift.webp'),
    body: body(
      intro(
        'At twenty to six in the morning the buses reach the gate of Hajar Steel’s rolling mill. We stood there for a week with a notebook. From the bus to the first bar of steel it takes 21 minutes, and for 14 of them people wait: for a locker, for the handover, for the foreman to find his list.',
        'في السادسة إلا ثلثًا صباحًا تصل الحافلات إلى بوّابة مصنع الدرفلة في حجر للصلب. وقفنا هناك أسبوعًا ومعنا دفتر. بين الحافلة وأول قضيب فولاذ ٢١ دقيقة، ينتظر العمّال في ١٤ منها: ينتظرون الخزانة، أو تسليم المناوبة، أو أن يجد المشرف قائمته.',
      ),
      subheading('Look for the time people spend waiting', 'ابحثوا عن وقت الانتظار'),
      paragraph(
        'Every shift has such a time. On the wards of Qamra Health it is a quarter of an hour between two and four in the morning. For drivers at a depot it is the queue at the weighbridge. For shop staff it is the time before the doors open. It is rarely longer than fifteen minutes and nearly always at the same hour. Find it before you write a word, and ask those who wait whether you may have some of it. Some will say no, and they have their reasons.',
        'لكل مناوبة وقت كهذا. في أجنحة قمرة الصحية هو ربع ساعة بين الثانية والرابعة فجرًا، ولسائقي المستودع هو الطابور أمام الميزان، ولموظفي المتجر هو الوقت الذي يسبق فتح الأبواب. قلّما يزيد على خمس عشرة دقيقة، ويأتي في الساعة نفسها تقريبًا كل يوم. اعثروا عليه قبل أن تكتبوا كلمة، واستأذنوا من ينتظر أن تأخذوا شيئًا منه. سيرفض بعضهم، ولهم أسبابهم.',
      ),
      subheading('The phone belongs to them', 'الهاتف هاتفهم'),
      paragraph(
        'A desk computer is the company’s; a phone usually is not. That changes more than the size of the screen. Data costs money at the end of the month, the memory is full of photographs of children, and no one wants an employer to know where they are on Friday. We promise three things in writing, in every language spoken on the site: lessons load on the company’s own network, they take less space than ten photographs, and the app reads nothing else on the phone.',
        'حاسوب المكتب للشركة، أمّا الهاتف فلصاحبه في الغالب. وهذا فرق أكبر من فرق الشاشتين. فباقة الإنترنت تُدفع من الراتب، والذاكرة ممتلئة بصور الأولاد، ولا أحد يريد أن تعرف شركته أين يكون يوم الجمعة. لذلك نتعهّد كتابةً، وبكل لغات الموقع، بثلاثة أمور: الدروس تُحمَّل عبر شبكة الشركة، ومساحتها أقلّ من عشر صور، والتطبيق لا يطّلع على شيء آخر في الهاتف.',
      ),
      subheading('Seven rules for a lesson taken standing', 'سبع قواعد لدرس يؤخذ وقوفًا'),
      list(
        t('Six minutes, and it may stop at any sentence.', 'ستّ دقائق، ويمكن التوقّف عند أي جملة.'),
        t(
          'Everything within reach of one thumb; the other hand holds a tea.',
          'كل الأزرار في متناول إبهام واحد، فاليد الأخرى تحمل كوب شاي.',
        ),
        t('Understandable without sound, and without reading.', 'يُفهم دون صوت، ويُفهم دون قراءة.'),
        t('One question that came up on this site, this year.', 'سؤال واحد طُرح في هذا الموقع، هذا العام.'),
        t(
          'The voices of people who do the job; no narrator explains a furnace to a furnaceman.',
          'أصوات من يؤدّون العمل نفسه، فلا يشرح معلّق صوتي الفرن لعامل الفرن.',
        ),
        t('No password. A badge and four digits will do.', 'بلا كلمة مرور. تكفي البطاقة وأربعة أرقام.'),
        t('The end says who signs, and where to find that person.', 'وفي نهاية الدرس اسم من يعتمده ومكانه.'),
      ),
      subheading('Pay for the time', 'وقت الدرس وقت عمل'),
      paragraph(
        'A lesson taken during a shift is work. A lesson taken at home is work as well, and must either be paid or not be asked for. Where our customers were vague about this, people opened lessons on the bus and let them run in a pocket. Where the rule was clear, completion fell for a month and answers got better. At Hajar Steel ten minutes of the handover now belong to the lesson, on Mondays and Wednesdays; the line starts ten minutes later on these days, and the plant manager decided that himself after reading the list of near misses.',
        'الدرس في أثناء المناوبة عمل. والدرس في البيت عمل أيضًا، فإمّا أن يُدفع أجره أو لا يُطلب. وحيث تُرك هذا الأمر غامضًا عند بعض عملائنا، صار العمّال يفتحون الدروس في الحافلة ويتركونها تعمل في جيوبهم. وحيث كانت القاعدة واضحة، انخفضت نسبة الإتمام شهرًا وتحسّنت الإجابات. في حجر للصلب صارت للدرس عشر دقائق من وقت التسليم، يومي الاثنين والأربعاء، ويبدأ الخطّ فيهما متأخّرًا عشر دقائق. وهذا قرار مدير المصنع نفسه، بعد أن قرأ قائمة الحوادث التي كادت تقع.',
      ),
      quote(
        'A desk computer is the company’s; a phone usually is not.',
        'حاسوب المكتب للشركة، أمّا الهاتف فلصاحبه في الغالب.',
      ),
      subheading('How you know that it works', 'كيف تعرفون أنه ينفع'),
      paragraph(
        'Not by completion. Ask the foreman each Sunday what he had to explain twice. After ten weeks the list at the mill had shrunk from nineteen things to seven, and three of the seven were new.',
        'ليس بنسبة الإتمام. اسألوا المشرف كل يوم أحد عمّا اضطُرّ إلى شرحه مرّتين. بعد عشرة أسابيع تقلّصت القائمة في المصنع من تسعة عشر أمرًا إلى سبعة، ثلاثة منها جديدة.',
      ),
    ),
  },
}

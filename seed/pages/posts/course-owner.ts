import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const courseOwner: Post = {
  id: 'every-course-needs-an-owner-and-a-date',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Every course needs an owner and a date', 'لكل دورة صاحب وتاريخ'),
  description: t(
    'An outdated course does not break. It goes on teaching last year’s rule.',
    'لا تتعطّل الدورة حين تتقادم، بل تمضي في تعليم قاعدة العام الماضي.',
  ),
  day: '2025-10-14',
  date: t('14 October 2025', '١٤ أكتوبر ٢٠٢٥'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-onboarding.webp'),
  image_alt: t('The sun rises behind hills', 'شمس تشرق خلف التلال'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('hind-al-suwaidi'),
    introImage: media('post-onboarding.webp'),
    body: body(
      intro(
        'In June a cashier at one of our customers refused a banknote. She was sure of herself; she had learned it in the course. The note had been valid for two years, and the course had been right when it was made. No one had made a mistake, and no one had updated the course.',
        'في يونيو رفضت أمينة صندوق عند أحد عملائنا ورقة نقدية. كانت واثقة، فهكذا تعلّمت في الدورة. والورقة متداولة منذ سنتين، والدورة كانت صحيحة يوم أُنتجت. لم يخطئ أحد، ولم يحدّث الدورة أحد.',
      ),
      subheading('How fast a course goes out of date', 'بأي سرعة تتقادم الدورة'),
      paragraph(
        'We have kept count for our own courses, 420 by now, since 2018. In the first year something has to be changed in 14% of them, in the second in a further 30%. After three years six out of ten hold at least one sentence that is no longer true. The subject hardly ever changes. What changes is a form, a phone number, the name of a ministry, the colour of a button.',
        'نحصي ذلك في دوراتنا منذ عام ٢٠١٨، وعددها اليوم ٤٢٠. في السنة الأولى يلزم تعديل شيء في ١٤٪ منها، وفي الثانية في ٣٠٪ أخرى. وبعد ثلاث سنوات تكون في ستّ دورات من كل عشر جملة واحدة على الأقلّ لم تعد صحيحة. وقلّما يكون الموضوع هو الذي تغيّر، بل نموذج أو رقم هاتف أو اسم وزارة أو لون زرّ.',
      ),
      subheading('Build for easy repair', 'ابنوا ما يسهل إصلاحه'),
      paragraph(
        'Most repairs take ten minutes, and three weeks of waiting for whoever still has the files. Three decisions at the beginning make the difference. The spoken text names no date, no sum and no person; these appear on the screen, where they can be typed over. A film shows hands and machines rather than software; software is shown in still pictures. And the source files, fonts included, are kept in a place that belongs to the department, not on the laptop of an agency.',
        'معظم الإصلاحات تأخذ عشر دقائق، وثلاثة أسابيع في انتظار من لديه الملفّات. وثلاثة قرارات في البداية تصنع الفرق: النص المنطوق لا يذكر تاريخًا ولا مبلغًا ولا اسم شخص، فهذه تُكتب على الشاشة حيث يسهل تغييرها. والفيديو يصوّر الأيدي والآلات لا شاشات البرامج، أمّا البرامج فتُعرض صورًا ثابتة. وملفّات المصدر، ومعها الخطوط، في مكان تملكه الإدارة، لا على حاسوب شركة الإنتاج.',
      ),
      subheading('The owner is not you', 'لستم أنتم أصحاب الدورة'),
      paragraph(
        'The learning department cannot know that a form has changed. The person who changes forms knows. So each course has an owner in the department concerned, by role and not by name, since people move on: “head of cash operations”, not “Amal”. Her part is small. Twice a year she receives one message with three buttons:',
        'إدارة التدريب لا تعرف أنّ نموذجًا تغيّر، ومن يغيّر النماذج يعرف. لذلك يكون لكل دورة صاحب من أهل الاختصاص، بوظيفته لا باسمه، لأنّ الناس ينتقلون: «مديرة عمليات النقد» لا «أمل». وواجبها صغير. تصلها مرّتين في السنة رسالة واحدة فيها ثلاثة أزرار:',
      ),
      list(
        t(
          '“It is all still correct.” The date moves on by six months, and her name is recorded.',
          '«كل ما فيها صحيح». يتقدّم التاريخ ستّة أشهر، ويُسجَّل اسمها.',
        ),
        t(
          '“Something is wrong.” She marks the sentence; an author calls her within two days.',
          '«فيها خطأ». تشير إلى الجملة، ويتصل بها كاتب خلال يومين.',
        ),
        t(
          '“We no longer need it.” It leaves the catalogue; the records stay.',
          '«لم نعد نحتاج إليها». تغادر المكتبة وتبقى السجلّات.',
        ),
      ),
      paragraph(
        'If no one answers for thirty days, the course shows a note to its learners: “Last checked in March 2024.” No other reminder works half as well.',
        'وإذا مضت ثلاثون يومًا بلا جواب، ظهرت للمتعلّمين ملاحظة: «آخر مراجعة في مارس ٢٠٢٤». ولا يبلغ أي تذكير آخر نصف أثرها.',
      ),
      subheading('When the rule changes on a date', 'حين تتغيّر القاعدة في يوم محدّد'),
      paragraph(
        'Some changes are announced with a date. Then the new version is written beforehand and waits; on the morning the rule comes into force, it replaces the old one. Everyone who took the old version is asked one question: does the difference concern you? For most, a note of two lines is enough. For some it takes a lesson of three minutes. Taking the whole course again is the exception, and has to be justified.',
        'بعض التغييرات يُعلن موعدها. فتُكتب النسخة الجديدة مسبقًا وتنتظر، وتحلّ محلّ القديمة صباح نفاذ القاعدة. ومن أخذ النسخة القديمة يُسأل سؤالًا واحدًا: هل يعنيك الفرق؟ لمعظمهم تكفي ملاحظة من سطرين، ولبعضهم درس من ثلاث دقائق. أمّا إعادة الدورة كلها فاستثناء يحتاج إلى مبرّر.',
      ),
      quote(
        'The learning department cannot know that a form has changed. The person who changes forms knows.',
        'إدارة التدريب لا تعرف أنّ نموذجًا تغيّر، ومن يغيّر النماذج يعرف.',
      ),
      subheading('Budget for the second year', 'احسبوا حساب السنة الثانية'),
      paragraph(
        'Each year, set aside 15% of what a course cost. If that is too much, make fewer courses. Sixty courses that are right are worth more than six hundred that might not be. The banknote, by the way, was worth fifty. The customer has not come back.',
        'خصّصوا كل عام ١٥٪ ممّا كلّفته الدورة. وإن كان ذلك كثيرًا فأنتجوا دورات أقلّ. ستّون دورة صحيحة خير من ستّمئة قد لا تكون كذلك. أمّا الورقة النقدية فكانت من فئة الخمسين، وصاحبها لم يعد.',
      ),
    ),
  },
}

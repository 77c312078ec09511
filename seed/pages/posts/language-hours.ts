import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const languageHours: Post = {
  id: 'learning-a-language-between-two-customers',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Learning a language between two customers', 'تعلّم اللغة بين زبون وآخر'),
  description: t(
    'Licences are bought in January and forgotten in March. What do groups that are still learning in December do differently?',
    'تُشترى الاشتراكات في يناير وتُنسى في مارس. فما الذي تفعله المجموعات التي ما زالت تتعلّم في ديسمبر؟',
  ),
  day: '2026-06-16',
  date: t('16 June 2026', '١٦ يونيو ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-language.webp'),
  image_alt: t('Tiles of many shapes that fit together', 'بلاطات بأشكال كثيرة تتلاءم معًا'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('daniel-osei'),
    introImage: media('post-language.webp'),
    body: body(
      intro(
        'In most companies the language programme has a curve that anyone can draw: a steep beginning, a fall after five weeks, and a long flat line that is paid for until December. We looked at 26 groups on Rosetta Stone that do not have this curve. They do not share a language, a trade or a budget. They share a few habits.',
        'لبرنامج اللغات في معظم الشركات منحنى يستطيع أي منّا رسمه: بداية حادّة، ثم هبوط بعد خمسة أسابيع، ثم خطّ طويل مستوٍ يُدفع ثمنه حتى ديسمبر. درسنا ٢٦ مجموعة تتعلّم على Rosetta Stone ولا يشبه منحناها هذا. لا تجمعها لغة ولا قطاع ولا ميزانية، بل بضع عادات.',
      ),
      subheading('A sentence, and a person to say it to', 'جملة، وشخص تُقال له'),
      paragraph(
        'A salesman in one of Ghaf’s shops in Amman learned English for eleven months for no visible reason. Then it turned out that a family from Manila bought shoes from him each spring, and that he wanted to ask about the daughter’s studies. No one learns a language for the company’s sake. The groups that last begin with one question to each member: which sentence do you want to say, and to whom? They write it down, and it becomes the first lesson.',
        'ظلّ بائع في أحد متاجر غاف بعمّان يتعلّم الإنجليزية أحد عشر شهرًا بلا سبب ظاهر. ثم تبيّن أنّ عائلة من مانيلا تشتري منه الأحذية كل ربيع، وأنه يريد أن يسأل عن دراسة ابنتهم. لا أحد يتعلّم لغة من أجل الشركة. والمجموعات التي تستمرّ تبدأ بسؤال واحد لكل فرد: ما الجملة التي تريد أن تقولها، ولمن؟ تُكتب الجملة، وتصير الدرس الأول.',
      ),
      subheading('Two hours in the roster', 'ساعتان في جدول العمل'),
      paragraph(
        '“Learn when you have time” means never. At Ghaf Retail four hundred colleagues have two paid hours a week, entered in the roster like a delivery. Where the hours were put into the lunch break, half of the group had gone by the fifth week. Where they were at the shop’s quietest time, usually Tuesday before noon, nine out of ten stayed. A roster is a promise that others can see.',
        'عبارة «تعلّموا حين يتوفّر الوقت» معناها: أبدًا. لأربعمئة موظف في غاف للتجزئة ساعتان مدفوعتا الأجر كل أسبوع، ومكانهما في جدول العمل كموعد استلام البضاعة. وحيث وُضعت الساعتان في استراحة الغداء، غاب نصف المجموعة قبل الأسبوع الخامس. وحيث وُضعتا في أهدأ أوقات المتجر، وهو غالبًا صباح الثلاثاء، بقي تسعة من كل عشرة. فما يُكتب في الجدول وعدٌ يراه الجميع.',
      ),
      subheading('An app for the ear, a person for the courage', 'التطبيق للأذن، والإنسان للجرأة'),
      paragraph(
        'Exercises on the phone train the ear and the tongue, and never laugh at anyone. Courage comes from elsewhere. The live lessons with a tutor help; a colleague who learns in the opposite direction helps more. In one hospital a clerk learning English and a nurse from Kerala learning Arabic meet for a quarter of an hour after the handover, half of it in each language. Neither corrects the other without being asked. Their group has the fewest absences of all.',
        'تمارين الهاتف تدرّب الأذن واللسان، ولا تضحك من أحد. أمّا الجرأة فتأتي من مكان آخر. الدروس المباشرة مع مدرّس تنفع، وأنفع منها زميل يسلك الطريق من الجهة الأخرى. في أحد المستشفيات يلتقي موظف استقبال يتعلّم الإنجليزية وممرّضة من كيرالا تتعلّم العربية، ربع ساعة بعد تسليم المناوبة، نصفها بلغة ونصفها بالأخرى، ولا يصحّح أحدهما للآخر ما لم يسأله. ومجموعتهما أقلّ المجموعات غيابًا على الإطلاق.',
      ),
      subheading('What to leave alone', 'ما ينبغي تركه'),
      list(
        t(
          'Scores for the manager. He needs a list of people who can serve customers in a second language, and nothing else.',
          'عرض الدرجات على المدير. تكفيه أسماء من يستطيعون خدمة الزبائن بلغة ثانية.',
        ),
        t(
          'Prizes for minutes. People let the app run while they cook.',
          'الجوائز على عدد الدقائق. سيترك الناس التطبيق يعمل وهم يطبخون.',
        ),
        t(
          'One level for everyone. People who have spoken English with tourists for ten years should not begin with the colours.',
          'المستوى الواحد للجميع. من حدّث السيّاح بالإنجليزية عشر سنوات لا يبدأ بأسماء الألوان.',
        ),
        t(
          'Only English. Forty people at Ghaf learn Arabic, and their customers notice it first.',
          'الاكتفاء بالإنجليزية. أربعون من موظفي غاف يتعلّمون العربية، وأول من لاحظ ذلك زبائنهم.',
        ),
      ),
      quote('A roster is a promise that others can see.', 'ما يُكتب في الجدول وعدٌ يراه الجميع.'),
      subheading('How to count it', 'كيف تقيسونه'),
      paragraph(
        'After three months ask each learner to say the sentence from the first day, to the person it was meant for. Then ask for the next sentence. In the 26 groups four out of five people had one ready. Renew their licences, thank the others, and give those places to colleagues on the waiting list. By then there always is one.',
        'بعد ثلاثة أشهر اطلبوا من كل متعلّم أن يقول جملة اليوم الأول للشخص الذي أرادها له. ثم اسألوه عن الجملة التالية. في المجموعات الستّ والعشرين كانت جاهزة عند أربعة من كل خمسة. جدّدوا اشتراك هؤلاء، واشكروا الآخرين، وامنحوا أماكنهم لمن في قائمة الانتظار. وفي ذلك الوقت تكون هناك قائمة دائمًا.',
      ),
    ),
  },
}

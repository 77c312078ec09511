import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const roomAndPhone: Post = {
  id: 'what-to-do-with-a-day-in-one-room',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('How to plan a workshop day in one room', 'كيف نخطّط يوم ورشة في قاعة واحدة'),
  description: t(
    'A blended workshop is not a lecture with a login. A plan for six hours, and for the two weeks on either side.',
    'الورشة المدمجة ليست محاضرة لها كلمة مرور. خطة لستّ ساعات، ولأسبوعين قبلها وأسبوعين بعدها.',
  ),
  day: '2026-07-21',
  date: t('21 July 2026', '٢١ يوليو ٢٠٢٦'),
  note: t('4 minutes', '٤ دقائق'),
  image: media('post-workshop.webp'),
  image_alt: t('Eight chairs around a round table with cards on it', 'ثمانية كراسي حول طاولة مستديرة عليها بطاقات'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('yara-saleh'),
    introImage: media('post-workshop.webp'),
    body: body(
      intro(
        'Fourteen branch managers in a hotel room in Khobar, thick curtains, a trainer with 96 slides. At half past ten the first of them goes out to make a call. By noon six of them are out. All fourteen will say in the questionnaire that the workshop was excellent, above all the lunch.',
        'أربعة عشر مدير فرع في قاعة فندق بالخبر، وستائر سميكة، ومدرّب معه ٩٦ شريحة. في العاشرة والنصف يخرج أولهم لإجراء مكالمة، وعند الظهر يصيرون ستّة. وسيكتب الأربعة عشر في الاستبيان أنّ الورشة كانت ممتازة، ولا سيّما الغداء.',
      ),
      subheading('What a room is for', 'ما الذي تصلح له القاعة'),
      paragraph(
        'Getting fourteen people into one place costs, with flights and the empty chairs in the branches, about the price of a small car. For this money they should do what cannot be done alone: try something in front of others, fail, and try again. Explaining belongs on the phone, in the two weeks before. If an item on the programme begins with “introduction to”, it is in the wrong place.',
        'جمع أربعة عشر شخصًا في مكان واحد يكلّف، مع التذاكر والكراسي الخالية في الفروع، نحو ثمن سيّارة صغيرة. وبهذا المبلغ ينبغي أن يفعلوا ما لا يُفعل على انفراد: أن يجرّبوا شيئًا أمام غيرهم، ويخطئوا، ويعيدوا المحاولة. أمّا الشرح فمكانه الهاتف في الأسبوعين السابقين. وكل بند في البرنامج يبدأ بعبارة «مقدّمة في» ليس في مكانه.',
      ),
      subheading('Two weeks before: forty minutes', 'قبل أسبوعين: أربعون دقيقة'),
      paragraph(
        'Four lessons of ten minutes, and one task that cannot be done at a desk. For a workshop on complaints it is this: record, with permission, one real conversation with an angry customer, and bring the three sentences that made it worse. About a fifth arrive with nothing. We do not send them home; they spend the first half hour with a colleague’s sentences, and next time they bring their own.',
        'أربعة دروس من عشر دقائق، ومهمّة واحدة لا تُنجز خلف مكتب. في ورشة الشكاوى مثلًا: سجّلوا، بعد الاستئذان، محادثة حقيقية مع عميل غاضب، وأحضروا الجمل الثلاث التي زادت الأمر سوءًا. ونحو خُمسهم يصل خالي اليدين. لا نعيدهم إلى بيوتهم، بل يقضون نصف الساعة الأول مع جمل أحد الزملاء، وفي المرة التالية يحضرون جملهم.',
      ),
      subheading('The day', 'يوم الورشة'),
      list(
        t(
          '9:00 Everyone’s worst sentence, on the wall. Laughter, then silence.',
          '٩:٠٠ أسوأ جملة عند كل حاضر، على الحائط. ضحك، ثم صمت.',
        ),
        t(
          '9:40 First round: pairs, seven minutes, one plays the customer. The trainer says nothing.',
          '٩:٤٠ الجولة الأولى: ثنائيات، سبع دقائق، وأحدهما يؤدّي دور العميل. والمدرّب صامت.',
        ),
        t(
          '10:30 One thing to change, chosen by each participant. Second round.',
          '١٠:٣٠ كل حاضر يختار أمرًا واحدًا يغيّره، ثم الجولة الثانية.',
        ),
        t(
          '12:00 Noon prayer and lunch, an hour and a half. The best exchange of the day happens here; leave room for it.',
          '١٢:٠٠ صلاة الظهر والغداء، ساعة ونصف. هنا يدور أنفع حديث في اليوم، فاتركوا له متّسعًا.',
        ),
        t(
          '13:30 Third round, with a guest who once made such a complaint as a customer.',
          '١:٣٠ الجولة الثالثة، مع ضيف كان يومًا صاحب شكوى من هذا النوع.',
        ),
        t(
          '14:30 One sentence each for Sunday, written on a card, and a partner who will ask about it.',
          '٢:٣٠ جملة لكل حاضر يقولها يوم الأحد، تُكتب على بطاقة، وشريك سيسأله عنها.',
        ),
      ),
      paragraph(
        'There are no slides, just one sheet per person, printed on both sides.',
        'لا شرائح، بل ورقة واحدة لكل حاضر، مطبوعة على الوجهين.',
      ),
      subheading('The two weeks after', 'الأسبوعان التاليان'),
      paragraph(
        'They decide whether the day was worth a small car. On day three the partner calls. On day seven the phone brings one lesson, the one that fits the card. On day fourteen the regional director asks three questions, as for any other course. In the workshops of the past two years 78% still used their sentence after a month; in those without a partner it was 31%. A phone call is the cheapest part of the programme, and the first to be forgotten.',
        'فيهما يتقرّر هل كان اليوم يستحقّ ثمن السيّارة. في اليوم الثالث يتصل الشريك. وفي السابع يصل إلى الهاتف درس واحد يناسب البطاقة. وفي الرابع عشر يسأل مدير المنطقة أسئلته الثلاثة، كما بعد أي دورة. في ورش العامين الماضيين ظلّ ٧٨٪ يستخدمون جملتهم بعد شهر، وفي الورش التي لم يكن فيها شريك كانت النسبة ٣١٪. مكالمة هاتفية هي أرخص ما في البرنامج، وأول ما يُنسى.',
      ),
      quote('Bring the three sentences that made it worse.', 'أحضروا الجمل الثلاث التي زادت الأمر سوءًا.'),
      subheading('And the hotel?', 'والفندق؟'),
      paragraph(
        'Not needed. A branch after closing time, with real counters and the real queue barrier, beats any ballroom. The coffee is worse, but so far no one has complained about it.',
        'لا حاجة إليه. فرع بعد انتهاء الدوام، بشبابيكه وحاجز الطابور فيه، خير من أي قاعة احتفالات. صحيح أنّ القهوة أقلّ جودة، لكنّ أحدًا لم يشتكِ منها حتى الآن.',
      ),
    ),
  },
}

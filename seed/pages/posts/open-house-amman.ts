import { picture, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, inAmman, type Post } from './post.ts'

export const openHouseAmman: Post = {
  id: 'open-house-in-amman-how-we-record-in-arabic',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Open house in Amman: how we record in Arabic', 'يوم مفتوح في عمّان: كيف نسجّل بالعربية'),
  description: t(
    'An evening in the studio, from the first reading to the finished lesson.',
    'مساء في الاستوديو، من القراءة الأولى إلى الدرس الجاهز.',
  ),
  day: '2026-10-21',
  date: t('21 October 2026', '٢١ أكتوبر ٢٠٢٦'),
  note: t('Zahran Street 61, 17:00', 'شارع زهران ٦١، ٥ مساءً'),
  ...inAmman,
  image: picture('bespoke-recording-close'),
  image_alt: t(
    'A narrator at the microphone; Tariq listens and asks for one word to be slower',
    'معلّقة أمام الميكروفون، وطارق يصغي ويطلب كلمة أبطأ',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: picture('bespoke-recording'),
    body: body(
      intro(
        'Twice a year we open the studio in Zahran Street. In October one lesson was made in a single evening, in front of forty visitors: written, argued over, recorded, drawn and tried.',
        'مرّتين في السنة نفتح الاستوديو في شارع زهران. وفي أكتوبر وُلد درس كامل في مساء واحد أمام أربعين زائرًا: كُتب ونوقش وسُجّل ورُسم وجُرّب.',
      ),
      subheading('A lesson in four rooms', 'درس في أربع غرف'),
      list(
        t(
          'The writing room: two authors, one table, and a rule that every sentence is read aloud.',
          'غرفة الكتابة: كاتبان وطاولة واحدة، وقاعدة تقول إنّ كل جملة تُقرأ بصوت مسموع.',
        ),
        t(
          'The studio: three narrators record the same page, and the visitors vote without seeing them.',
          'الاستوديو: ثلاثة معلّقين يسجّلون الصفحة نفسها، والزوّار يصوّتون دون أن يروهم.',
        ),
        t(
          'The drawing room: one scene laid out twice, from the right and from the left.',
          'غرفة الرسم: مشهد واحد يُرتّب مرّتين، من اليمين ومن اليسار.',
        ),
        t(
          'The corridor: five people who do not know the subject try the lesson on their phones.',
          'الممرّ: خمسة أشخاص لا يعرفون الموضوع يجرّبون الدرس على هواتفهم.',
        ),
      ),
      paragraph(
        'At nine the lesson was finished: six minutes on how to lift a box, with one joke that survived all four rooms. Three of the five in the corridor passed at once; the other two told us which sentence had led them astray, and it was cut.',
        'في التاسعة كان الدرس جاهزًا: ستّ دقائق عن رفع صندوق، وفيه نكتة واحدة نجت من الغرف الأربع. نجح ثلاثة من الخمسة في الممرّ من أول مرة، ودلّنا الاثنان الآخران على الجملة التي ضلّلتهما، فحُذفت.',
      ),
      subheading('Which Arabic?', 'أي عربية؟'),
      paragraph(
        'This was the question of the evening, as it is each time. Our answer is a standard Arabic that sounds natural when spoken: short sentences, verbs before nouns, no word that would not be used at work. Dialogues are another matter. A foreman in Jubail does not speak like a news reader, so he speaks as foremen do, and a line below helps those who come from elsewhere. That evening his voice was a real one: the narrator gave up after the second take, and a guest who runs a yard in Zarqa read the line himself and got it right at the first attempt.',
        'كان هذا سؤال المساء كما هو في كل مرة. وجوابنا: فصحى تُقال دون تكلّف، بجمل قصيرة، وأفعال قبل الأسماء، وبلا كلمة لا تُستعمل في العمل. أمّا الحوارات فشأنها مختلف. المشرف في الجبيل لا يتكلّم كمذيع الأخبار، فيتكلّم كما يتكلّم المشرفون، وتحت كلامه سطر يعين من جاء من مكان آخر. وكان صوته في ذلك المساء صوت مشرف حقيقي: تعثّر المعلّق مرّتين، فقرأ السطر أحد الضيوف، وهو يدير ساحة تخزين في الزرقاء، وأصاب من أول مرة.',
      ),
      paragraph(
        'The vote, by the way, went to the voice that none of us had expected: the slowest of the three. Visitors said that it left them time to think. We have used it for two courses since.',
        'أمّا التصويت فذهب إلى الصوت الذي لم يتوقّعه أحد منّا: الأبطأ بين الثلاثة. قال الزوّار إنه يترك لهم وقتًا للتفكير. وقد استخدمناه بعدها في دورتين.',
      ),
      subheading('What visitors took home', 'ما عاد به الزوّار'),
      paragraph(
        'Everyone received the lesson, the script with all its corrections, and our list of 380 technical terms agreed with customers since 2016. It is requested more often than anything else we have made. If you could not come, you can have it too; just send us a line through the contact page.',
        'حصل كل زائر على الدرس، وعلى النص بكل تصحيحاته، وعلى قائمتنا التي تضمّ ٣٨٠ مصطلحًا اتّفقنا عليها مع عملائنا منذ عام ٢٠١٦. وهي أكثر ما يُطلب منّا. ومن لم يتمكّن من الحضور يمكنه أن يحصل عليها أيضًا، ويكفي سطر من صفحة التواصل.',
      ),
      subheading('The next one', 'الموعد القادم'),
      paragraph(
        'We open the doors again in spring, on an afternoon in the week after Eid. There will be room for forty, tea, and a microphone that visitors may use themselves. If you would like to bring a text of your own, send it to us two weeks before. One of them will become the lesson of the day, and its author may keep it.',
        'نفتح الأبواب من جديد في الربيع، عصر أحد أيام الأسبوع الذي يلي العيد. يتّسع المكان لأربعين زائرًا، وفيه شاي، وميكروفون لمن أراد التجربة. ومن أحبّ أن يحضر نصًّا من عنده فليرسله قبل أسبوعين، وسنختار واحدًا ليكون درس ذلك اليوم، والدرس هديّتنا إلى صاحبه.',
      ),
      paragraph(
        'Until then Lina Haddad is glad to show the studio to anyone who is in Amman on business. An hour is enough; Wednesday afternoons suit us best, when nothing is being recorded and visitors are welcome.',
        'وحتى ذلك الحين يسعد لينا حدّاد أن تعرض الاستوديو على كل من يزور عمّان للعمل. ساعة واحدة تكفي، وأنسب الأوقات عصر الأربعاء، حين لا يجري تسجيل وتبقى الأبواب مفتوحة.',
      ),
    ),
  },
}

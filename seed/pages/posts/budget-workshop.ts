import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, inDubai, type Post } from './post.ts'

export const budgetWorkshop: Post = {
  id: 'workshop-in-dubai-a-learning-budget-on-one-table',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Workshop in Dubai: planning a learning budget', 'ورشة في دبي: تخطيط ميزانية التدريب'),
  description: t(
    'Sixteen heads of training and sixteen of their finance colleagues planned a year with wooden coins.',
    'ستّة عشر مدير تدريب وستّة عشر زميلًا من الإدارة المالية خطّطوا عامًا كاملًا بقطع خشبية.',
  ),
  day: '2026-06-10',
  date: t('10 June 2026', '١٠ يونيو ٢٠٢٦'),
  note: t('Knowledge Park, Block 8, 9:00', 'مجمّع المعرفة، مبنى ٨، ٩ صباحًا'),
  ...inDubai,
  image: media('post-budget.webp'),
  image_alt: t(
    'A pie chart with one slice drawn out, and three rising piles of coins',
    'رسم دائري خرجت منه شريحة، وثلاثة أكوام من النقود تتصاعد',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: media('post-budget.webp'),
    body: body(
      intro(
        'The condition was unusual: no one was admitted alone. Each head of training had to bring a colleague from finance, and the two sat at different tables. By eleven o’clock the finance people were defending courses, and one head of training had cut her own conference.',
        'كان الشرط غريبًا: لا يدخل أحد وحده. على كل مدير تدريب أن يحضر معه زميلًا من الإدارة المالية، ثم يجلس الاثنان على طاولتين مختلفتين. وعند الحادية عشرة كان أهل المالية يدافعون عن الدورات، وكانت إحدى مديرات التدريب قد شطبت مؤتمرها بنفسها.',
      ),
      subheading('The game', 'اللعبة'),
      paragraph(
        'Each table ran an invented company with 1,200 people, four sites and a hundred wooden coins, its learning budget for a year. Things happened to it, one card at a time: a new regulation in March, a wave of resignations, a director who had seen something at a trade fair. After each card the table had three minutes to move its coins. What had been spent could not be taken back.',
        'أدارت كل طاولة شركة افتراضية فيها ١٬٢٠٠ موظف وأربعة مواقع ومئة قطعة خشبية، هي ميزانية التدريب لعام كامل. ثم تتوالى الأحداث، بطاقة بعد بطاقة: لائحة جديدة في مارس، وموجة استقالات، ومدير أُعجب بشيء رآه في معرض. وبعد كل بطاقة ثلاث دقائق لتحريك القطع. وما أُنفق لا يُستردّ.',
      ),
      subheading('The morning', 'برنامج الصباح'),
      list(
        t('9:00 Coffee, and the tables are drawn by lot.', '٩:٠٠ قهوة، وتوزيع الطاولات بالقرعة.'),
        t(
          '9:20 Omar Khalil: where the money really goes, from 40 budgets with the names removed.',
          '٩:٢٠ عمر خليل: أين يذهب المال فعلًا، من ٤٠ ميزانية حُذفت منها الأسماء.',
        ),
        t('10:00 The game, four rounds, with a break after July.', '١٠:٠٠ اللعبة في أربع جولات، وبعد يوليو استراحة.'),
        t(
          '11:40 Each pair meets again and compares what they would have done together.',
          '١١:٤٠ يلتقي كل زميلين من جديد ويقارنان ما كانا سيفعلانه معًا.',
        ),
        t(
          '12:20 One page for the real year, written by both, signed by both.',
          '١٢:٢٠ صفحة واحدة للعام الحقيقي، يكتبها الاثنان ويوقّعانها.',
        ),
      ),
      subheading('Where the money goes', 'أين يذهب المال'),
      paragraph(
        'In the forty budgets about 38% was spent on travel and rooms, 22% on courses made or bought, 15% on platforms and 12% on trainers. No one in the department could explain the rest. The most expensive line was missing from all of them: the hours of the people who sit in the course. Once it was added, everything else looked small, and two tables began to count in hours instead of dirhams.',
        'في الميزانيات الأربعين ذهب نحو ٣٨٪ إلى السفر والقاعات، و٢٢٪ إلى دورات أُنتجت أو اشتُريت، و١٥٪ إلى المنصّات، و١٢٪ إلى المدرّبين. والباقي لم يستطع أحد في الإدارة تفسيره. أمّا البند الأغلى فلم يرد في أي منها: ساعات من يجلسون في الدورة. وحين أُضيف صغُر كل ما عداه، وصارت طاولتان تحسبان بالساعات لا بالدراهم.',
      ),
      subheading('Three moves that won', 'ثلاث حركات رابحة'),
      paragraph(
        'The tables that still had coins in November had done the same three things without knowing it. They had kept fifteen coins back until July. They had paid for repairing courses before making new ones. And when the director came with his idea from the fair, they had not said no; they had asked him which coin he would move.',
        'الطاولات التي بقيت لديها قطع في نوفمبر فعلت الأمور الثلاثة نفسها دون أن تدري. احتفظت بخمس عشرة قطعة حتى يوليو. وأنفقت على إصلاح الدورات قبل إنتاج غيرها. وحين جاء المدير بفكرته من المعرض لم تقل لا، بل سألته: أي قطعة تحرّك؟',
      ),
      paragraph(
        'The finance colleagues were the better players. At every card they asked what would happen if nothing were done, a question rarely asked about training. Twice the answer was: nothing. Both times their table kept its coins, and was glad of them in November, when the card with the audit came.',
        'وكان أهل المالية أمهر اللاعبين. سألوا عند كل بطاقة: ماذا لو لم نفعل شيئًا؟ وهو سؤال قلّما يُطرح على التدريب. وفي مرّتين كان الجواب: لا شيء. احتفظت طاولتهم بقطعها في المرّتين، وسرّها ذلك في نوفمبر، حين خرجت بطاقة التدقيق.',
      ),
      subheading('Who it is for, and when we repeat it', 'لمن الورشة، ومتى نعيدها'),
      paragraph(
        'For pairs from organisations with 500 people or more. It was held in English and Arabic, as each table preferred, and cost nothing. We repeat it in Riyadh in the spring, before the mid-year budget reviews. If you do not want to wait, ask for the box: cards, coins and rules fit into one parcel, and two hours are enough for a round with your own figures. Seven companies have borrowed one so far. Six of the boxes came back complete.',
        'لزميلين من جهة فيها ٥٠٠ موظف أو أكثر. كانت الورشة بالعربية والإنجليزية، بحسب ما تفضّله كل طاولة، ومجّانية. ونعيدها في الرياض في الربيع، قبل مراجعة الميزانيات في منتصف العام. ومن لا يريد أن ينتظر فليطلب الصندوق: البطاقات والقطع والقواعد في طرد واحد، وتكفي ساعتان لجولة بأرقامكم أنتم. استعارته حتى الآن سبع شركات، وعادت ستّة صناديق كاملة.',
      ),
    ),
  },
}

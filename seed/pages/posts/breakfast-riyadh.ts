import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundComingEvent, type Post } from './post.ts'

export const breakfastRiyadh: Post = {
  id: 'breakfast-in-riyadh-planning-an-academy-for-2027',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Breakfast in Riyadh: planning an academy for 2027', 'فطور عمل في الرياض: تخطيط أكاديمية ٢٠٢٧'),
  description: t(
    'Thirty heads of training, one morning, and a plan on one page to take home.',
    'ثلاثون من مديري التدريب وصباح واحد وخطة من صفحة واحدة تعودون بها.',
  ),
  day: '2026-12-09',
  date: t('9 December 2026', '٩ ديسمبر ٢٠٢٦'),
  note: t('King Fahd Road, 8:30', 'طريق الملك فهد، ٨:٣٠ صباحًا'),
  place: t('King Fahd Road, Riyadh', 'طريق الملك فهد، الرياض'),
  country: 'SA',
  image: media('office-riyadh.webp'),
  image_alt: t(
    'Riyadh: a clay building among palms, with towers behind it',
    'الرياض: مبنى طيني بين النخيل، وخلفه الأبراج',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundComingEvent,
    introImage: media('office-riyadh.webp'),
    body: body(
      intro(
        'By December most plans for the coming year are either finished or abandoned. We invite thirty heads of training to breakfast, and in three hours each writes a plan for 2027 on one page.',
        'في ديسمبر تكون معظم خطط العام القادم قد اكتملت أو صُرف النظر عنها. ندعو ثلاثين من مديري التدريب إلى الفطور، وفي ثلاث ساعات يكتب كل منهم خطة ٢٠٢٧ على صفحة واحدة.',
      ),
      subheading('What the morning is for', 'ما الغاية من هذا الصباح'),
      paragraph(
        'There are many templates for planning an academy, and most have forty fields. Customers whose academies are thriving after ten years use four: whom do we teach, what should they be able to do, who decides whether they can, and what do we stop doing? We go through the four with examples from a bank, a hospital group and an energy company, and all guests fill in their own page as we go. It is harder than it sounds. The fourth field stays empty longest, since every course has a friend somewhere in the company. So we begin there, and keep the first and easiest for the end.',
        'نماذج التخطيط كثيرة، ومعظمها فيه أربعون خانة. أمّا عملاؤنا الذين ما زالت أكاديمياتهم ناجحة بعد عشر سنوات فاكتفوا بأربع: من نعلّم، وما الذي ينبغي أن يتقنه، ومن يحكم بأنه أتقنه، وما الذي سنتوقّف عنه. نمرّ على هذه الخانات بأمثلة من بنك ومجموعة مستشفيات وشركة طاقة، ويملأ كل حاضر صفحته في أثناء ذلك. وهي أصعب ممّا تبدو. فالخانة الرابعة تبقى فارغة أكثر من غيرها، لأنّ لكل دورة صديقًا في مكان ما من الشركة. لذلك نبدأ بها، ونترك أسهلها، وهي الأولى، إلى النهاية.',
      ),
      subheading('The programme', 'البرنامج'),
      list(
        t('8:30 Coffee, dates and ful, and time to meet the others.', '٨:٣٠ قهوة وتمر وفول، ووقت للتعارف.'),
        t(
          '9:00 Faisal Al-Otaibi: what three hundred academies have in common after their second year.',
          '٩:٠٠ فيصل العتيبي: ما الذي يجمع ثلاثمئة أكاديمية بعد عامها الثاني.',
        ),
        t(
          '9:30 Noura Rashed of Tilal Bank: how the rules for 23 roles became one list.',
          '٩:٣٠ نورة راشد من بنك تلال: كيف اجتمعت قواعد ٢٣ وظيفة في قائمة واحدة.',
        ),
        t(
          '10:00 Work at six tables: your own page, with one of our consultants at each.',
          '١٠:٠٠ عمل على ستّ طاولات: كل حاضر على صفحته، ومع كل طاولة أحد مستشارينا.',
        ),
        t(
          '11:15 Three pages are read out and discussed. After that, more coffee.',
          '١١:١٥ تُقرأ ثلاث صفحات وتُناقَش، ثم مزيد من القهوة.',
        ),
      ),
      paragraph(
        'We plan the tables beforehand, so that no one sits with a competitor and all guests sit with a colleague who has solved what they are about to try. Last year a hospital and a chain of shops discovered at the third table that they had the same trouble with night shifts; they have been exchanging lessons ever since.',
        'نرتّب الطاولات مسبقًا، فلا يجلس أحد مع منافسه، ويجلس كل حاضر مع زميل حلّ المسألة التي ينوي أن يبدأ بها. في العام الماضي اكتشف مستشفى وسلسلة متاجر على الطاولة الثالثة أنّ مشكلتهما مع المناوبات الليلية واحدة، وهما يتبادلان الدروس منذ ذلك الحين.',
      ),
      subheading('What to bring', 'ما الذي تحضرونه معكم'),
      paragraph(
        'Bring a print-out of this year’s course list, and the complaint you hear most often. Leave the laptop at home: the page is on paper, and for good reason. What is said at the tables stays there.',
        'أحضروا قائمة دورات هذا العام مطبوعة، والشكوى التي تسمعونها أكثر من غيرها. واتركوا الحاسوب في البيت، فالصفحة من ورق، ولذلك أسبابه. وما يُقال على الطاولات يبقى عليها.',
      ),
      subheading('Who it is for', 'لمن هذا اللقاء'),
      paragraph(
        'Heads of training and HR from organisations with five hundred people or more, customers and others alike. We speak Arabic; the eleven slides are in both languages. There is no sales pitch. If you want to see the platform, stay for another half hour after 11:30.',
        'مديرو التدريب والموارد البشرية في جهات يعمل فيها خمسمئة شخص أو أكثر، من عملائنا وغيرهم. الحديث بالعربية، والشرائح إحدى عشرة فقط وباللغتين. ولا عرض مبيعات. ومن أراد مشاهدة المنصّة يبقى معنا نصف ساعة بعد الحادية عشرة والنصف.',
      ),
      subheading('How to reserve a seat', 'كيف تحجزون مقعدًا'),
      paragraph(
        'Breakfast is free of charge, and there are thirty seats. Write to us through the contact page with your name, your organisation and the number of people you train. You receive the exact address and the way to the car park two days before. If all seats are taken, we put you on a waiting list; last year everyone on it got a seat.',
        'الفطور مجّاني والمقاعد ثلاثون. اكتبوا إلينا من صفحة التواصل واذكروا الاسم والجهة وعدد من تدرّبونهم، ويصلكم العنوان الدقيق والطريق إلى موقف السيّارات قبل الموعد بيومين. وإذا امتلأت المقاعد وضعناكم في قائمة الانتظار، وفي العام الماضي حصل كل من فيها على مقعد.',
      ),
    ),
  },
}

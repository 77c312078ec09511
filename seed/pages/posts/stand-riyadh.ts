import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, type Post } from './post.ts'

export const standRiyadh: Post = {
  id: 'three-days-at-the-forum-a-stand-without-brochures',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Three days at the forum: a stand without brochures', 'ثلاثة أيام في الملتقى: جناح بلا كتيّبات'),
  description: t(
    'At the Gulf Learning Forum we built a bus stop instead. What 640 visitors did there while they waited.',
    'في ملتقى الخليج للتعلّم بنينا موقف حافلات بدل الجناح. ماذا فعل ٦٤٠ زائرًا وهم ينتظرون؟',
  ),
  day: '2025-10-28',
  date: t('28 October 2025', '٢٨ أكتوبر ٢٠٢٥'),
  note: t('Riyadh, hall 3, stand C14', 'الرياض، القاعة ٣، الجناح ج١٤'),
  place: t('Hall 3, stand C14, Riyadh', 'القاعة ٣، الجناح ج١٤، الرياض'),
  country: 'SA',
  image: media('post-academy.webp'),
  image_alt: t('A row of arches, each taller than the one before', 'صفّ أقواس، كل منها أعلى ممّا قبله'),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: media('post-academy.webp'),
    body: body(
      intro(
        'At last year’s forum we gave out 1,900 brochures and found some four hundred of them in the bins outside. This year, from 28 to 30 October in Riyadh, there were none. There was a bus stop with a bench, a timetable and a screen, and a sign: “Next bus in six minutes”.',
        'في ملتقى العام الماضي وزّعنا ١٬٩٠٠ كتيّب، ووجدنا نحو أربعمئة منها في السلال خارج القاعة. وهذا العام، من ٢٨ إلى ٣٠ أكتوبر في الرياض، لم يكن لدينا كتيّب واحد. كان لدينا موقف حافلات فيه مقعد وجدول مواعيد وشاشة، ولافتة تقول: «الحافلة القادمة بعد ستّ دقائق».',
      ),
      subheading('Six minutes on a bench', 'ستّ دقائق على مقعد'),
      paragraph(
        'Visitors who sat down could take a lesson on their own phones, the way a driver or a nurse does: no account, a code on the bench, six minutes. We offered four, all from real academies with the consent of their owners. After six minutes a bell rang, and one of us asked what they would do differently on Sunday. 640 people sat down, and 517 stayed until the bell. For a lesson that no one had to take, that is a higher share than on any platform that we know, ours included; a bench helps.',
        'كان لمن يجلس أن يأخذ درسًا على هاتفه، كما يأخذه سائق أو ممرّضة: بلا حساب، برمز على المقعد، في ستّ دقائق. عرضنا أربعة دروس، كلها من أكاديميات حقيقية وبموافقة أصحابها. وبعد ستّ دقائق يرنّ جرس، ويسأل أحدنا الجالس: ما الذي ستفعله على نحو مختلف يوم الأحد؟ جلس ٦٤٠ شخصًا، وبقي ٥١٧ حتى الجرس. وهذه نسبة لا يبلغها درس اختياري في أي منصّة نعرفها، ومنها منصّاتنا. وللمقعد فضل في ذلك.',
      ),
      subheading('The four lessons, by popularity', 'الدروس الأربعة بترتيب الإقبال'),
      list(
        t(
          'How to tell a colleague that he smells of smoke, in a dialogue from Jeddah.',
          'كيف تقول لزميلك إنّ رائحة الدخان عالقة بثيابه، في حوار من جدة.',
        ),
        t(
          'What to do when a colleague goes quiet in the heat, from Rimal Energy.',
          'ماذا تفعل حين يسكت زميلك في الحرّ، من رمال للطاقة.',
        ),
        t('A suspicious invoice in four pictures.', 'فاتورة مريبة في أربع صور.'),
        t('Lifting a box. Two visitors went to fetch their own.', 'رفع صندوق. وذهب زائران ليحضرا صندوقيهما.'),
      ),
      subheading('What people talked about', 'فيمَ تحدّث الزوّار'),
      paragraph(
        'Less about artificial intelligence than we had expected, and more about supervisors. The sentence we heard most often, in many variants, was: the platform works, but managers do not ask about it. Second came complaints about the Arabic of courses bought elsewhere. We wrote all of it down on the timetable, and at the end of the third day it was full. A photograph of it hangs in our three offices.',
        'عن الذكاء الاصطناعي أقلّ ممّا توقّعنا، وعن المشرفين أكثر. وأكثر ما سمعناه، بصيغ كثيرة: المنصّة تعمل، لكنّ المدير لا يسأل عنها. وبعده الشكوى من عربية الدورات المشتراة من أماكن أخرى. كتبنا كل ذلك على جدول المواعيد، فامتلأ مع نهاية اليوم الثالث. وصورته معلّقة في مكاتبنا الثلاثة.',
      ),
      paragraph(
        'If we built it again, the bench would be longer. Conversations began where two strangers took the same lesson side by side, and on the second day we borrowed three more metres from the neighbours. There was no coffee, on purpose: people who queue for coffee do not sit down, and those who sit stay for the question. When people asked for coffee, we sent them to the generous stand at the corner.',
        'ولو بنيناه من جديد لأطلنا المقعد. كانت الأحاديث تبدأ حيث يجلس غريبان متجاورين أمام الدرس نفسه، فاستعرنا في اليوم الثاني ثلاثة أمتار أخرى من جيراننا. ولم نقدّم قهوة، عن قصد: من يقف في طابور القهوة لا يجلس، ومن يجلس يبقى حتى السؤال. ومن سأل عنها دللناه على جناح كريم عند الزاوية.',
      ),
      subheading('On the stage, for once', 'وعلى المنصّة، هذه المرة'),
      paragraph(
        'On the second afternoon Huda Al-Mansoori of Sahab Air and Faisal Al-Otaibi spoke for twenty minutes about the spring in which 4,200 cabin crew had to be ready for the summer schedule. Her advice to the hall was short: take out before you put in, and never touch the roster. Her nine slides are available on request.',
        'في عصر اليوم الثاني تحدّثت هدى المنصوري من سحاب للطيران مع فيصل العتيبي عشرين دقيقة عن الربيع الذي كان فيه على ٤٬٢٠٠ من أفراد الضيافة أن يستعدّوا لجدول الصيف. ونصيحتها للقاعة كانت قصيرة: احذفوا قبل أن تضيفوا، ولا تمسّوا جدول الرحلات. والشرائح، وهي تسع، متاحة لمن يطلبها.',
      ),
      subheading('Who it was for, and where the bench is now', 'لمن كان الجناح، وأين المقعد اليوم'),
      paragraph(
        'For everyone responsible for people without a desk, and for those who sat down because their feet hurt. The bench is now in our Riyadh office. If you are near Olaya Street between nine and five, take a lesson; the bus still comes in six minutes.',
        'لكل مسؤول عن موظفين بلا مكاتب، ولمن جلس لأنّ قدميه تؤلمانه. والمقعد اليوم في مكتبنا بالرياض. فإن كنتم قرب شارع العليا بين التاسعة والخامسة فتفضّلوا بدرس، وما زالت الحافلة تصل بعد ستّ دقائق.',
      ),
    ),
  },
}

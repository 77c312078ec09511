import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, inDubai, type Post } from './post.ts'

export const courseListClinic: Post = {
  id: 'open-day-in-dubai-bring-your-course-list',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Open day in Dubai: bring your course list', 'يوم مفتوح في دبي: أحضروا قائمة دوراتكم'),
  description: t(
    'Half an hour per visitor, one list, two engineers and a stamp that says “archive”.',
    'نصف ساعة لكل زائر، وقائمة واحدة، ومهندسان، وختم كُتب عليه «أرشيف».',
  ),
  day: '2026-04-29',
  date: t('29 April 2026', '٢٩ أبريل ٢٠٢٦'),
  note: t('Knowledge Park, Block 8, 10:00 to 16:00', 'مجمّع المعرفة، مبنى ٨، من ١٠ صباحًا إلى ٤ عصرًا'),
  ...inDubai,
  image: media('office-dubai.webp'),
  image_alt: t(
    'Our office in Dubai on the water, with a dhow going by',
    'مكتبنا في دبي على الماء، وأمامه سفينة شراعية تعبر',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: media('office-dubai.webp'),
    body: body(
      intro(
        'People who think of changing their platform usually want to know one thing: how bad is it? On 29 April we kept our doors in Knowledge Park open for six hours, and 31 visitors came with a list of their courses on paper or on a memory stick. Each left with a number.',
        'من يفكّر في تغيير منصّته يريد أن يعرف أمرًا واحدًا غالبًا: إلى أي حدّ ساءت الأمور؟ في ٢٩ أبريل أبقينا أبواب مكتبنا في مجمّع المعرفة مفتوحة ستّ ساعات، وجاء ٣١ زائرًا ومع كل منهم قائمة دوراته على ورق أو على ذاكرة محمولة. وخرج كل منهم برقم.',
      ),
      subheading('Four stations', 'أربع محطّات'),
      list(
        t(
          'The counter: we feed your list into a program that finds duplicates, dead links and courses that have not been opened for two years.',
          'طاولة الاستقبال: نُدخل قائمتكم في برنامج يجد الدورات المكرّرة والروابط المعطّلة وما لم يُفتح منذ سنتين.',
        ),
        t(
          'The desk with the stamp: keep, merge or archive, twenty courses against the clock.',
          'طاولة الختم: إبقاء أو دمج أو أرشفة، عشرون دورة والساعة تدور.',
        ),
        t(
          'The engineer: which records can be moved as they are, and which need work.',
          'المهندس: أي السجلّات تُنقل كما هي، وأيّها يحتاج إلى عمل.',
        ),
        t(
          'The sofa: Rania Odeh of Dhow Logistics, who has been through a move, and a pot of tea.',
          'الأريكة: رانيا عودة من داو للخدمات اللوجستية، وقد مرّت بتجربة النقل، وإبريق شاي.',
        ),
      ),
      paragraph(
        'A visit took half an hour. Visitors with time stayed for the next list as well, because other people’s duplicates are easier to see than your own. Two hotels discovered in this way that they had bought the same course on food safety from us, in different years, and exchanged their exercises on the spot. Every visitor also received a sheet with three things that can be done before the end of the month, without a new platform.',
        'كانت الزيارة نصف ساعة. ومن وجد وقتًا بقي ليتابع قائمة الزائر التالي، فالمكرّر عند غيرنا أسهل رؤيةً ممّا هو عندنا. وهكذا اكتشف فندقان أنهما اشتريا منّا الدورة نفسها عن سلامة الغذاء في عامين مختلفين، فتبادلا التمارين في مكانهما. وأخذ كل زائر معه ورقة فيها ثلاثة أمور يمكن إنجازها قبل نهاية الشهر، دون منصّة جديدة.',
      ),
      subheading('What the day showed', 'ما الذي كشفه اليوم'),
      paragraph(
        'The 31 lists held 18,400 courses. Of these 41% had not been opened since 2024, and 9% existed three times or more under different names. One visitor found a course on software that her company had never introduced, and 300 people had completed it. The longest queue was at the stamp, and we had to buy a second one at noon.',
        'كان في القوائم الإحدى والثلاثين ١٨٬٤٠٠ دورة. منها ٤١٪ لم تُفتح منذ عام ٢٠٢٤، و٩٪ مكرّرة ثلاث مرّات أو أكثر بأسماء مختلفة. ووجدت إحدى الزائرات دورة عن برنامج لم تستخدمه شركتها قط، وقد أنهاها ٣٠٠ شخص. وكان أطول الطوابير أمام الختم، فاشترينا ختمًا ثانيًا عند الظهر.',
      ),
      paragraph(
        'The mood changed at the sofa. Visitors came with questions about software, and Rania Odeh spoke about people: whom to ask first, what to tell the night shift, why three people have to sign an empty list. “Plan the weekend last,” was the sentence most people wrote down, “and plan the Sunday after it first.”',
        'وعند الأريكة تغيّر الجوّ. جاء الزوّار بأسئلة عن البرامج، وتحدّثت رانيا عودة عن الناس: من يُسأل أوّلًا، وماذا يقال للمناوبة الليلية، ولماذا يوقّع ثلاثة أشخاص قائمة فارغة. وأكثر جملها تدوينًا: «اجعلوا عطلة النقل آخر ما تخطّطون له، والأحد الذي يليها أوّل ما تخطّطون له».',
      ),
      subheading('The number you take home', 'الرقم الذي تعودون به'),
      paragraph(
        'It is the number of working days that a move would need from your own team, without ours. For these visitors it was between 24 and 190, and lower than expected for two out of three. On the day we do not say what our part would cost, even if asked. Eleven visitors decided to keep their platform and tidy it up instead, and we think that nine of them are right.',
        'هو عدد أيام العمل التي يتطلّبها النقل من فريقكم أنتم، دون فريقنا. تراوح عند الزوّار بين ٢٤ و١٩٠ يومًا، وكان عند اثنين من كل ثلاثة أقلّ ممّا توقّعا. ولا نقول في ذلك اليوم كم يكلّف عملنا، حتى لمن يسأل. وقرّر أحد عشر زائرًا البقاء على منصّاتهم وترتيبها، ونظنّ أنّ تسعة منهم على حقّ.',
      ),
      subheading('Who should come next time', 'لمن اليوم المفتوح القادم'),
      paragraph(
        'Administrators, the IT staff who maintain a platform, and the people who sign for it. No appointment, no slides, English and Arabic. The next open day is planned for the spring; until then send us your list by e-mail, and you will have the same number within a week. The list is enough, so please leave out learners’ names.',
        'لمشرفي المنصّات، ومن يتولّى صيانتها من تقنية المعلومات، ومن يوقّع على تكاليفها. بلا موعد وبلا شرائح، وبالعربية والإنجليزية. اليوم القادم في الربيع، وحتى ذلك الحين أرسلوا القائمة بالبريد الإلكتروني ويصلكم الرقم نفسه خلال أسبوع. تكفينا القائمة، فلا تضمّنوها أسماء المتعلّمين.',
      ),
    ),
  },
}

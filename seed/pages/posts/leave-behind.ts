import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const leaveBehind: Post = {
  id: 'what-to-leave-behind-when-you-move-platforms',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Moving to a new platform: what to leave behind', 'الانتقال إلى منصّة جديدة: ما الذي تتركونه وراءكم'),
  description: t(
    'The software is the small part. Eleven years of courses, records and habits are the large one.',
    'البرنامج هو الجزء الصغير. أمّا الكبير فأحد عشر عامًا من الدورات والسجلّات والعادات.',
  ),
  day: '2025-11-18',
  date: t('18 November 2025', '١٨ نوفمبر ٢٠٢٥'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-migration.webp'),
  image_alt: t('Boxes cross a bridge towards the sun', 'صناديق تعبر جسرًا نحو الشمس'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('omar-khalil'),
    introImage: media('post-migration.webp'),
    body: body(
      intro(
        'Everyone who has moved house knows the box that was never opened after the last move. Learning platforms have hundreds of them. Of the 38 organisations that we have moved in the past four years, not one kept more than half of its courses, and none has asked for the other half back.',
        'كل من انتقل من بيت إلى بيت يعرف ذلك الصندوق الذي لم يُفتح منذ الانتقال السابق. وفي منصّات التعلّم مئات منه. نقلنا في السنوات الأربع الماضية ٣٨ جهة، ولم تُبقِ واحدة منها على أكثر من نصف دوراتها، ولم تطلب أي منها النصف الآخر بعد ذلك.',
      ),
      subheading('Open the boxes before you order the lorry', 'افتحوا الصناديق قبل أن تطلبوا الشاحنة'),
      paragraph(
        'Print the list of courses with three columns: last opened, number of people in two years, and the rule that requires it. The first column usually ends the discussion. We find courses on fax machines, welcome films with directors who have long left, and the same fire drill nine times, once per branch. Sorting takes four to six weeks and needs a person with the authority to say no.',
        'اطبعوا قائمة الدورات ومعها ثلاثة أعمدة: آخر مرة فُتحت فيها، وعدد من أخذها في سنتين، واللائحة التي تطلبها. يكفي العمود الأول غالبًا لحسم النقاش. نجد دورات عن الفاكس، وأفلام ترحيب يظهر فيها مديرون تركوا الشركة منذ سنين، وتمرين الإخلاء نفسه تسع مرّات، لكل فرع نسخة. يستغرق الفرز من أربعة أسابيع إلى ستّة، ويحتاج إلى شخص يملك أن يقول: لا.',
      ),
      subheading('Courses may go, records may not', 'الدورات تُحذف، والسجلّات تبقى'),
      paragraph(
        'A course can be made again. A record cannot. So records are moved first, several times, before anyone cares how the new home page looks. After each rehearsal a program compares both systems line by line: person, course, date, score. At Dhow Logistics the first comparison printed 41,000 differences, most of them dates in two calendars. The fourth printed none, and only then was a weekend chosen.',
        'الدورة يمكن أن تُصنع من جديد، أمّا السجلّ فلا. لذلك تُنقل السجلّات أوّلًا، وعدّة مرّات، قبل أن يهتمّ أحد بشكل الصفحة الرئيسية. وبعد كل تجربة يقارن برنامج النظامين سطرًا سطرًا: الاسم والدورة والتاريخ والدرجة. في داو للخدمات اللوجستية طبعت المقارنة الأولى ٤١ ألف فرق، معظمها تواريخ بتقويمين. وفي الرابعة لم يبقَ فرق واحد، وعندها فقط اختير موعد النقل.',
      ),
      paragraph(
        'Three kinds of records cause nearly all the differences:',
        'وثلاثة أنواع من السجلّات وراء معظم الفروق:',
      ),
      list(
        t(
          'People with two accounts, because they left and came back, or because a name was spelled in two ways in Latin letters.',
          'موظفون لهم حسابان، لأنهم تركوا العمل ثم عادوا، أو لأنّ الاسم كُتب بالحروف اللاتينية بطريقتين.',
        ),
        t(
          'Hijri dates typed into a field that expects Gregorian ones.',
          'تواريخ هجرية أُدخلت في خانة تنتظر تاريخًا ميلاديًا.',
        ),
        t('Certificates entered by hand, with no course behind them.', 'شهادات أُدخلت يدويًا، وليست وراءها دورة.'),
      ),
      subheading('The habits move last', 'العادات آخر ما ينتقل'),
      paragraph(
        'No one plans for the old links. In the week after a move, a third of all visitors arrive by one: in an e-mail from 2022, on a poster beside the lift, in the letter of appointment that HR still sends. Collect these links while you sort the courses, and redirect each of them to the right page for a year. Then stand beside the poster on the first morning and watch what people do. Two hours there taught us more than any survey.',
        'لا أحد يحسب حساب الروابط القديمة. في الأسبوع الأول بعد النقل يصل ثلث الزوّار من رابط قديم: في رسالة من عام ٢٠٢٢، أو على ملصق بجانب المصعد، أو في خطاب التعيين الذي ما زالت الموارد البشرية ترسله. اجمعوا هذه الروابط وأنتم تفرزون الدورات، ووجّهوا كلًّا منها إلى الصفحة الصحيحة مدّة عام. ثم قفوا بجانب الملصق في الصباح الأول وراقبوا ما يفعله الناس. ساعتان هناك علّمتانا أكثر من أي استبيان.',
      ),
      quote('A course can be made again. A record cannot.', 'الدورة يمكن أن تُصنع من جديد، أمّا السجلّ فلا.'),
      subheading('How long it takes, honestly', 'كم يستغرق ذلك، بصراحة'),
      paragraph(
        'Five months for a company of five thousand, of which one weekend is what people call the move. Six weeks go into sorting, eight into rehearsals, four into connecting HR and single sign-on, and the rest into waiting for signatures. If you are offered six weeks in all, ask who compares the records. And keep the old system readable for two years. It costs little, and one day it will save you a month.',
        'خمسة أشهر لشركة فيها خمسة آلاف موظف، منها عطلة نهاية أسبوع واحدة هي ما يسمّيه الناس النقل. ستّة أسابيع للفرز، وثمانية للتجارب، وأربعة لربط الموارد البشرية والدخول الموحّد، والباقي في انتظار التواقيع. وإن عُرضت عليكم ستّة أسابيع للمشروع كله، فاسألوا من سيقارن السجلّات. وأبقوا النظام القديم متاحًا للقراءة سنتين، فكلفة ذلك قليلة، وسيأتي يوم يوفّر عليكم فيه شهرًا.',
      ),
    ),
  },
}

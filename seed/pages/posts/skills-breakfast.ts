import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, inAmman, type Post } from './post.ts'

export const skillsBreakfast: Post = {
  id: 'breakfast-in-amman-from-300-competencies-to-eight',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Breakfast in Amman: from 300 competencies to eight', 'فطور في عمّان: من ٣٠٠ جدارة إلى ثمانٍ'),
  description: t(
    'Twenty-four people from HR brought their skills frameworks, and crossed most of them out before the second tea.',
    'أربعة وعشرون من مسؤولي الموارد البشرية أحضروا أطر مهاراتهم، وشطبوا معظمها قبل كوب الشاي الثاني.',
  ),
  day: '2025-05-14',
  date: t('14 May 2025', '١٤ مايو ٢٠٢٥'),
  note: t('Zahran Street 61, 8:30', 'شارع زهران ٦١، ٨:٣٠ صباحًا'),
  ...inAmman,
  image: media('office-amman.webp'),
  image_alt: t(
    'Our office in Amman with its balcony, beside a flight of steps below the citadel',
    'مكتبنا في عمّان بشرفته، بجوار درج تحت جبل القلعة',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: media('office-amman.webp'),
    body: body(
      intro(
        'The oldest framework on the table was from 2011 and had 312 competencies in seven colours. Its owner had inherited it, the way people inherit a wardrobe: too big to use, too expensive to throw away. By half past ten she had eight lines on a sheet of paper and asked whether there was more falafel.',
        'أقدم إطار على الطاولة كان من عام ٢٠١١، وفيه ٣١٢ جدارة بسبعة ألوان. ورثته صاحبته كما تُورث خزانة كبيرة: لا تتّسع لها الغرفة، ويصعب رميها. وفي العاشرة والنصف كان أمامها ثمانية سطور على ورقة، وسألت إن كان قد بقي شيء من الفلافل.',
      ),
      subheading('Why frameworks grow', 'لماذا تكبر الأطر'),
      paragraph(
        'Frameworks grow because adding is polite. Every department asks for its three words, and no one is ever thanked for deleting. Lina Haddad began the morning with a count from nineteen customers: of all the competencies in their frameworks, 11% had been used in the past year, in any form whatever. The others had been translated, numbered, approved and forgotten.',
        'تكبر الأطر لأنّ الإضافة من باب المجاملة. كل إدارة تطلب كلماتها الثلاث، ولم يُشكر أحد يومًا على حذف. بدأت لينا حدّاد الصباح بإحصاء من تسعة عشر عميلًا: من كل الجدارات في أطرهم استُخدم ١١٪ في العام الماضي، بأي صورة كانت. والباقي تُرجم ورُقّم واعتُمد، ثم نُسي.',
      ),
      subheading('The morning', 'برنامج الصباح'),
      list(
        t(
          '8:30 Ful, falafel, and one framework per person on the table.',
          '٨:٣٠ فول وفلافل، وعلى الطاولة إطار لكل حاضر.',
        ),
        t(
          '9:00 Lina Haddad: what a manager can see in a week, and what he can only guess.',
          '٩:٠٠ لينا حدّاد: ما يراه المدير في أسبوع، وما لا يملك إلا أن يخمّنه.',
        ),
        t(
          '9:20 First crossing-out, alone: everything that cannot be seen at work.',
          '٩:٢٠ الشطب الأول، كل على حدة: كل ما لا يمكن أن يُرى في العمل.',
        ),
        t(
          '9:45 Second crossing-out, in pairs, with a partner from another industry.',
          '٩:٤٥ الشطب الثاني، اثنين اثنين، مع زميل من قطاع آخر.',
        ),
        t(
          '10:15 Writing: eight lines, each with a verb and four steps.',
          '١٠:١٥ الكتابة: ثمانية سطور، لكل منها فعل وأربع درجات.',
        ),
        t(
          '11:00 Two of them are tried out on a guest who does the job.',
          '١١:٠٠ تجربة سطرين منها مع ضيف يمارس المهنة.',
        ),
      ),
      subheading('The guest', 'الضيف'),
      paragraph(
        'He was a shift supervisor from a dairy in Zarqa, and had been told only that there would be breakfast. He read “demonstrates resilience in dynamic environments” and asked what that was. A guest explained it. “Ah,” he said, “when the power fails, he does not shout.” That sentence was written on the board, and three companies have since adopted it, in standard Arabic. It can be seen, it has steps, and in Arabic it is five words long. We have invited him again since, and he now brings a colleague from the dairy.',
        'كان مشرف مناوبة في مصنع ألبان بالزرقاء، ولم يُقل له إلا أنّ هناك فطورًا. قرأ عبارة «يُظهر المرونة في بيئات عمل متغيّرة» وسأل: ما هذا؟ فشرحها له أحد الحاضرين، فقال: «آه، إذا انقطعت الكهرباء ما بيصرّخ». كُتبت جملته على اللوح، ونقلتها ثلاث شركات منذ ذلك الحين بالفصحى: «لا يصرخ إذا انقطعت الكهرباء». فهي تُرى، ولها درجات، ولا تزيد على خمس كلمات. ودعوناه مرة أخرى بعدها، وصار يحضر معه زميلًا من المصنع.',
      ),
      subheading('What to do with the rest', 'وماذا عن البقيّة؟'),
      paragraph(
        'Do not burn it. Pay grades, job descriptions and perhaps a regulator refer to the old framework. Put it into a drawer where those who need it will find it, and tell managers that it does not concern them. What they get is the small one, on one page per role. After a year, sit down once more with a pencil and look at what was missing. In most companies that we have followed, one line is added after twelve months and one is dropped.',
        'لا تحرقوها. فسلّم الرواتب والأوصاف الوظيفية وربّما جهة رقابية تشير إلى الإطار القديم. ضعوه في درج يجده فيه من يحتاج إليه، وقولوا للمديرين إنه لا يعنيهم. ما يعنيهم هو الإطار الصغير، صفحة لكل وظيفة. وبعد عام اجلسوا إليه مرة أخرى بقلم رصاص وانظروا ما الذي نقص. في معظم الشركات التي تابعناها يُضاف سطر بعد اثني عشر شهرًا ويُحذف سطر.',
      ),
      subheading('Place, time, and the next time', 'المكان والموعد، والمرة القادمة'),
      paragraph(
        'It was held on Wednesday, 14 May 2025, in our office in Zahran Street, for people in HR and training, in Arabic and free of charge. Since many have asked for it, we are preparing an online session on the same subject. If you would rather do it with your own team, ask us for the sheet with the eight empty lines.',
        'كان اللقاء يوم الأربعاء ١٤ مايو ٢٠٢٥ في مكتبنا بشارع زهران، لمسؤولي الموارد البشرية والتدريب، بالعربية ومجّانًا. ولكثرة من سأل عنه نُعدّ لقاء عبر الإنترنت في الموضوع نفسه. ومن فضّل أن يعمل مع فريقه، أرسلنا إليه ورقة السطور الثمانية الفارغة.',
      ),
    ),
  },
}

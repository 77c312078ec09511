import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, fullTime, type Job } from './job.ts'

export const platformEngineer: Job = {
  id: 'hosting-engineer-riyadh',
  title: t('Hosting engineer', 'مهندس استضافة'),
  department: t('Hosting and security', 'الاستضافة وأمن المعلومات'),
  location: t('Riyadh', 'الرياض'),
  ...fullTime,
  country: 'SA',
  summary: t(
    'You keep the academies running that 2.4 million people sign in to, and make updates so smooth that they go unnoticed.',
    'ترعون خوادم أكاديميات سجّل الدخول إليها ٢٫٤ مليون شخص، وتجعلون تحديثاتها سلسة لا يلحظها أحد.',
  ),
  day: '2026-10-27',
  validUntil: '2027-02-28',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Hosting engineer, Riyadh'),
    heroImage: picture('job-scene-platform'),
    heroImageAlt: t(
      'An engineer at night beside a rack of servers; sign-in and HR records are done, the backup is running',
      'مهندس في الليل بجانب الخوادم: اكتمل الدخول وسجلّات الموظفين، والنسخة الاحتياطية جارية',
    ),
    intro: t(
      'We promise that platforms are available 99.9% of every month, and over the past thirty days it was 99.97%. The other eleven minutes were announced maintenance, and we can tell you about each of them.',
      'نعد بأن تكون المنصّات متاحة ٩٩٫٩٪ من كل شهر، وبلغنا في آخر ثلاثين يومًا ٩٩٫٩٧٪. أمّا الدقائق الإحدى عشرة الباقية فكانت صيانة معلنة، ونستطيع أن نحكي لكم عن كل دقيقة منها.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'The platforms of our Saudi customers run in a data centre in Riyadh, with a copy in Jeddah every day. You and three colleagues look after all of it: the servers, the databases, the updates and the security. When Wadi Telecom sends 31,000 people into one course on a Sunday morning, you are the reason they notice nothing.',
        'تعمل منصّات عملائنا السعوديين في مركز بيانات بالرياض، ولها كل يوم نسخة في جدة. وتعملون مع ثلاثة زملاء على ذلك كله: الخوادم وقواعد البيانات والتحديثات والأمن. وحين تُدخل وادي للاتصالات ٣١ ألف شخص إلى دورة واحدة صباح أحد، فبفضلكم لا يلحظ أحد منهم شيئًا.',
      ),
      list(
        t(
          'Run Totara and Open edX for some ninety customers, on Linux, in containers, with PostgreSQL and MySQL.',
          'تشغيل Totara وOpen edX لنحو تسعين عميلًا، على Linux وفي حاويات، مع PostgreSQL وMySQL.',
        ),
        t(
          'Rehearse each update on a copy, then carry it out between two and four in the morning.',
          'تجربة كل تحديث على نسخة، ثم تنفيذه بين الثانية والرابعة ليلًا.',
        ),
        t(
          'Restore a backup from Jeddah every month and time it. The record is 38 minutes.',
          'استعادة نسخة احتياطية من جدة كل شهر وقياس وقتها. وأسرع ما بلغناه ٣٨ دقيقة.',
        ),
        t(
          'Read what Amana Security found in its two penetration tests a year, and fix it within the week.',
          'قراءة ما وجدته أمانة للأمن السيبراني من ثغرات في اختباري الاختراق السنويين، وسدّها خلال أسبوع.',
        ),
      ),
      subheading('Your first ninety days', 'التسعون يومًا الأولى'),
      paragraph(
        'In the first week you restore a backup alone, with nothing but the handbook, and correct the handbook. In the second month you lead an update that no customer notices. In the third you join the on-call roster, one week in four, and by then you have met the people whose academies you look after.',
        'في الأسبوع الأول تستعيدون نسخة احتياطية وحدكم، بالدليل ولا شيء سواه، ثم تصحّحون الدليل. وفي الشهر الثاني تقودون تحديثًا لا يلحظه العميل. وفي الثالث تدخلون جدول المناوبات الليلية، أسبوعًا من كل أربعة، وتكونون قد قابلتم أصحاب الأكاديميات التي في عهدتكم.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t('Four years with Linux servers that people depended on.', 'أربع سنوات مع خوادم Linux يعتمد عليها الناس.'),
        t(
          'Calm. You say what you know, what you do not, and when you will call back.',
          'هدوء: تقولون ما تعرفونه وما لا تعرفونه ومتى تعاودون الاتصال.',
        ),
        t(
          'Respect for other people’s data, including the parts that are never checked.',
          'احترام لبيانات الناس، حتى ما لا يُراجَع منها.',
        ),
        t('Arabic and English, since the handbook is in both.', 'العربية والإنجليزية، فالدليل مكتوب بهما.'),
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'Good work is invisible here, and you must be able to live with that. The nights on call are few and mostly quiet, but your phone is beside the bed. Now and then a customer asks for something that would be faster and less safe, and you have to say no and explain why. In Ramadan the rush comes at ten in the evening, so we change our hours.',
        'العمل الجيّد هنا لا يُرى، ولا بدّ أن تتقبّلوا ذلك. وليالي المناوبة قليلة ومعظمها هادئ، لكنّ الهاتف بجانب السرير. ويطلب عميل من حين إلى آخر ما هو أسرع وأقلّ أمانًا، وعليكم أن تعتذروا وتشرحوا السبب. وفي رمضان تأتي الذروة في العاشرة مساءً، فنغيّر دوامنا معها.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '18,000 to 23,000 riyals a month, housing and transport included, and extra pay for each night on call.',
          'من ١٨٬٠٠٠ إلى ٢٣٬٠٠٠ ريال شهريًا شاملة السكن والنقل، وأجر إضافي عن كل ليلة مناوبة.',
        ),
        t(
          'Thirty days of leave. The day after a night’s work is yours.',
          'ثلاثون يوم إجازة، ويوم راحة بعد كل ليلة عمل.',
        ),
        t(
          'Medical cover for your family, and a school allowance for up to three children.',
          'تأمين طبي لكم ولأسرتكم، وبدل تعليم لثلاثة أبناء.',
        ),
        t(
          'A machine of your own on which you can try anything, and break it, before it reaches a customer.',
          'جهاز خاص بكم تجرّبون عليه كل شيء، ولو تعطّل، قبل أن يصل إلى أي عميل.',
        ),
      ),
      paragraph(
        'You report to Khalid Al-Harbi, head of hosting and security. You work in Olaya Street three days a week; on the other two, and on nights on call, you can work from home.',
        'مديركم خالد الحربي، رئيس الاستضافة وأمن المعلومات. وتعملون ثلاثة أيام في الأسبوع من مكتبنا في شارع العليا، ويمكنكم العمل من البيت في اليومين الآخرين وفي ليالي المناوبة.',
      ),
    ),
  },
}

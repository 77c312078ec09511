import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'

export const solutionsTotaraLearn = {
  slug: 'solutions-totara-learn',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Totara Learn', 'Totara Learn'),
        title: t('The right course finds the right person', 'الدورة المناسبة تصل إلى من يحتاج إليها'),
        subtitle: t(
          'A learning management system that knows roles, sites and due dates. You write the rule once; people, reminders and certificates follow it.',
          'نظام لإدارة التعلّم يعرف الوظائف والمواقع والمواعيد. تكتبون القاعدة مرة واحدة، ويتبعها الإسناد والتذكير والشهادات.',
        ),
        primaryButtonText: t('Ask for a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('See the whole suite', 'شاهدوا المنظومة كاملة'),
        secondaryButtonLink: '/solutions/totara-suite',
        mainImage: picture('hero-totara-learn'),
        image_alt: t(
          'A path winding past three courses, safety, service and systems, up to a rosette: cabin crew, certified',
          'طريق يمرّ بثلاث دورات، السلامة والخدمة والأنظمة، وينتهي بوسام: طاقم معتمد',
        ),
        backgroundColor: '#F2FAF9',
        blobFillColor: '#C9EEE9',
        blobStrokeColor: '#0C6B66',
        topLeftBlobColor: '#DDF4F1',
        bottomLeftBlobColor: '#FFEBC4',
        bottomRightBlobColor: '#0FA8A0',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'mist',
        imageSide: 'start',
        eyebrow: t('A short tour', 'جولة قصيرة'),
        title: t('From the first login to the certificate', 'من أول دخول إلى الشهادة'),
        text: t(
          '<p>A new branch manager opens the academy on her first Sunday. Somebody who knows her job has put three steps in front of her: what she needs this week, what she needs with customers, and what she needs once a team looks to her. The third step stays shut until the second is done.</p><p>She did not search for any of this, and nobody sent it to her by hand. Her position, her branch and her first day were enough. The film takes half a minute and shows the rest: how a rule finds people, when a certificate opens its own renewal, and what lands in a manager’s mailbox on Sunday.</p>',
          '<p>تفتح مديرة فرع جديدة الأكاديمية في أول يوم أحد لها، فتجد أمامها ثلاث خطوات وضعها من يعرف وظيفتها: ما يلزمها هذا الأسبوع، ثم ما يلزمها مع العملاء، ثم ما يلزمها حين يصير لها فريق. وتبقى الخطوة الثالثة مغلقة حتى تكتمل الثانية.</p><p>لم تبحث عن شيء من ذلك، ولم يرسله إليها أحد بيده. كفى أن يُعرف مسمّاها وفرعها وتاريخ مباشرتها. والفيلم يكمل الحكاية في نصف دقيقة: كيف تصل القاعدة إلى أصحابها، ومتى تفتح الشهادة تجديدها، وما الذي يصل إلى بريد المدير يوم الأحد.</p>',
        ),
        image: picture('learn-tour'),
        image_alt: t(
          'The first picture of the film: a path past three courses to a rosette, and the words What it does, in half a minute',
          'أول مشهد في الفيلم: طريق يمرّ بثلاث دورات إلى وسام، وعبارة: ما الذي يقدّمه، في نصف دقيقة',
        ),
        youtubeVideoUrl: { en: media('learn-tour.en.mp4'), ar: media('learn-tour.ar.mp4') },
        showVideoButton: true,
        watchVideoText: t('Take the tour', 'شاهدوا الجولة'),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('Six jobs nobody does by hand any more', 'ستّة أعمال لم يعد أحد يؤدّيها يدويًا'),
        mainSubtitle: t(
          'We asked training teams where their weeks used to go. This is the list, in the order of hours saved.',
          'سألنا فرق التدريب أين كانت تذهب أسابيعها. وهذه هي القائمة، مرتّبة بحسب الساعات الموفّرة.',
        ),
        layout: 'list',
        accent: 'teal',
        features: [
          {
            id: 'assigning',
            title: t('Assigning', 'الإسناد'),
            description: t(
              '<p>Audiences fill and empty themselves. Whoever meets the conditions is in by the next morning, and out again when he no longer does.</p>',
              '<p>الفئات تمتلئ وتفرغ من تلقاء نفسها. من انطبقت عليه الشروط دخل صباح اليوم التالي، ومن زالت عنه خرج.</p>',
            ),
          },
          {
            id: 'reminding',
            title: t('Reminding', 'التذكير'),
            description: t(
              '<p>Messages go out before, on and after a due date, to the learner first and only later to the manager. People on leave are left in peace.</p>',
              '<p>تصل الرسائل قبل الموعد وفيه وبعده، إلى المتعلّم أوّلًا ثم إلى مديره إن تأخّر. ومن كان في إجازة لا يُزعجه أحد.</p>',
            ),
          },
          {
            id: 'renewing',
            title: t('Renewing', 'التجديد'),
            description: t(
              '<p>A certification knows when it ends and opens its own refresher, which may be shorter than the first course and may begin with a test.</p>',
              '<p>الشهادة تعرف يوم انتهائها وتفتح دورة تجديدها بنفسها، وقد تكون أقصر من الأولى أو تبدأ باختبار.</p>',
            ),
          },
          {
            id: 'booking',
            title: t('Booking rooms', 'حجز القاعات'),
            description: t(
              '<p>Classes have dates, trainers, equipment and waiting lists. When somebody cancels, the first on the list moves up and is told.</p>',
              '<p>للّقاء الحضوري موعد ومدرّب وتجهيزات وقائمة انتظار. وحين يعتذر أحدهم يصعد أول المنتظرين ويصله إشعار.</p>',
            ),
          },
          {
            id: 'counting',
            title: t('Counting', 'العدّ'),
            description: t(
              '<p>Reports are built from columns and filters by your own administrators. They arrive by mail as a table, each reader receiving only the rows that concern him.</p>',
              '<p>يبني مشرفوكم التقارير من أعمدة ومرشّحات، وتصل بالبريد جدولًا، ولكل قارئ الصفوف التي تعنيه وحدها.</p>',
            ),
          },
          {
            id: 'proving',
            title: t('Proving', 'الإثبات'),
            description: t(
              '<p>Each completion keeps its day, its version and its signature, also for courses that were taken elsewhere and are entered as evidence.</p>',
              '<p>كل إنجاز يحتفظ بيومه ونسخته وتوقيعه، ومنه ما أُخذ خارج المنصّة وأُضيف إليها دليلًا مرفقًا.</p>',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t('How a rule becomes a record', 'كيف تصير القاعدة سجلًّا'),
        mainSubtitle: t(
          'Six screens, in the order in which an academy uses them.',
          'ستّ شاشات، بالترتيب الذي تسير عليه الأكاديمية.',
        ),
        buttonText: t('Try it with our rules', 'جرّبوها بقواعدكم'),
        tabs: [
          {
            id: 'audience',
            title: t('Who', 'من'),
            description: t(
              '<p>A dynamic audience is a sentence: forklift drivers in the Jeddah warehouse, hired in the last thirty days. Today 214 people meet it, six more than on Sunday. Somebody who changes sites disappears from the list the next night and keeps everything he has finished.</p>',
              '<p>الفئة المتغيّرة جملة واحدة: سائقو الرافعات في مستودع جدة ممّن عُيّنوا خلال ثلاثين يومًا. تنطبق اليوم على ٢١٤ شخصًا، أي بزيادة ستّة عن يوم الأحد. ومن انتقل إلى موقع آخر خرج من القائمة في الليلة التالية، وبقي له كل ما أنهاه.</p>',
            ),
            imageSrc: picture('learn-audience'),
            imageAlt: t(
              'An audience with three conditions, position, site and date of hiring, and the 214 people who meet them',
              'فئة بثلاثة شروط، الوظيفة والموقع وتاريخ التعيين، و٢١٤ موظفًا تنطبق عليهم',
            ),
          },
          {
            id: 'programme',
            title: t('What', 'ماذا'),
            description: t(
              '<p>A programme strings courses, a classroom day and a waiting time together and gives the whole a due date. Branch managers at Tilal Bank have twelve weeks for theirs; 48 are in it, and the third step opens for each of them on a day of her own. What somebody has done before counts, and is skipped.</p>',
              '<p>يجمع البرنامج دورات ويومًا حضوريًا ومدّة انتظار، ويضع لها جميعًا موعدًا واحدًا. أمام مديري الفروع في بنك تلال اثنا عشر أسبوعًا؛ وفيه اليوم ٤٨ منهم، وتُفتح الخطوة الثالثة لكل واحد في يومه. وما أتمّه أحدهم من قبل يُحسب له ويتجاوزه.</p>',
            ),
            imageSrc: picture('learn-programme'),
            imageAlt: t(
              'New branch manager: twelve weeks, 48 people, and a classroom day in Riyadh with four places left',
              'مدير فرع جديد: ١٢ أسبوعًا و٤٨ موظفًا، ويوم حضوري في الرياض بقيت فيه أربعة مقاعد',
            ),
          },
          {
            id: 'class',
            title: t('Where', 'أين'),
            description: t(
              '<p>Some things need a room. A seminar can be a morning in Riyadh, a video meeting or both; people book it themselves or are booked by their manager, and approval is asked for only where you want it. Attendance goes straight into the record, down to the minute for meetings online.</p>',
              '<p>بعض التعلّم يحتاج إلى لقاء. قد يكون صباحًا في الرياض أو اجتماعًا مرئيًا أو الاثنين معًا، يحجزه الموظف أو يحجزه له مديره، ولا تُطلب الموافقة إلا حيث تريدونها. ويدخل الحضور السجلّ مباشرة، وبالدقيقة في اللقاءات المرئية.</p>',
            ),
            imageSrc: picture('integrations-video'),
            imageAlt: t(
              'The third of four coaching classes, held live; beside it a list of attendance in minutes',
              'اللقاء الثالث من أربعة في التوجيه يُعقد مباشرة، وبجانبه الحضور بالدقائق',
            ),
          },
          {
            id: 'certification',
            title: t('How long', 'إلى متى'),
            description: t(
              '<p>The fire warden’s certificate runs until 3 March. On 1 February a refresher of 25 minutes opens, and his manager has known since the turn of the year. If he is late, the line turns red for both, and the shift plan can be told not to count on him.</p>',
              '<p>شهادة مسؤول السلامة سارية حتى ٣ مارس. في ١ فبراير تُفتح دورة تجديد مدّتها ٢٥ دقيقة، ومديره يعلم بذلك منذ مطلع السنة. فإن تأخّر احمرّ الخط أمام الاثنين، وأمكن لجدول المناوبات ألّا يعتمد عليه.</p>',
            ),
            imageSrc: picture('learn-certification'),
            imageAlt: t(
              'Yousef Amin’s fire warden certificate, valid for 42 more days, on a line from January to April',
              'شهادة مسؤول السلامة ليوسف أمين، سارية ٤٢ يومًا أخرى، على خط من يناير إلى أبريل',
            ),
          },
          {
            id: 'proof',
            title: t('With what proof', 'بأي إثبات'),
            description: t(
              '<p>Certificates carry both names, Arabic and Latin, the number of the rule they serve and a code by which anybody can check them. A signature from a supervisor can be a condition, for tasks that a test cannot see.</p>',
              '<p>تحمل الشهادة الاسم بالعربية وباللاتينية، ورقم اللائحة التي وُضعت لها، ورمزًا يتحقّق به منها من شاء. ويمكن اشتراط توقيع المشرف في المهامّ التي لا يراها الاختبار.</p>',
            ),
            imageSrc: picture('certificate'),
            imageAlt: t(
              'A certificate for Yousef Amin, who has completed Leading a branch team, signed by Noura Rashed',
              'شهادة ليوسف أمين الذي أتمّ برنامج قيادة فريق الفرع، بتوقيع نورة راشد',
            ),
          },
          {
            id: 'team',
            title: t('And who is late', 'ومن تأخّر'),
            description: t(
              '<p>A manager’s page has a line for each person and four possible words: on track, due, certified, needs a nudge. The button above sends the nudge to exactly those it is meant for. There is no chart on this page, since no manager has asked us for one.</p>',
              '<p>في صفحة المدير سطر لكل شخص وأربع حالات لا غير: على الموعد، مستحقّ، معتمد، يحتاج إلى تذكير. والزرّ في أعلاها يرسل التذكير إلى أصحابه وحدهم. وليس فيها رسم بياني، لأنّ أحدًا من المديرين لم يطلبه.</p>',
            ),
            imageSrc: picture('team-view'),
            imageAlt: t(
              'Branch operations: 24 people, of whom three need a nudge, and a ring that reads 96% compliant',
              'عمليات الفروع: ٢٤ موظفًا يحتاج ثلاثة منهم إلى تذكير، وحلقة تبيّن أنّ ٩٦٪ ملتزمون',
            ),
          },
        ],
      },
    },
    {
      order: 5,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'ink',
        imageSide: 'end',
        title: t('Sunday, seven o’clock, forty-one mailboxes', 'الأحد، السابعة صباحًا، ٤١ صندوق بريد'),
        text: t(
          '<p>At Tilal Bank the report is not something one goes to look for. It is there before the first coffee.</p>',
          '<p>في بنك تلال لا يبحث المدير عن التقرير، بل يجده أمامه قبل قهوة الصباح.</p>',
        ),
        points: [
          {
            id: 'in-arabic',
            text: t(
              'It is written in Arabic, with this quarter beside the last one.',
              'مكتوب بالعربية، وفيه هذا الربع بجانب الربع السابق.',
            ),
          },
          {
            id: 'one-branch',
            text: t(
              'The one branch that fell behind stands out; the others stay quiet.',
              'يبرز فيه الفرع الذي تأخّر وحده، وتبقى بقيّة الفروع هادئة.',
            ),
          },
          {
            id: 'one-click',
            text: t(
              'One click leads to the names, for those who may see them.',
              'وبنقرة واحدة تظهر الأسماء، لمن يحقّ له أن يراها.',
            ),
          },
        ],
        buttonText: t('Read the bank’s story', 'اقرؤوا قصّة البنك'),
        buttonLink: '/customer-stories/tilal-bank',
        image: picture('learn-report'),
        image_alt: t(
          'Certified on time, by branch: Olaya 96%, Malaz 91%, Deira 78%, Corniche 64% in red, Abdali 88%',
          'الشهادات في موعدها بحسب الفرع: العليا ٩٦٪، الملز ٩١٪، ديرة ٧٨٪، الكورنيش ٦٤٪ بالأحمر، العبدلي ٨٨٪',
        ),
      },
    },
    {
      order: 6,
      block_type: 'LOGOS',
      content: {
        title: t(
          'Forty bank branches, seven hospitals and 118 shops assign their courses this way',
          'أربعون فرع بنك وسبعة مستشفيات و١١٨ متجرًا تُسنِد دوراتها بهذه الطريقة',
        ),
        logos: logosOf(
          'tilal-bank',
          'qamra-health',
          'ghaf-retail',
          'rawdah-hospitals',
          'safa-insurance',
          'lulua-hotels',
          'sidra-foods',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Asked about Totara Learn', 'يسألون عن Totara Learn'),
        questions: [
          {
            id: 'licence',
            question: t('Who counts as a user in the licence?', 'من يُحسب مستخدمًا في الرخصة؟'),
            answer: t(
              '<p>Somebody who was active in the platform within the year of the contract. People who left, and accounts that nobody opens, do not count. We look at the number with you before each renewal and move you down a band as readily as up.</p>',
              '<p>كل من نشط في المنصّة خلال سنة العقد. أمّا من غادر، والحسابات التي لا يفتحها أحد، فلا تُحسب. نراجع العدد معكم قبل كل تجديد، وننقلكم إلى شريحة أدنى كما ننقلكم إلى أعلى.</p>',
            ),
          },
          {
            id: 'formats',
            question: t('Which courses can it play?', 'ما صيغ الدورات التي يشغّلها؟'),
            answer: t(
              '<p>SCORM packages from any common authoring tool, video, documents, tests, assignments and surveys made on the platform itself. Courses from <a href="/solutions/opensesame">OpenSesame</a> and from our <a href="/solutions/ilearn-catalogues">catalogues</a> are loaded for you.</p>',
              '<p>حزم SCORM من أدوات التأليف المعروفة، والفيديو والمستندات، والاختبارات والواجبات والاستبيانات التي تُبنى في المنصّة نفسها. ونحمّل لكم دورات <a href="/solutions/opensesame">OpenSesame</a> و<a href="/solutions/ilearn-catalogues">مكتباتنا</a>.</p>',
            ),
          },
          {
            id: 'arabic',
            question: t('Is everything in Arabic, or only the menu?', 'هل كل شيء بالعربية أم القوائم وحدها؟'),
            answer: t(
              '<p>Menus, mails, reports, certificates and the help for administrators. Pages run from right to left, dates can be shown in both calendars with an extension of ours, and each person chooses a language. Course texts are as Arabic as their author; we can <a href="/solutions/bespoke-content">write them</a>.</p>',
              '<p>القوائم والرسائل والتقارير والشهادات ودليل المشرفين. الصفحات من اليمين إلى اليسار، ويمكن بإضافة من إنتاجنا عرض التاريخ بالتقويمين، ولكل شخص أن يختار لغته. أمّا نصّ الدورة فعربيّته من عربيّة كاتبه، ويمكننا <a href="/solutions/bespoke-content">كتابته لكم</a>.</p>',
            ),
          },
          {
            id: 'hosting',
            question: t(
              'Can it be hosted outside Saudi Arabia, or by ourselves?',
              'هل يمكن استضافته خارج السعودية أو عندنا؟',
            ),
            answer: t(
              '<p>Both. Customers in the Emirates and Jordan may choose a data centre in their own country, and some run Totara in a cloud account of their own, where we have a key that they can withdraw. What we do not offer is a server under a desk.</p>',
              '<p>نعم للأمرين. لعملائنا في الإمارات والأردن أن يختاروا مركز بيانات في بلدهم، وبعضهم يشغّل Totara في حسابه السحابي، ولنا فيه مفتاح يسحبونه متى شاؤوا. ما لا نقدّمه هو خادم تحت مكتب.</p>',
            ),
          },
          {
            id: 'administrators',
            question: t('How many people do we need to run it?', 'كم شخصًا نحتاج لإدارته؟'),
            answer: t(
              '<p>One for a company of a thousand, if the rules are good; three for ten thousand. We train them for four days, two of them on your own data, and sit beside them for the first month.</p>',
              '<p>واحدًا لشركة فيها ألف موظف إن كانت القواعد جيّدة، وثلاثة لعشرة آلاف. ندرّبهم أربعة أيام، يومان منها على بياناتكم، ونلازمهم في الشهر الأول.</p>',
            ),
          },
          {
            id: 'moving',
            question: t('What happens to certificates from our old system?', 'ماذا عن شهاداتنا في النظام القديم؟'),
            answer: t(
              '<p>They move with their original dates, so that nobody has to repeat a course because of us. Certificates without a course behind them become evidence, with the scan attached. You sign the list of differences when it is empty.</p>',
              '<p>تنتقل بتواريخها الأصلية، فلا يعيد أحد دورة بسببنا. والشهادة التي لا دورة وراءها تُحفظ دليلًا ومعها صورتها. وتوقّعون قائمة الفروق حين تكون فارغة.</p>',
            ),
          },
          {
            id: 'updates',
            question: t('Who installs new versions?', 'من يتولّى التحديثات؟'),
            answer: t(
              '<p>We do, at night and after a trial on a copy of your platform. Security updates go in within days. A major version comes once a year, and you see it four weeks ahead.</p>',
              '<p>نحن، ليلًا، وبعد تجربة على نسخة من منصّتكم. تحديثات الأمان تُثبَّت خلال أيام، أمّا الإصدار الرئيسي فمرة في السنة، وترونه قبل موعده بأربعة أسابيع.</p>',
            ),
          },
        ],
      },
    },
    {
      order: 9,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('Ask to see Totara Learn', 'اطلبوا أن تروا Totara Learn'),
        subtitle: t(
          'Give us your most complicated rule. It makes for the best demonstration.',
          'أعطونا أعقد قاعدة عندكم، فهي أفضل ما يُعرض.',
        ),
        interest: t('Totara Learn', 'Totara Learn'),
        messageHint: t(
          'For example: who needs which certificate, and for how long?',
          'مثلًا: من تلزمه أي شهادة، وما مدّة صلاحيتها؟',
        ),
        points: [
          {
            id: 'call',
            text: t(
              'We reply within one working day and ask for twenty minutes by telephone.',
              'نردّ خلال يوم عمل ونطلب عشرين دقيقة على الهاتف.',
            ),
          },
          {
            id: 'rule',
            text: t(
              'Your rule is built in an academy in five working days, with invented names.',
              'نبني قاعدتكم في أكاديمية خلال خمسة أيام عمل، بأسماء متخيّلة.',
            ),
          },
          {
            id: 'together',
            text: t(
              'Then we change it together on the screen, until it is right or we both know why not.',
              'ثم نعدّلها معًا على الشاشة حتى تستقيم، أو نعرف معًا لماذا لا تستقيم.',
            ),
          },
          {
            id: 'offer',
            text: t('An offer follows only if you ask for one.', 'ولا نرسل عرض أسعار إلا إذا طلبتموه.'),
          },
        ],
      },
    },
  ],
} satisfies SeedPage

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
          'A learning management system that knows roles, sites and due dates. You write a rule once; assignments, reminders and certificates follow from it.',
          'نظام لإدارة التعلّم يعرف الوظائف والمواقع والمواعيد. تكتبون القاعدة مرة واحدة، ويتبعها الإسناد والتذكير والشهادات.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
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
        title: t('From the first sign-in to the certificate', 'من أول دخول إلى الشهادة'),
        text: t(
          '<p>A new branch manager opens the academy on her first Sunday, and three steps are waiting for her. Nobody assigned them by hand: her position, her branch and her start date were enough. The film shows in half a minute how a rule finds the right people, and what arrives in a manager’s inbox on Sunday.</p>',
          '<p>تفتح مديرة فرع جديدة الأكاديمية في أول يوم أحد لها، فتجد أمامها ثلاث خطوات لم يُسندها إليها أحد يدويًا. كان يكفي أن يُعرف مسمّاها الوظيفي وفرعها وتاريخ مباشرتها. ويبيّن الفيلم في نصف دقيقة كيف تصل القاعدة إلى أصحابها، وما الذي يصل إلى بريد المدير يوم الأحد.</p>',
        ),
        image: picture('learn-shelf'),
        image_alt: t('Six courses in a window, two of them done', 'ستّ دورات في نافذة، اثنتان منها مكتملتان'),
        youtubeVideoUrl: { en: media('learn-tour.en.mp4'), ar: media('learn-tour.ar.mp4') },
        showVideoButton: true,
        watchVideoText: t('Take the tour', 'شاهدوا الجولة'),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('Six jobs you no longer do by hand', 'ستّة أعمال لم تعد تُنجز يدويًا'),
        mainSubtitle: t(
          'We asked training teams what used to take up their time. Here are their answers, in order of hours saved.',
          'سألنا فرق التدريب عمّا كان يستهلك وقتها. وهذه أجوبتها، مرتّبة بحسب ما وُفّر من الساعات.',
        ),
        layout: 'list',
        accent: 'teal',
        features: [
          {
            id: 'assigning',
            title: t('Assigning', 'الإسناد'),
            description: t(
              '<p>People who meet the conditions are added by the next morning, and removed when they no longer do.</p>',
              '<p>يُضاف من انطبقت عليه الشروط صباح اليوم التالي، ويُزال من لم تعد تنطبق عليه.</p>',
            ),
          },
          {
            id: 'reminding',
            title: t('Reminding', 'التذكير'),
            description: t(
              '<p>Messages go to the learner first, and to the manager only if nothing happens. People on leave receive none.</p>',
              '<p>تصل الرسائل إلى المتعلّم أوّلًا ثم إلى مديره إن لم يستجب، ولا تصل إلى من كان في إجازة.</p>',
            ),
          },
          {
            id: 'renewing',
            title: t('Renewing', 'التجديد'),
            description: t(
              '<p>Each certification opens its own refresher in time, shorter than the first course if you like.</p>',
              '<p>تفتح كل شهادة دورة تجديدها في وقتها، وقد تكون أقصر من الدورة الأولى.</p>',
            ),
          },
          {
            id: 'booking',
            title: t('Booking rooms', 'حجز القاعات'),
            description: t(
              '<p>When a learner cancels, the first person on the waiting list gets the seat and a message.</p>',
              '<p>حين يعتذر متعلّم ينال أول المنتظرين مقعده ويصله إشعار.</p>',
            ),
          },
          {
            id: 'counting',
            title: t('Reporting', 'التقارير'),
            description: t(
              '<p>Reports arrive by e-mail as a table, and each reader receives only the rows meant for them.</p>',
              '<p>تصل التقارير بالبريد في جدول، ولا يصل إلى كل قارئ إلا الصفوف التي تعنيه.</p>',
            ),
          },
          {
            id: 'proving',
            title: t('Keeping proof', 'الإثبات'),
            description: t(
              '<p>Each completion is stored with its date, version and signature; outside courses can be added.</p>',
              '<p>يُحفظ كل إنجاز بتاريخه ونسخته وتوقيعه، ويمكن إضافة ما أُنجز خارج المنصّة.</p>',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t('From a rule to a training record', 'من القاعدة إلى سجلّ التدريب'),
        mainSubtitle: t(
          'Six screens, in the order in which an academy uses them.',
          'ستّ شاشات، بالترتيب الذي تسير عليه الأكاديمية.',
        ),
        buttonText: t('Try it with your rules', 'جرّبوها بقواعدكم'),
        tabs: [
          {
            id: 'audience',
            title: t('Audiences', 'الفئات'),
            description: t(
              '<p>Audiences are updated automatically. A dynamic audience reads like a sentence: forklift drivers in the Jeddah warehouse, hired in the last thirty days. Today 214 people match it, six more than on Sunday.</p>',
              '<p>تُحدَّث الفئات تلقائيًا. وتُقرأ الفئة المتغيّرة كأنها جملة: سائقو الرافعات في مستودع جدة ممّن عُيّنوا خلال الثلاثين يومًا الماضية. تنطبق اليوم على ٢١٤ شخصًا، أي بزيادة ستّة عن يوم الأحد.</p>',
            ),
            imageSrc: picture('learn-audience'),
            imageAlt: t(
              'An audience with three conditions, position, site and start date, and the 214 people who meet them',
              'فئة بثلاثة شروط، الوظيفة والموقع وتاريخ التعيين، و٢١٤ موظفًا تنطبق عليهم',
            ),
          },
          {
            id: 'programme',
            title: t('Programmes', 'البرامج'),
            description: t(
              '<p>A programme combines courses, a classroom day and a waiting period, and has one due date. Branch managers at Tilal Bank have twelve weeks for theirs; 48 people are on it, and each of them reaches the third step on a different date.</p>',
              '<p>يجمع البرنامج دورات ويومًا حضوريًا ومدّة انتظار، ويضع لها جميعًا موعدًا نهائيًا واحدًا. أمام مديري الفروع في بنك تلال اثنا عشر أسبوعًا؛ وفيه اليوم ٤٨ منهم، وتُفتح الخطوة الثالثة لكل منهم في موعده.</p>',
            ),
            imageSrc: picture('learn-programme'),
            imageAlt: t(
              'New branch manager: twelve weeks, 48 people, and a classroom day in Riyadh with four places left',
              'مدير فرع جديد: ١٢ أسبوعًا و٤٨ موظفًا، ويوم حضوري في الرياض بقيت فيه أربعة مقاعد',
            ),
          },
          {
            id: 'class',
            title: t('Classes', 'اللقاءات'),
            description: t(
              '<p>Some things need a room. A seminar can be a morning in Riyadh, a video meeting or both; people book it themselves or are booked by their manager, and approval is needed only where you want it.</p>',
              '<p>بعض التعلّم يحتاج إلى لقاء. قد يكون صباحًا في الرياض أو اجتماعًا مرئيًا أو الاثنين معًا، يحجزه الموظف أو يحجزه له مديره، ولا تُطلب الموافقة إلا حيث تريدونها.</p>',
            ),
            imageSrc: picture('integrations-video'),
            imageAlt: t(
              'The third of four coaching classes, held live; beside it a list of attendance in minutes',
              'اللقاء الثالث من أربعة في التوجيه يُعقد مباشرة، وبجانبه الحضور بالدقائق',
            ),
          },
          {
            id: 'certification',
            title: t('Renewals', 'التجديد'),
            description: t(
              '<p>The fire warden’s certificate runs until 3 March. On 1 February a 25-minute refresher opens; his manager has known since the start of the year.</p>',
              '<p>شهادة مسؤول السلامة سارية حتى ٣ مارس. في ١ فبراير تُفتح دورة تجديد مدّتها ٢٥ دقيقة، ومديره يعلم بذلك منذ مطلع السنة.</p>',
            ),
            imageSrc: picture('learn-certification'),
            imageAlt: t(
              'Yousef Amin’s fire warden certificate, valid for 42 more days, on a line from January to April',
              'شهادة مسؤول السلامة ليوسف أمين، سارية ٤٢ يومًا أخرى، على خطّ من يناير إلى أبريل',
            ),
          },
          {
            id: 'proof',
            title: t('Certificates', 'الشهادات'),
            description: t(
              '<p>Certificates show the name in Arabic and Latin letters, the number of the regulation they meet and a code with which anyone can check them. For skills that a test cannot show, a supervisor’s signature can be required.</p>',
              '<p>تحمل الشهادة الاسم بالعربية وباللاتينية، ورقم اللائحة التي وُضعت لها، ورمزًا يتحقّق به منها من شاء. ويمكن اشتراط توقيع الرئيس المباشر في المهارات التي لا يكشفها الاختبار.</p>',
            ),
            imageSrc: picture('certificate'),
            imageAlt: t(
              'A certificate for Yousef Amin, who has completed Leading a branch team, signed by Noura Rashed',
              'شهادة ليوسف أمين الذي أتمّ برنامج قيادة فريق الفرع، بتوقيع نورة راشد',
            ),
          },
          {
            id: 'team',
            title: t('The manager’s page', 'صفحة المدير'),
            description: t(
              '<p>A manager’s page has one line per person with one of four states: on track, due, certified, needs a nudge. The button above sends a reminder to exactly those who need it.</p>',
              '<p>في صفحة المدير سطر لكل شخص وأربع حالات لا غير: على الموعد، مستحقّ، معتمد، يحتاج إلى تذكير. والزرّ في أعلاها يرسل التذكير إلى أصحابه وحدهم.</p>',
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
        title: t('A report for every manager, Sundays at seven', 'تقرير لكل مدير، صباح الأحد في السابعة'),
        text: t(
          '<p>At Tilal Bank it is in 41 inboxes before the first coffee: one for each of the forty branches and one for the head office.</p>',
          '<p>في بنك تلال يكون قبل قهوة الصباح في ٤١ صندوق بريد: واحد لكل فرع من الفروع الأربعين وواحد للإدارة العامة.</p>',
        ),
        points: [
          {
            id: 'in-arabic',
            text: t(
              'It is in Arabic, with this quarter beside the last.',
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
              'One click leads to the names, for anyone allowed to see them.',
              'وبنقرة واحدة تظهر الأسماء، لمن يحقّ له أن يراها.',
            ),
          },
        ],
        buttonText: t('Read the bank’s story', 'اقرؤوا قصة البنك'),
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
          'أربعون فرعًا مصرفيًا وسبعة مستشفيات و١١٨ متجرًا تُسنِد دوراتها بهذه الطريقة',
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
        title: t('Questions about Totara Learn', 'أسئلة عن Totara Learn'),
        questions: [
          {
            id: 'licence',
            question: t('Who counts as a user in the licence?', 'من يُحسب مستخدمًا في الرخصة؟'),
            answer: t(
              '<p>Everyone who was active during the contract year. People who have left do not count, and we check the number with you before each renewal.</p>',
              '<p>كل من نشط خلال سنة العقد. أمّا من غادر فلا يُحسب، ونراجع العدد معكم قبل كل تجديد.</p>',
            ),
          },
          {
            id: 'formats',
            question: t('Which courses can it play?', 'ما صيغ الدورات التي يشغّلها؟'),
            answer: t(
              '<p>SCORM packages from any common authoring tool, video, documents, tests, assignments and surveys made on the platform itself. We load courses from <a href="/solutions/opensesame">OpenSesame</a> and from our <a href="/solutions/ilearn-catalogues">catalogues</a> for you.</p>',
              '<p>حزم SCORM من أدوات التأليف المعروفة، والفيديو والمستندات، والاختبارات والواجبات والاستبيانات التي تُبنى في المنصّة نفسها. ونحمّل لكم دورات <a href="/solutions/opensesame">OpenSesame</a> و<a href="/solutions/ilearn-catalogues">مكتباتنا</a>.</p>',
            ),
          },
          {
            id: 'arabic',
            question: t('Is everything in Arabic, or only the menu?', 'هل كل شيء بالعربية أم القوائم وحدها؟'),
            answer: t(
              '<p>Menus, e-mails, reports, certificates and the administrators’ help are all in Arabic. Pages run from right to left, an extension of ours can show dates in both calendars, and each person chooses a language. Course texts are yours to write, or we can <a href="/solutions/bespoke-content">write them for you</a>.</p>',
              '<p>القوائم والرسائل والتقارير والشهادات ودليل المشرفين كلها بالعربية. الصفحات من اليمين إلى اليسار، ويمكن بإضافة من إنتاجنا عرض التاريخ بالتقويمين، ولكل شخص أن يختار لغته. أمّا نصوص الدورات فتكتبونها أنتم، أو <a href="/solutions/bespoke-content">نكتبها لكم</a>.</p>',
            ),
          },
          {
            id: 'hosting',
            question: t(
              'Can it be hosted outside Saudi Arabia, or by ourselves?',
              'هل يمكن استضافته خارج السعودية أو عندنا؟',
            ),
            answer: t(
              '<p>Both. Customers in the Emirates and Jordan may choose a data centre in their own country, and some run Totara in their own cloud account and give us access, which they can withdraw at any time. We do not work with servers in customers’ offices.</p>',
              '<p>نعم للأمرين. لعملائنا في الإمارات والأردن أن يختاروا مركز بيانات في بلدهم، وبعضهم يشغّل Totara في حسابه السحابي، ويمنحوننا فيه صلاحية يسحبونها متى شاؤوا. ولا نعمل على خوادم في مكاتب العملاء.</p>',
            ),
          },
          {
            id: 'administrators',
            question: t('How many people do we need to run it?', 'كم شخصًا نحتاج لإدارته؟'),
            answer: t(
              '<p>One for a company of a thousand, if the rules are good; three for ten thousand. We train them for four days, two of them on your own data, and work beside them for the first month.</p>',
              '<p>واحدًا لشركة فيها ألف موظف إن كانت القواعد جيّدة، وثلاثة لعشرة آلاف. ندرّبهم أربعة أيام، يومان منها على بياناتكم، ونلازمهم في الشهر الأول.</p>',
            ),
          },
          {
            id: 'moving',
            question: t('What happens to certificates from our old system?', 'ماذا عن شهاداتنا في النظام القديم؟'),
            answer: t(
              '<p>They keep their original dates, so nobody has to repeat a course because of the move. Certificates without a course behind them are kept as evidence, with the scan attached. You sign off the move once the list of differences is empty.</p>',
              '<p>تنتقل بتواريخها الأصلية، فلا يعيد أحد دورة بسبب النقل. والشهادة التي لا دورة وراءها تُحفظ دليلًا ومعها صورتها. وتعتمدون النقل حين تخلو قائمة الفروق.</p>',
            ),
          },
          {
            id: 'updates',
            question: t('Who installs new versions?', 'من يتولّى التحديثات؟'),
            answer: t(
              '<p>We do, at night, after a trial on a copy of your platform. Security updates go in within days. A major version comes once a year, and you can try it four weeks ahead.</p>',
              '<p>نحن، ليلًا، وبعد تجربة على نسخة من منصّتكم. تحديثات الأمان تُثبَّت خلال أيام، أمّا الإصدار الرئيسي فمرة في السنة، وتجرّبونه قبل موعده بأربعة أسابيع.</p>',
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
        title: t('Request a demo of Totara Learn', 'اطلبوا عرضًا لمنصّة Totara Learn'),
        subtitle: t(
          'Give us your most complicated training rule. It makes the best demonstration.',
          'أعطونا أعقد قاعدة تدريب عندكم، فهي خير مثال لعرضنا.',
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
              'We reply within one working day and ask for twenty minutes on the phone.',
              'نردّ خلال يوم عمل ونطلب عشرين دقيقة على الهاتف.',
            ),
          },
          {
            id: 'rule',
            text: t(
              'Within five working days we build your rule in an academy, with invented names.',
              'نبني قاعدتكم في أكاديمية خلال خمسة أيام عمل، بأسماء غير حقيقية.',
            ),
          },
          {
            id: 'together',
            text: t(
              'Then we change it together on screen, until it is right or we both know why it cannot be.',
              'ثم نعدّلها معًا على الشاشة حتى تستقيم، أو نعرف معًا لماذا لا تستقيم.',
            ),
          },
          {
            id: 'offer',
            text: t('We send a quotation only if you ask for one.', 'ولا نرسل عرض أسعار إلا إذا طلبتموه.'),
          },
        ],
      },
    },
  ],
} satisfies SeedPage

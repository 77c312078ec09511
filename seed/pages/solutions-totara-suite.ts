import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'

export const solutionsTotaraSuite = {
  slug: 'solutions-totara-suite',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Totara, the suite', 'منظومة Totara'),
        title: t('Learning and performance on one record', 'التعلّم والأداء في سجلّ واحد'),
        subtitle: t(
          'Courses, goals, check-ins and skills in a suite that stays yours. We set it up in Arabic and English, host it in Saudi Arabia and look after it for as long as you use it.',
          'الدورات والأهداف ولقاءات المتابعة والمهارات في منظومة تبقى لكم. نجهّزها بالعربية والإنجليزية، ونستضيفها داخل السعودية، ونرعاها ما دمتم تستخدمونها.',
        ),
        primaryButtonText: t('Ask for a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('Start with Learn', 'ابدؤوا بـ Totara Learn'),
        secondaryButtonLink: '/solutions/totara-learn',
        mainImage: picture('hero-totara-suite'),
        image_alt: t(
          'Four tiles, Learn, Perform, Mobile and Integrations, and in their middle one person: Huda Al-Mansoori of Sahab Air',
          'أربعة مربّعات: Learn وPerform وMobile وIntegrations، وفي وسطها بطاقة هدى المنصوري من سحاب للطيران',
        ),
        backgroundColor: '#F2FAF9',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#C9EEE9',
        bottomLeftBlobColor: '#0FA8A0',
        bottomRightBlobColor: '#FFB224',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'end',
        eyebrow: t('Why a suite', 'لماذا منظومة واحدة'),
        title: t('A course, a goal and a talk belong together', 'الدورة والهدف والحديث حلقات في سلسلة واحدة'),
        text: t(
          '<p>In most organisations the courses are in one system, the yearly review is in another and the skills are in a spreadsheet that one person understands. Each of them asks for the same name, the same manager and the same password, and none knows what the others have found out.</p><p>Totara keeps the three in one place. Somebody agrees on a goal with her manager, takes the course that helps and tries it at work. At the next talk both can see what came of it. <strong>Nothing is typed twice</strong>, and the record goes back to the first working day.</p>',
          '<p>في معظم الجهات تجد الدورات في نظام، والتقييم السنوي في نظام آخر، والمهارات في جدول لا يفهمه إلا صاحبه. كلّ منها يطلب الاسم نفسه والمدير نفسه وكلمة مرور جديدة، ولا يدري أحدها بما عند الآخر.</p><p>أمّا Totara فتجمع الثلاثة. تتّفق الموظفة مع مديرها على هدف، وتأخذ الدورة التي تعينها عليه، وتجرّب ما تعلّمته في عملها، وفي اللقاء التالي يرى الاثنان النتيجة. <strong>لا شيء يُكتب مرّتين</strong>، والسجلّ متّصل منذ أول يوم عمل.</p>',
        ),
        buttonText: t('What changed for Tilal Bank', 'ما الذي تغيّر في بنك تلال'),
        buttonLink: '/customer-stories/tilal-bank',
        image: picture('suite-overview'),
        image_alt: t(
          'A ring of three stations around one person: learn, do, talk; below it a note, one record of it all',
          'حلقة من ثلاث محطّات حول موظفة واحدة: التعلّم والتطبيق والحوار، وتحتها عبارة: سجلّ واحد لكل ذلك',
        ),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('What you have bought when you have bought Totara', 'على ماذا تحصلون مع Totara'),
        mainSubtitle: t(
          'The software is made by Totara and used by organisations in many countries. What we add is the part that happens in your building.',
          'البرنامج من إنتاج شركة Totara، وتستخدمه جهات في بلدان كثيرة. أمّا ما نضيفه نحن فهو ما يجري داخل مبناكم.',
        ),
        layout: 'cards',
        accent: 'teal',
        features: [
          {
            id: 'yours',
            title: t('Open code, no lock', 'شيفرة مفتوحة بلا قيود'),
            description: t(
              '<p>Subscribers receive Totara’s source code. It can be extended, moved to another host or handed to another partner, and nobody has to ask us for permission.</p>',
              '<p>يحصل المشترك على الشيفرة المصدرية لمنصّة Totara. يمكن توسيعها أو نقلها إلى مستضيف آخر أو تسليمها إلى شريك آخر، دون إذن منّا.</p>',
            ),
            imageSrc: media('benefit-shield.svg'),
          },
          {
            id: 'at-home',
            title: t('Hosted close to you', 'استضافة قريبة منكم'),
            description: t(
              '<p>The main data centre is in Riyadh and a copy goes to Jeddah every day. Personal data does not leave Saudi Arabia, and the contract says so.</p>',
              '<p>مركز البيانات الأساسي في الرياض، وتُحفظ نسخة يومية في جدة. لا تخرج البيانات الشخصية من السعودية، والعقد ينصّ على ذلك.</p>',
            ),
            imageSrc: media('benefit-hosting.svg'),
          },
          {
            id: 'arabic',
            title: t('Arabic that was written', 'عربية مكتوبة لا مترجمة'),
            description: t(
              '<p>Totara comes with an Arabic language pack. Our editors have gone through it screen by screen, so that buttons, mails and reports read as if they had begun in Arabic.</p>',
              '<p>تأتي Totara بحزمة لغة عربية. وقد راجعها محرّرونا شاشة شاشة، حتى صارت الأزرار والرسائل والتقارير تُقرأ كأنها كُتبت بالعربية من البداية.</p>',
            ),
            imageSrc: media('benefit-arabic.svg'),
          },
          {
            id: 'brand',
            title: t('Your name on the door', 'اسمكم على الباب'),
            description: t(
              '<p>Colours, type, address and sender are yours. A group with several companies can give each its own academy on the same platform, with its own brand and its own administrators.</p>',
              '<p>الألوان والخطّ والعنوان واسم المرسل كلها لكم. ويمكن للمجموعة ذات الشركات المتعدّدة أن تمنح كل شركة أكاديميتها على المنصّة نفسها، بهويّتها ومشرفيها.</p>',
            ),
            imageSrc: media('benefit-brand.svg'),
          },
          {
            id: 'people',
            title: t('A consultant with a face', 'مستشار تعرفونه بالاسم'),
            description: t(
              '<p>Faisal Al-Otaibi’s team in Riyadh and Omar Khalil’s in Dubai plan the academy with you. Whoever leads your launch also answers your call in the third year.</p>',
              '<p>يخطّط الأكاديمية معكم فريق فيصل العتيبي في الرياض وفريق عمر خليل في دبي. ومن قاد إطلاقها معكم يردّ على اتصالكم بعد ثلاث سنوات.</p>',
            ),
            imageSrc: media('benefit-people.svg'),
          },
          {
            id: 'step-by-step',
            title: t('One part at a time', 'خطوة بعد خطوة'),
            description: t(
              '<p>Most customers begin with Learn and add Perform a year later. Licences follow the parts you use, so the second step costs nothing before you take it.</p>',
              '<p>يبدأ معظم عملائنا بـ Learn ثم يضيفون Perform بعد عام. والرخص بقدر ما تستخدمون، فلا تدفعون عن الخطوة الثانية قبل أن تخطوها.</p>',
            ),
            imageSrc: media('benefit-pilot.svg'),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t('Five parts, and what each is for', 'خمسة أجزاء، ولكل منها عمل'),
        mainSubtitle: t(
          'Three are products of Totara’s own, one is its app, and one is our work.',
          'ثلاثة منها منتجات من Totara، والرابع تطبيقها، والخامس عملنا نحن.',
        ),
        buttonText: t('Show me the suite', 'أروني المنظومة'),
        tabs: [
          {
            id: 'learn',
            title: t('Learn', 'Learn'),
            description: t(
              '<p>Totara Learn is the learning management system: courses, programmes of several courses, certifications that run out and come back, classes in rooms and online. Rules hand them to the right people, and every manager has a page of her own.</p><p><a href="/solutions/totara-learn">More about Totara Learn</a></p>',
              '<p>Totara Learn هو نظام إدارة التعلّم: دورات، وبرامج تضمّ عدّة دورات، وشهادات تنتهي وتتجدّد، ولقاءات حضورية ومباشرة. توصلها القواعد إلى من تلزمه، ولكل مدير صفحته.</p><p><a href="/solutions/totara-learn">المزيد عن Totara Learn</a></p>',
            ),
            imageSrc: picture('learn-programme'),
            imageAlt: t(
              'A programme for new branch managers in three steps: the first done, the second under way, the third still locked',
              'برنامج لمديري الفروع الجدد في ثلاث خطوات: الأولى اكتملت، والثانية جارية، والثالثة مغلقة',
            ),
          },
          {
            id: 'engage',
            title: t('Engage', 'Engage'),
            description: t(
              '<p>Totara Engage is where colleagues teach one another. In a workspace a team keeps its notes, its playlists and its questions; somebody writes how she solved a problem, others find it by searching and thank her for it. We switch it on where there is something to share, usually six months after the courses.</p>',
              '<p>في Totara Engage يتعلّم الزملاء بعضهم من بعض. للفريق مساحة فيها ملاحظاته وقوائمه وأسئلته؛ تكتب إحداهنّ كيف حلّت مشكلة، فيجدها غيرها بالبحث ويشكرها. نفعّله حيث يوجد ما يُتبادل، وهذا في الغالب بعد الدورات بستّة أشهر.</p>',
            ),
            imageSrc: picture('mobile-notify'),
            imageAlt: t(
              'A phone with three messages; in the last one Noura gives thanks for notes that helped her team',
              'هاتف عليه ثلاثة إشعارات، في آخرها تشكر نورة زميلًا على ملاحظات أفادت فريقها',
            ),
          },
          {
            id: 'perform',
            title: t('Perform', 'Perform'),
            description: t(
              '<p>Totara Perform holds goals, check-ins, feedback and reviews, and the skills that a role asks for. It stands on the same accounts and the same hierarchy as the courses, so that a gap named in a talk can lead to a lesson on the same day.</p><p><a href="/solutions/totara-perform">How talks get shorter</a></p>',
              '<p>يضمّ Totara Perform الأهداف ولقاءات المتابعة والملاحظات والتقييم، والمهارات التي تتطلّبها كل وظيفة. وهو قائم على حسابات الدورات نفسها وهيكلها الإداري، فالفجوة التي تُذكر في اللقاء قد تصير درسًا في اليوم نفسه.</p><p><a href="/solutions/totara-perform">كيف تقصر اللقاءات</a></p>',
            ),
            imageSrc: picture('skills-map'),
            imageAlt: t(
              'Yousef Amin’s skills on eight axes; the gap in negotiation is answered by three courses',
              'مهارات يوسف أمين على ثمانية محاور، وأمام فجوة التفاوض ثلاث دورات',
            ),
          },
          {
            id: 'mobile',
            title: t('Mobile', 'Mobile'),
            description: t(
              '<p>The Totara app, for iPhone and Android, carries the academy into vans, wards and cabins. Lessons are saved while there is a network and taken when there is none. There is nothing extra to maintain, because the app reads the same platform.</p><p><a href="/solutions/totara-mobile">See the app</a></p>',
              '<p>تطبيق Totara للآيفون وأندرويد يحمل الأكاديمية إلى الشاحنة والجناح ومقصورة الطائرة. تُحفظ الدروس ما دامت الشبكة موجودة وتؤخذ حين تغيب. ولا شيء إضافي تديرونه، فالتطبيق يقرأ المنصّة نفسها.</p><p><a href="/solutions/totara-mobile">شاهدوا التطبيق</a></p>',
            ),
            imageSrc: picture('lesson-phone'),
            imageAlt: t(
              'A lesson about lifting on a phone, saved offline, twenty minutes before a shift',
              'درس عن رفع الأحمال على الهاتف، محفوظ دون اتصال، قبل بداية المناوبة',
            ),
          },
          {
            id: 'integrations',
            title: t('Integrations', 'الربط'),
            description: t(
              '<p>A suite that does not know who joined yesterday is an island. We connect it to your HR system, your sign-in, your meetings and your reports, and we carry the telephone for all four.</p><p><a href="/solutions/totara-integrations">What can be connected</a></p>',
              '<p>المنظومة التي لا تعرف من التحق أمس جزيرة معزولة. نربطها بنظام الموارد البشرية والدخول الموحّد والاجتماعات والتقارير، ونتلقّى نحن الاتصال إن تعثّر واحد منها.</p><p><a href="/solutions/totara-integrations">ما الذي يمكن ربطه</a></p>',
            ),
            imageSrc: picture('integrations-hr'),
            imageAlt: t(
              'An HR record on one side, the academy on the other: position, ward and manager become courses, a group and a reader of results',
              'سجلّ الموظفة في جانب والأكاديمية في الآخر: الوظيفة والقسم والمدير تصير دورات ومجموعة ومن يرى النتائج',
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
        imageSide: 'start',
        title: t('Four people open it, and each sees something else', 'يفتحها أربعة، ويرى كلٌّ منهم ما يخصّه'),
        points: [
          {
            id: 'learner',
            text: t(
              'The learner sees what is next, how long it takes and why it is hers.',
              'ترى المتعلّمة خطوتها التالية، وكم تستغرق، ولماذا تخصّها.',
            ),
          },
          {
            id: 'manager',
            text: t('The manager sees his own team, and nobody else’s.', 'يرى المدير فريقه هو، ولا يرى فريق غيره.'),
          },
          {
            id: 'trainer',
            text: t(
              'The trainer sees her classes, who has a seat and who is waiting for one.',
              'ترى المدرّبة لقاءاتها، ومن حجز مقعدًا ومن ينتظر.',
            ),
          },
          {
            id: 'auditor',
            text: t(
              'The auditor reads proof with a date, in an account that ends when the visit does.',
              'يقرأ المدقّق إثباتات مؤرّخة، بحساب ينتهي بانتهاء زيارته.',
            ),
          },
        ],
        buttonText: t('Why customers stay', 'لماذا يبقى عملاؤنا'),
        buttonLink: '/why-choose-us',
        image: picture('suite-roles'),
        image_alt: t(
          'Four cards for learner, manager, trainer and auditor, each with a view of its own',
          'أربع بطاقات للمتعلّمة والمدير والمدرّبة والمدقّق، ولكل منها عرض مختلف',
        ),
      },
    },
    {
      order: 6,
      block_type: 'LOGOS',
      content: {
        title: t(
          'More than half of our 300 customers run their academy on Totara',
          'أكثر من نصف عملائنا الثلاثمئة يديرون أكاديمياتهم على Totara',
        ),
        logos: logosOf(
          'tilal-bank',
          'sahab-air',
          'qamra-health',
          'dhow-logistics',
          'rimal-energy',
          'hajar-steel',
          'safa-insurance',
          'marsa-ports',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Before you decide', 'قبل أن تقرّروا'),
        subtitle: t(
          '<p>The questions of the first meeting, with the answers that we also put into the contract.</p>',
          '<p>أسئلة الاجتماع الأول، وأجوبتها التي نكتبها في العقد أيضًا.</p>',
        ),
        questions: [
          {
            id: 'price',
            question: t('What does Totara cost?', 'كم تكلّف Totara؟'),
            answer: t(
              '<p>Three things: a yearly subscription to Totara, which depends on the number of active users and the parts you take; a yearly fee for hosting and care; and the launch, once. We do not print a price list, since a school with 300 teachers and a bank with 4,000 people need different things. You have a fixed figure in writing within a week of our first talk.</p>',
              '<p>ثلاثة بنود: اشتراك سنوي في Totara يتوقّف على عدد المستخدمين النشطين والأجزاء التي تختارونها، ورسم سنوي للاستضافة والرعاية، وكلفة الإطلاق مرة واحدة. لا ننشر قائمة أسعار، فحاجة مدرسة فيها ٣٠٠ معلّم غير حاجة بنك فيه ٤٬٠٠٠ موظف. ويصلكم رقم ثابت مكتوب خلال أسبوع من لقائنا الأول.</p>',
            ),
          },
          {
            id: 'owner',
            question: t('Who owns the data?', 'لمن البيانات؟'),
            answer: t(
              '<p>You do: people, records, courses and files. If you leave, you receive the whole database and all files in their original form within ten working days, at no charge, and we then delete our copies and confirm it.</p>',
              '<p>لكم: الأشخاص والسجلّات والدورات والملفّات. وإن غادرتم سلّمناكم قاعدة البيانات والملفّات كاملة بصيغتها الأصلية خلال عشرة أيام عمل دون مقابل، ثم نحذف نسخنا ونؤكّد لكم ذلك كتابةً.</p>',
            ),
          },
          {
            id: 'move',
            question: t('We have another system. Can we bring our records?', 'لدينا نظام آخر. هل تنتقل سجلّاتنا معنا؟'),
            answer: t(
              '<p>Yes. We have moved 38 platforms in four years. Records are moved several times as a rehearsal and compared line by line before it counts. Courses in the usual formats come along; what nobody has opened for two years is better left behind.</p>',
              '<p>نعم. نقلنا ٣٨ منصّة في أربع سنوات. تُنقل السجلّات عدّة مرّات تجريبية وتُقارن سطرًا سطرًا قبل النقل الفعلي. والدورات ذات الصيغ المعروفة تأتي معكم، أمّا ما لم يفتحه أحد منذ سنتين فالأفضل تركه.</p>',
            ),
          },
          {
            id: 'launch',
            question: t('How long until people can sign in?', 'متى يستطيع الموظفون الدخول؟'),
            answer: t(
              '<p>A new academy opens after eight to twelve weeks. A move from another platform takes about five months for a company of five thousand, most of it sorting and rehearsing. We would rather name a later date than move it.</p>',
              '<p>تُفتح الأكاديمية الجديدة بعد ثمانية أسابيع إلى اثني عشر. أمّا الانتقال من منصّة أخرى فيستغرق نحو خمسة أشهر لشركة فيها خمسة آلاف موظف، معظمها للفرز والتجارب. ونفضّل أن نعدكم بموعد أبعد على أن نؤجّله.</p>',
            ),
          },
          {
            id: 'support',
            question: t('When do you answer the phone?', 'متى تردّون على الهاتف؟'),
            answer: t(
              '<p>Sunday to Thursday from nine to five, and on Friday mornings from Dubai, always in both languages. An engineer is on call day and night for outages. Everything else is answered within one working day, by somebody who knows your platform.</p>',
              '<p>من الأحد إلى الخميس بين التاسعة والخامسة، وصباح الجمعة من مكتب دبي، وباللغتين دائمًا. ولحالات التوقّف مهندس مناوب ليلًا ونهارًا. أمّا بقيّة الطلبات فجوابها خلال يوم عمل، ممّن يعرف منصّتكم.</p>',
            ),
          },
          {
            id: 'all-parts',
            question: t('Do we have to take all of it?', 'هل يلزمنا أخذها كلها؟'),
            answer: t(
              '<p>No. Learn, Engage and Perform can be subscribed to on their own or together, and the app belongs to the subscription. If you are unsure, begin with the part whose absence hurts most.</p>',
              '<p>لا. يمكن الاشتراك في Learn وEngage وPerform منفردة أو مجتمعة، والتطبيق من ضمن الاشتراك. وإن تردّدتم فابدؤوا بالجزء الذي تفتقدونه أكثر.</p>',
            ),
          },
          {
            id: 'fit',
            question: t('When is Totara the wrong choice?', 'متى لا تناسبنا Totara؟'),
            answer: t(
              '<p>For fewer than 200 people it is usually too much. For open courses with tens of thousands of strangers we suggest <a href="/solutions/open-edx">Open edX</a>. We say so in the first meeting; it spares both of us the second.</p>',
              '<p>لمن هم أقلّ من ٢٠٠ موظف تكون في الغالب أكبر من الحاجة. وللدورات المفتوحة لعشرات الآلاف من العموم نقترح <a href="/solutions/open-edx">Open edX</a>. نقول ذلك في اللقاء الأول، فنوفّر على الطرفين اللقاء الثاني.</p>',
            ),
          },
        ],
      },
    },
    {
      order: 8,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('See the suite with your own people in it', 'شاهدوا المنظومة وفيها موظفوكم'),
        subtitle: t(
          'Send us two courses and an organisation chart. We come back with an academy, not with slides.',
          'أرسلوا إلينا دورتين وهيكلكم التنظيمي، ونعود إليكم بأكاديمية، لا بعرض شرائح.',
        ),
        interest: t('Totara, the whole suite', 'منظومة Totara كاملة'),
        messageHint: t(
          'How many people, and which systems do you use today?',
          'كم عدد الموظفين، وما الأنظمة التي تستخدمونها اليوم؟',
        ),
        points: [
          {
            id: 'answer',
            text: t(
              'Within one working day a consultant from the office nearest to you calls.',
              'يتصل بكم خلال يوم عمل مستشار من أقرب مكاتبنا إليكم.',
            ),
          },
          {
            id: 'academy',
            text: t(
              'Within five working days your two courses stand in an academy with your brand.',
              'وخلال خمسة أيام عمل تكون دورتاكم في أكاديمية بهويّتكم.',
            ),
          },
          {
            id: 'keys',
            text: t(
              'You get the keys for two weeks, to show it to whom you like.',
              'ثم تبقى مفاتيحها معكم أسبوعين، تُطلعون عليها من تشاؤون.',
            ),
          },
        ],
      },
    },
  ],
} satisfies SeedPage

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
        title: t('Learning and performance in one suite', 'التعلّم والأداء في منظومة واحدة'),
        subtitle: t(
          'Courses, goals, check-ins and skills in one system that you own. We set it up in Arabic and English, host it in Saudi Arabia and maintain it for as long as you use it.',
          'الدورات والأهداف ولقاءات المتابعة والمهارات في نظام واحد تملكونه. نجهّزه بالعربية والإنجليزية، ونستضيفه داخل السعودية، ونتولّى صيانته ما دمتم تستخدمونه.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
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
        title: t('Courses, goals and reviews belong together', 'للدورات والأهداف والتقييم مكان واحد'),
        text: t(
          '<p>In most organisations courses, reviews and skills sit in three separate systems. Totara keeps them together: an employee and her manager agree a goal, she takes the course that helps, and both see the result at the next check-in. <strong>Nothing is typed twice.</strong></p>',
          '<p>في معظم الجهات تتوزّع الدورات والتقييم والمهارات على ثلاثة أنظمة منفصلة. أمّا Totara فتجمعها: تتّفق الموظفة مع مديرها على هدف، وتأخذ الدورة التي تعينها عليه، ويرى الاثنان النتيجة في اللقاء التالي. <strong>ولا يُكتب شيء مرّتين.</strong></p>',
        ),
        buttonText: t('What changed at Tilal Bank', 'ما الذي تغيّر في بنك تلال'),
        buttonLink: '/customer-stories/tilal-bank',
        image: picture('suite-overview'),
        image_alt: t(
          'A ring of three steps around one person: learn, do, talk; below it a note: one record of it all',
          'حلقة من ثلاث محطّات حول موظفة واحدة: التعلّم والتطبيق والحوار، وتحتها عبارة: سجلّ واحد لكل ذلك',
        ),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('What you get with Totara from iLearn', 'ما الذي تحصلون عليه مع Totara من iLearn'),
        mainSubtitle: t(
          'Totara makes the software, used by organisations in many countries. We add the hosting, the Arabic, the set-up and the support.',
          'البرنامج من إنتاج شركة Totara، وتستخدمه جهات في بلدان كثيرة. ونضيف نحن الاستضافة والعربية والتجهيز والدعم.',
        ),
        layout: 'cards',
        backgroundColor: '#FFF8EC',
        accent: 'teal',
        features: [
          {
            id: 'yours',
            title: t('Open code, no lock-in', 'شيفرة مفتوحة بلا قيود'),
            description: t(
              '<p>You receive the source code, and may extend it or move it to another host without asking us.</p>',
              '<p>تحصلون على الشيفرة المصدرية، ولكم أن توسّعوها أو تنقلوها إلى مستضيف آخر دون إذن منّا.</p>',
            ),
            imageSrc: media('benefit-shield.svg'),
          },
          {
            id: 'at-home',
            title: t('Hosted close to you', 'استضافة قريبة منكم'),
            description: t(
              '<p>In Riyadh, with a daily copy in Jeddah. Personal data stays in Saudi Arabia, and the contract says so.</p>',
              '<p>في الرياض، مع نسخة يومية في جدة. تبقى البيانات الشخصية في السعودية، والعقد ينصّ على ذلك.</p>',
            ),
            imageSrc: media('benefit-hosting.svg'),
          },
          {
            id: 'arabic',
            title: t('Arabic edited by hand', 'عربية راجعها محرّرون'),
            description: t(
              '<p>Our editors went through it screen by screen, so that it reads as if written in Arabic.</p>',
              '<p>راجعها محرّرونا شاشة شاشة، فتُقرأ كأنها كُتبت بالعربية من البداية.</p>',
            ),
            imageSrc: media('benefit-arabic.svg'),
          },
          {
            id: 'brand',
            title: t('Your own brand', 'هويّتكم أنتم'),
            description: t(
              '<p>Colours, typeface and web address are yours. Each company in a group can have its own academy.</p>',
              '<p>الألوان والخطّ وعنوان الموقع لكم. ويمكن أن يكون لكل شركة في المجموعة أكاديميتها.</p>',
            ),
            imageSrc: media('benefit-brand.svg'),
          },
          {
            id: 'people',
            title: t('A consultant you know', 'مستشار تعرفونه بالاسم'),
            description: t(
              '<p>Whoever leads your launch from Riyadh or Dubai still answers your call in the third year.</p>',
              '<p>من يقود إطلاقكم من الرياض أو دبي يردّ على اتصالكم في العام الثالث أيضًا.</p>',
            ),
            imageSrc: media('benefit-people.svg'),
          },
          {
            id: 'step-by-step',
            title: t('One part at a time', 'خطوة بعد خطوة'),
            description: t(
              '<p>Most begin with Learn and add Perform a year later. You pay only for the parts you use.</p>',
              '<p>يبدأ معظم عملائنا بـ Learn ثم يضيفون Perform بعد عام، ولا تدفعون إلا عمّا تستخدمون.</p>',
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
        mainTitle: t('The five parts of Totara', 'أجزاء Totara الخمسة'),
        mainSubtitle: t(
          'Three are Totara products, one is the Totara app, and one is our own work.',
          'ثلاثة منها منتجات من Totara، والرابع تطبيقها، والخامس عملنا نحن.',
        ),
        buttonText: t('Show me the suite', 'شاهدوا المنظومة'),
        tabs: [
          {
            id: 'learn',
            title: t('Learn', 'Learn'),
            description: t(
              '<p>Totara Learn is the learning management system: courses, programmes made of several courses, certifications that expire and renew, classes in a room or online.</p><p><a href="/solutions/totara-learn">More about Totara Learn</a></p>',
              '<p>Totara Learn هو نظام إدارة التعلّم: دورات، وبرامج تضمّ عدّة دورات، وشهادات تنتهي وتتجدّد، ولقاءات حضورية أو عبر الإنترنت.</p><p><a href="/solutions/totara-learn">المزيد عن Totara Learn</a></p>',
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
              '<p>Totara Engage is where colleagues teach one another. A team keeps its notes, playlists and questions in a workspace. One colleague writes down how she solved a problem; others find it by searching and thank her.</p>',
              '<p>في Totara Engage يتعلّم الزملاء بعضهم من بعض. للفريق مساحة فيها ملاحظاته وقوائمه وأسئلته. تكتب زميلة كيف حلّت مشكلة، فيجد غيرها ما كتبته بالبحث ويشكرها.</p>',
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
              '<p>Totara Perform holds goals, check-ins, feedback and reviews, and the skills that each role needs.</p><p><a href="/solutions/totara-perform">More about Totara Perform</a></p>',
              '<p>يضمّ Totara Perform الأهداف ولقاءات المتابعة والملاحظات والتقييم، والمهارات التي تتطلّبها كل وظيفة.</p><p><a href="/solutions/totara-perform">المزيد عن Totara Perform</a></p>',
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
              '<p>The Totara app, for iPhone and Android, carries the academy into vans, wards and cabins. Lessons are downloaded where there is a signal and taken where there is none.</p><p><a href="/solutions/totara-mobile">See the app</a></p>',
              '<p>يحمل تطبيق Totara، على هواتف آيفون وأندرويد، الأكاديمية إلى الشاحنة والجناح ومقصورة الطائرة. تُحمَّل الدروس حيث توجد شبكة وتؤخذ حيث تغيب.</p><p><a href="/solutions/totara-mobile">شاهدوا التطبيق</a></p>',
            ),
            imageSrc: picture('lesson-phone'),
            imageAlt: t(
              'A lesson about lifting on a phone, saved offline, twenty minutes before a shift',
              'درس عن رفع الأحمال على الهاتف، محفوظ للاستخدام دون اتصال، قبل المناوبة بعشرين دقيقة',
            ),
          },
          {
            id: 'integrations',
            title: t('Integrations', 'الربط'),
            description: t(
              '<p>Totara has to know who joined yesterday. We connect it to your HR system, your single sign-on, your video meetings and your reports, and support all four connections ourselves.</p><p><a href="/solutions/totara-integrations">What can be connected</a></p>',
              '<p>لا بدّ أن تعرف Totara من التحق أمس. نربطها بنظام الموارد البشرية والدخول الموحّد والاجتماعات المرئية والتقارير، وندعم نحن عمليات الربط الأربع.</p><p><a href="/solutions/totara-integrations">ما الذي يمكن ربطه</a></p>',
            ),
            imageSrc: picture('integrations-hr'),
            imageAlt: t(
              'An HR record on one side, the academy on the other: position, ward and manager become courses, a group and access to results',
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
        layout: 'grid',
        title: t(
          'Learners, managers, trainers and auditors each see their own view',
          'لكلٍّ من المتعلّم والمدير والمدرّب والمدقّق ما يخصّه',
        ),
        points: [
          {
            id: 'learner',
            text: t(
              'The learner sees what comes next, how long it takes and why she needs it.',
              'ترى المتعلّمة خطوتها التالية، وكم تستغرق، ولماذا تحتاج إليها.',
            ),
          },
          {
            id: 'manager',
            text: t('The manager sees his own team and nobody else’s.', 'يرى المدير فريقه هو، ولا يرى فريق غيره.'),
          },
          {
            id: 'trainer',
            text: t(
              'The trainer sees her classes, who has a seat and who is waiting for one.',
              'ترى المدرّبة لقاءاتها التدريبية، ومن حجز مقعدًا ومن ينتظر.',
            ),
          },
          {
            id: 'auditor',
            text: t(
              'The auditor sees dated proof, in an account that closes when the visit ends.',
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
          '<p>Questions from first meetings, with the answers we also put in the contract.</p>',
          '<p>أسئلة الاجتماع الأول، وأجوبتها التي نكتبها في العقد أيضًا.</p>',
        ),
        questions: [
          {
            id: 'price',
            question: t('What does Totara cost?', 'كم تكلّف Totara؟'),
            answer: t(
              '<p>A yearly subscription, which depends on active users and the parts you take; a yearly fee for hosting and support; and a one-off fee for the launch. You get a fixed price in writing within a week.</p>',
              '<p>اشتراك سنوي يتوقّف على عدد المستخدمين النشطين والأجزاء التي تختارونها، ورسم سنوي للاستضافة والدعم، وكلفة الإطلاق مرة واحدة. ويصلكم سعر ثابت مكتوب خلال أسبوع.</p>',
            ),
          },
          {
            id: 'owner',
            question: t('Who owns the data?', 'لمن البيانات؟'),
            answer: t(
              '<p>You do: people, records, courses and files. If you leave, you receive the whole database and all files in their original form within ten working days, at no charge, and we then delete our copies and confirm it in writing.</p>',
              '<p>لكم: الأشخاص والسجلّات والدورات والملفّات. وإن غادرتم سلّمناكم قاعدة البيانات والملفّات كاملة بصيغتها الأصلية خلال عشرة أيام عمل دون مقابل، ثم نحذف نسخنا ونؤكّد لكم ذلك كتابةً.</p>',
            ),
          },
          {
            id: 'move',
            question: t('We have another system. Can we bring our records?', 'لدينا نظام آخر. هل تنتقل سجلّاتنا معنا؟'),
            answer: t(
              '<p>Yes. We have moved 38 platforms in four years. We rehearse the move several times and compare the records line by line before the real one. Courses in the usual formats come along; those that nobody has opened for two years are better left behind.</p>',
              '<p>نعم. نقلنا ٣٨ منصّة في أربع سنوات. نجرّب النقل عدّة مرّات ونقارن السجلّات سطرًا سطرًا قبل النقل الفعلي. والدورات ذات الصيغ المعروفة تأتي معكم، أمّا ما لم يفتحه أحد منذ سنتين فالأفضل تركه.</p>',
            ),
          },
          {
            id: 'launch',
            question: t('How long until people can sign in?', 'متى يستطيع الموظفون الدخول؟'),
            answer: t(
              '<p>A new academy opens after eight to twelve weeks. A move from another platform takes about five months for a company of five thousand, most of it sorting and rehearsing. We would rather promise a later date than miss an earlier one.</p>',
              '<p>تُفتح الأكاديمية الجديدة بعد ثمانية أسابيع إلى اثني عشر. أمّا الانتقال من منصّة أخرى فيستغرق نحو خمسة أشهر لشركة فيها خمسة آلاف موظف، معظمها للفرز والتجارب. ونفضّل أن نعدكم بموعد أبعد على أن نُخلف موعدًا أقرب.</p>',
            ),
          },
          {
            id: 'support',
            question: t('When do you answer the phone?', 'متى تردّون على الهاتف؟'),
            answer: t(
              '<p>Sunday to Thursday from nine to five, and on Friday mornings from Dubai, always in both languages. An engineer is on call day and night for outages. Everything else is answered within one working day by a colleague who knows your platform.</p>',
              '<p>من الأحد إلى الخميس بين التاسعة والخامسة، وصباح الجمعة من مكتب دبي، وباللغتين دائمًا. ولحالات التوقّف مهندس مناوب ليلًا ونهارًا. أمّا بقيّة الطلبات فجوابها خلال يوم عمل، ممّن يعرف منصّتكم.</p>',
            ),
          },
          {
            id: 'all-parts',
            question: t('Do we have to take the whole suite?', 'هل يلزمنا أخذ المنظومة كاملة؟'),
            answer: t(
              '<p>No. You can subscribe to Learn, Engage and Perform separately or together, and the app is included. If you are unsure, begin with the part you need most.</p>',
              '<p>لا. يمكن الاشتراك في Learn وEngage وPerform منفردة أو مجتمعة، والتطبيق من ضمن الاشتراك. وإن تردّدتم فابدؤوا بالجزء الذي تحتاجون إليه أكثر.</p>',
            ),
          },
          {
            id: 'fit',
            question: t('When is Totara the wrong choice?', 'متى لا تناسبنا Totara؟'),
            answer: t(
              '<p>For fewer than 200 people it is usually too much. For public courses with tens of thousands of learners we suggest <a href="/solutions/open-edx">Open edX</a>. If that is you, we will say so in the first meeting.</p>',
              '<p>إن كان موظفوكم أقلّ من ٢٠٠ فهي في الغالب أكبر من حاجتكم. وللدورات المفتوحة أمام عشرات الآلاف من العموم نقترح <a href="/solutions/open-edx">Open edX</a>. وإن كان هذا حالكم أخبرناكم به في اللقاء الأول.</p>',
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
          'Send us two courses and an organisation chart. We come back with a working academy instead of slides.',
          'أرسلوا إلينا دورتين وهيكلكم التنظيمي، ونعود إليكم بأكاديمية تعمل، لا بعرض شرائح.',
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
              'Within one working day a consultant from your nearest office calls you.',
              'يتصل بكم خلال يوم عمل مستشار من أقرب مكاتبنا إليكم.',
            ),
          },
          {
            id: 'academy',
            text: t(
              'Within five working days your two courses are in an academy with your brand.',
              'وخلال خمسة أيام عمل تكون دورتاكم في أكاديمية بهويّتكم.',
            ),
          },
          {
            id: 'keys',
            text: t(
              'You can use it for two weeks and show it to anyone you like.',
              'ثم تستخدمونها أسبوعين، وتُطلعون عليها من تشاؤون.',
            ),
          },
        ],
      },
    },
  ],
} satisfies SeedPage

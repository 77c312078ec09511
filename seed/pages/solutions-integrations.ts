import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsIntegrations = {
  slug: 'solutions-integrations',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Totara integrations', 'ربط Totara'),
        title: t('Connect Totara to the systems you already use', 'اربطوا Totara بالأنظمة التي تستخدمونها'),
        subtitle: t(
          'HR data, single sign-on, video meetings, course libraries and reports, connected once and tested every night. If a connection fails, we know before you do.',
          'بيانات الموارد البشرية والدخول الموحّد والاجتماعات المرئية ومكتبات الدورات والتقارير، تُربط مرة وتُختبر كل ليلة. وإن تعطّل ربط علمنا به قبلكم.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('Talk to an engineer', 'تحدّثوا إلى مهندس'),
        secondaryButtonLink: '/contact',
        mainImage: picture('hero-totara-integrations'),
        image_alt: t(
          'One person in the middle of six systems: sign-in, video, reports, payroll, calendar and HR',
          'موظفة تحيط بها ستّة أنظمة: الدخول الموحّد والاجتماعات والتقارير والرواتب والتقويم والموارد البشرية',
        ),
        backgroundColor: '#F2FAF9',
        blobFillColor: '#C9EEE9',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#DDF4F1',
        bottomLeftBlobColor: '#FFB224',
        bottomRightBlobColor: '#0C6B66',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'end',
        eyebrow: t('The nightly feed', 'الربط الليلي'),
        title: t('One change in HR updates the whole academy', 'تغيير واحد في الموارد البشرية يحدّث الأكاديمية كلها'),
        text: t(
          '<p>On Thursday HR records that Reem Adel, a nurse, now works on ward 4 under Dr Amal. At two in the morning Totara finds the line that changed. By six o’clock her six courses are assigned and Dr Amal sees her results; her old manager no longer does. <strong>Seven fields</strong> are enough, without salary or nationality.</p>',
          '<p>يوم الخميس تسجّل الموارد البشرية أنّ الممرّضة ريم عادل صارت في القسم ٤ مع د. أمل. في الثانية فجرًا تجد Totara السطر الذي تغيّر، وعند السادسة تكون دوراتها الستّ قد أُسندت إليها، وصارت نتائجها أمام د. أمل، ولم يعد مديرها السابق يراها. ويكفي لذلك <strong>سبعة حقول</strong>، ليس بينها الراتب ولا الجنسية.</p>',
        ),
        buttonText: t('See the seven fields', 'تعرّفوا على الحقول السبعة'),
        buttonLink: '/resources/seven-fields-from-the-hr-system-are-enough',
        image: picture('integrations-hr'),
        image_alt: t(
          'Reem Adel’s HR record beside the academy at 6:00: six courses, the night group, and her manager sees results',
          'سجلّ ريم عادل بجانب الأكاديمية عند ٦:٠٠ ص: ستّ دورات ومجموعة الليل، ومديرتها ترى النتائج',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('What we connect most often', 'أكثر ما نربطه'),
        mainSubtitle: t(
          'The most requested first. Few customers need more than three.',
          'الأكثر طلبًا أوّلًا. وقلّة من العملاء تحتاج إلى أكثر من ثلاثة.',
        ),
        buttonText: t('Ask about your systems', 'اسألوا عن أنظمتكم'),
        tabs: [
          tab(
            'people',
            t('People and roles', 'الموظفون والوظائف'),
            paragraph(
              'HR systems from eleven makers, among them SAP, Oracle and several from the region, by file, database or API. Positions and the organisation chart come along, so a rule can say “driver, Jeddah, first month”.',
              'أنظمة موارد بشرية من إحدى عشرة شركة، منها SAP وOracle وأنظمة بُنيت في المنطقة، عبر ملفّ أو قاعدة بيانات أو واجهة برمجية. وتأتي معها الوظائف والهيكل التنظيمي، فيمكن أن تقول القاعدة: «سائق، جدة، الشهر الأول».',
            ),
            'learn-audience',
            t(
              'Three values from the HR system become one audience of 214 people',
              'ثلاث قيم من نظام الموارد البشرية تصير فئة واحدة من ٢١٤ موظفًا',
            ),
          ),
          tab(
            'sign-in',
            t('Sign-in', 'الدخول الموحّد'),
            paragraph(
              'With SAML or OpenID Connect people sign in with their work account, and Totara stores no password. At Tilal Bank 4,100 people do so. When an account is closed in the directory, it is closed here within the same minute.',
              'عبر SAML أو OpenID Connect يدخل الموظفون بحساب عملهم، ولا تُحفظ لهم في Totara كلمة مرور. في بنك تلال يدخل ٤٬١٠٠ موظف بهذه الطريقة. ومن أُغلق حسابه في دليل الشركة أُغلق هنا في الدقيقة نفسها.',
            ),
            'integrations-sso',
            t(
              'The sign-in page of Tilal Academy: use the bank account or the work e-mail; leavers lose access at once',
              'صفحة الدخول إلى أكاديمية تلال: بحساب البنك أو بريد العمل، ومن غادر فقد صلاحيته فورًا',
            ),
          ),
          tab(
            'meetings',
            t('Meetings', 'الاجتماعات المرئية'),
            paragraph(
              'Classes in Microsoft Teams or Zoom are created from the course itself, with the link in every participant’s calendar. After the class Totara records how many minutes each of them attended.',
              'تُنشأ لقاءات Microsoft Teams أو Zoom من داخل الدورة، ويصل الرابط إلى تقويم كل مشارك. وبعد اللقاء تسجّل Totara دقائق الحضور لكل منهم.',
            ),
            'integrations-video',
            t(
              'A live class with six faces; Noura, Jamal and Maya stayed, Khalid left after 44 minutes',
              'لقاء مباشر فيه ستّة وجوه: نورة وجمال ومايا بقوا حتى النهاية، وخالد خرج بعد ٤٤ دقيقة',
            ),
          ),
          tab(
            'libraries',
            t('Libraries', 'المكتبات'),
            paragraph(
              'Courses from <a href="/solutions/opensesame">OpenSesame</a>, from our own 420 or from a publisher of yours appear in the same search as those you made.',
              'دورات <a href="/solutions/opensesame">OpenSesame</a>، أو دوراتنا الأربعمئة والعشرون، أو دورات ناشر تتعاملون معه، تظهر كلها في بحث واحد مع دوراتكم.',
            ),
            'catalogue',
            t(
              'A library of 420 courses with filters; six covers, from Welcome to Riyadh to Working with data',
              'مكتبة من ٤٢٠ دورة مع مرشّحات، وستّة أغلفة من «أهلًا بك في الرياض» إلى «العمل بالبيانات»',
            ),
          ),
          tab(
            'figures',
            t('Reports', 'التقارير'),
            paragraph(
              'Totara can pass its data on: to the warehouse that feeds your dashboards, to the shift plan that must not roster anyone with an expired certificate, to payroll where a qualification earns an allowance.',
              'ما تعرفه Totara يمكن أن يصل إلى غيرها: إلى مستودع البيانات الذي تُبنى منه لوحاتكم، وإلى جدول المناوبات كيلا يُدرج فيه من انتهت شهادته، وإلى الرواتب حيث للمؤهّل بدل.',
            ),
            'learn-report',
            t(
              'Certified on time by branch, this quarter beside the last, ready to be shared',
              'نسبة الشهادات في موعدها لكل فرع، هذا الربع بجانب سابقه، جاهزة للمشاركة',
            ),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'TIMELINE',
      content: {
        title: t('Connected in four weeks', 'ربط كامل في أربعة أسابيع'),
        subtitle: t(
          'How we connect an HR system and single sign-on, as we have done 112 times. Most of the waiting is for firewalls.',
          'ربط الموارد البشرية والدخول الموحّد كما نفّذناه ١١٢ مرة. وأكثر الانتظار فيه لفتح جدران الحماية.',
        ),
        steps: [
          {
            id: 'step-two-people',
            title: t('Agree on the fields', 'الاتّفاق على الحقول'),
            description: paragraph(
              'In ninety minutes HR and the academy agree on the fields, and on who is called when one is wrong.',
              'في تسعين دقيقة يتّفق مسؤول الموارد البشرية ومسؤول الأكاديمية على الحقول، ومن يُتّصل به عند الخطأ.',
            ),
            duration: t('Week 1', 'الأسبوع ١'),
          },
          {
            id: 'step-first-file',
            title: t('Clean up the list', 'تنظيف القائمة'),
            description: paragraph(
              'The first file is always refused, and Totara says why in plain words. The third is usually clean.',
              'الملفّ الأول يُرفض دائمًا، وتقول Totara السبب بكلام واضح. والثالث سليم في الغالب.',
            ),
            duration: t('Week 2', 'الأسبوع ٢'),
          },
          {
            id: 'step-sign-in',
            title: t('Set up single sign-on', 'تجهيز الدخول الموحّد'),
            description: paragraph(
              'Ten volunteers sign in from an office, a phone and an airport before anyone else is told.',
              'يدخل عشرة متطوّعين من مكتب وهاتف ومطار قبل أن يُخبَر غيرهم.',
            ),
            duration: t('Week 2', 'الأسبوع ٢'),
          },
          {
            id: 'step-five-people',
            title: t('Test with five invented people', 'تجربة بخمسة موظفين افتراضيين'),
            description: paragraph(
              'One joins, one moves, one is on leave, one returns, one has two jobs. All five must work.',
              'واحد يلتحق، وواحد ينتقل، وواحد في إجازة، وواحد يعود، وواحد له وظيفتان. ولا بدّ أن تنجح الحالات الخمس.',
            ),
            duration: t('Week 3', 'الأسبوع ٣'),
          },
          {
            id: 'step-silent',
            title: t('Dry runs for seven nights', 'سبع ليالٍ من التشغيل التجريبي'),
            description: paragraph(
              'The feed reads the real list and changes nothing. On the eighth night it goes live.',
              'يقرأ الربط القائمة الحقيقية ولا يغيّر شيئًا، ويبدأ العمل في الليلة الثامنة.',
            ),
            duration: t('Week 4', 'الأسبوع ٤'),
          },
        ],
      },
    },
    {
      order: 5,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('How we keep connections running', 'كيف نُبقي الربط سليمًا'),
        mainSubtitle: t(
          'A good connection is one you never have to think about. These four habits keep it that way.',
          'الربط الجيّد لا يشغل بالكم. وهذه العادات الأربع تُبقيه كذلك.',
        ),
        layout: 'hub',
        accent: 'teal',
        features: [
          {
            id: 'habit-brake',
            title: t('A safety brake', 'مكبح أمان'),
            description: paragraph(
              'If one night’s feed would deactivate more than 3% of all people, it stops and wakes an engineer.',
              'إذا كان ربط ليلة واحدة سيُوقف أكثر من ٣٪ من الحسابات، توقّف وأيقظ مهندسًا.',
            ),
          },
          {
            id: 'habit-log',
            title: t('A log people can read', 'سجلّ يفهمه كل قارئ'),
            description: paragraph(
              'Every run leaves a page in Arabic: what arrived, what changed, what was refused and why.',
              'كل تشغيل يترك صفحة بالعربية: ما الذي وصل، وما الذي تغيّر، وما الذي رُفض ولماذا.',
            ),
          },
          {
            id: 'habit-trial',
            title: t('A test every night', 'اختبار كل ليلة'),
            description: paragraph(
              'We run 90 checks with an invented company. If an interface changes, you hear it from us first.',
              'نجري كل ليلة ٩٠ فحصًا بشركة افتراضية، فإن تغيّرت واجهة عرفتم ذلك منّا أوّلًا.',
            ),
          },
          {
            id: 'habit-one-truth',
            title: t('One place for corrections', 'موضع واحد للتصحيح'),
            description: paragraph(
              'A wrong name is corrected in the HR system. In Totara the field is locked, even for administrators.',
              'يُصحَّح الاسم الخاطئ في نظام الموارد البشرية، وحقله في Totara مقفل حتى أمام المشرفين.',
            ),
          },
        ],
      },
    },
    {
      order: 6,
      block_type: 'LOGOS',
      content: {
        title: t(
          '112 HR systems connected, some of them at these customers',
          'ربطنا ١١٢ نظامًا للموارد البشرية، بعضها لدى هؤلاء العملاء',
        ),
        logos: logosOf(
          'wadi-telecom',
          'tilal-bank',
          'dhow-logistics',
          'qafila-rail',
          'rawdah-hospitals',
          'zafir-motors',
          'noor-schools',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Questions from the IT department', 'أسئلة إدارة التقنية'),
        subtitle: paragraph(
          'Answered by Omar Khalil and his colleagues in Dubai and Riyadh.',
          'يجيب عنها عمر خليل وزملاؤه في دبي والرياض.',
        ),
        questions: [
          question(
            'unknown-system',
            t(
              'Our HR system was written in-house. Is that a problem?',
              'نظام الموارد البشرية عندنا من تطويرنا الداخلي. هل في ذلك مشكلة؟',
            ),
            paragraph(
              'No. If it can write a text file once a day, that is enough; about a quarter of our connections work like this.',
              'لا. إن كان يستطيع كتابة ملفّ نصّي مرة في اليوم فهذا يكفي، ونحو ربع ما ربطناه يعمل هكذا.',
            ),
          ),
          question(
            'real-time',
            t('Why not in real time?', 'لماذا ليس في اللحظة نفسها؟'),
            paragraph(
              'It is possible through an API, and we do it for sign-in, where minutes count. For roles and managers once a night is soon enough, costs less and can be checked before it takes effect.',
              'هذا ممكن عبر الواجهة البرمجية، ونفعله في الدخول حيث للدقائق قيمة. أمّا الوظائف والمديرون فتكفيهم ليلة، وهي أقلّ كلفة، وتُراجَع قبل أن يسري أثرها.',
            ),
          ),
          question(
            'access',
            t('What do you need access to?', 'ما الصلاحيات التي تحتاجون إليها؟'),
            paragraph(
              'To a folder or an API with the agreed fields, and nothing else. We do not ask for administrator rights in your HR system, and decline them if they are offered.',
              'الوصول إلى مجلّد أو واجهة برمجية فيها الحقول المتّفق عليها لا غير. لا نطلب صلاحيات مشرف في نظام الموارد البشرية، وإن عُرضت علينا اعتذرنا عنها.',
            ),
          ),
          question(
            'transfer',
            t('Does any of it leave the Kingdom?', 'هل يخرج شيء من المملكة؟'),
            paragraph(
              'Not on our side: feed, platform and backups are in Riyadh and Jeddah. Meeting services are run by their makers, so we send them only the name under which a person appears on screen.',
              'من جهتنا لا: الربط والمنصّة والنسخ الاحتياطية في الرياض وجدة. أمّا خدمات الاجتماعات فيديرها أصحابها، ولذلك لا نرسل إليها إلا الاسم الذي يظهر على الشاشة.',
            ),
          ),
          question(
            'who-fixes',
            t('Who repairs it when it breaks?', 'من يصلحه إذا تعطّل؟'),
            paragraph(
              'We do, whichever side the fault is on, for as long as the support contract runs. If the cause is on your side we tell you what to change, with the line and the time, and do not charge for the search.',
              'نحن، في أي جانب كان العطل، ما دام عقد الدعم ساريًا. وإن كان السبب عندكم أخبرناكم بما ينبغي تغييره، بالسطر والوقت، ولا نحاسبكم على وقت البحث.',
            ),
          ),
          question(
            'fee',
            t('What does a connection cost?', 'كم تكلّف عملية الربط الواحدة؟'),
            paragraph(
              'HR and single sign-on are part of every launch. Each further system has a fixed price, agreed before we begin, for four to fifteen days of work. Some do not pay for themselves, and we tell you which.',
              'الموارد البشرية والدخول الموحّد من ضمن كل إطلاق. ولكل نظام آخر سعر ثابت نتّفق عليه قبل أن نبدأ، عن أربعة أيام عمل إلى خمسة عشر يومًا. وبعضها لا يستحقّ كلفته، ونسمّيه لكم.',
            ),
          ),
          question(
            'leaving',
            t('Can our own developers take over?', 'هل يستطيع مطوّرونا أن يتولّوه؟'),
            paragraph(
              'Yes, and some have. Totara’s APIs are documented, our code for the feed is yours to keep, and we spend two days going through it with whoever takes over.',
              'نعم، وقد فعلها بعض عملائنا. واجهات Totara موثّقة، وشيفرة الربط التي كتبناها تبقى لكم، ونقضي يومين في شرحها لمن يتسلّمها.',
            ),
          ),
        ],
      },
    },
    {
      order: 8,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('See your systems connected to Totara', 'شاهدوا أنظمتكم مربوطة بـ Totara'),
        subtitle: t(
          'Best sent by the two people who will do the work, one from HR and one from IT.',
          'والأفضل أن يرسله الشخصان اللذان سيعملان عليه: واحد من الموارد البشرية وواحد من تقنية المعلومات.',
        ),
        interest: t('Totara integrations', 'ربط Totara بأنظمتكم'),
        messageHint: t(
          'Which HR system, directory and meeting service do you use, and in which versions?',
          'نظام الموارد البشرية ودليل المستخدمين وخدمة الاجتماعات: أيّها تستخدمون، وبأي إصدار؟',
        ),
        points: [
          point(
            'engineer',
            'An engineer answers within one working day, with questions rather than a brochure.',
            'يجيبكم مهندس خلال يوم عمل، بأسئلة لا بكتيّبات.',
          ),
          point(
            'invented',
            'You receive a file of 300 invented people, in the format that Totara reads.',
            'يصلكم ملفّ فيه ٣٠٠ موظف افتراضي، بالصيغة التي تقرؤها Totara.',
          ),
          point(
            'hour',
            'In one hour online we connect it in front of you, mistakes included.',
            'وفي ساعة عبر الإنترنت نربطه أمامكم، بأخطائه.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

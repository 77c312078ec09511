import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { benefit, paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsTotaraMobile = {
  slug: 'solutions-totara-mobile',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Totara Mobile', 'Totara Mobile'),
        title: t('Learning on the phone, with or without a signal', 'تعلّم على الهاتف، بشبكة أو دونها'),
        subtitle: t(
          'The Totara app brings courses, dates and certificates to the phone, saves lessons for places without a signal and sends the results once it is back.',
          'يحمل تطبيق Totara الدورات والمواعيد والشهادات إلى الهاتف، ويحفظ الدروس لأماكن لا تصلها الشبكة، ويرسل النتائج حين تعود.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('How Qamra Health uses it', 'كيف تستخدمه قمرة الصحية'),
        secondaryButtonLink: '/customer-stories/qamra-health',
        mainImage: picture('hero-totara-mobile'),
        image_alt: t(
          'Two phones: the lessons of the week, heat, gas and permits, and a question about what to do when the alarm sounds',
          'هاتفان: على أحدهما دروس الأسبوع، الحرّ والغاز والتصاريح، وعلى الآخر سؤال: ماذا تفعل حين يدوّي الإنذار؟',
        ),
        backgroundColor: '#F2FAF9',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#C9EEE9',
        bottomRightBlobColor: '#0C6B66',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'start',
        eyebrow: t('Offline learning', 'التعلّم دون اتصال'),
        title: t(
          'Lessons for wards, desert sites and aircraft cabins',
          'دروس للأجنحة ومواقع الصحراء ومقصورات الطائرات',
        ),
        text: t(
          '<p>Our customers work behind lead walls, at wellheads and at ten thousand metres. In the Totara app the lesson goes on when the signal is gone: it has been on the phone since the shift began, and the results follow later. At Qamra Health <strong>64% of all lessons</strong> are taken offline.</p>',
          '<p>يعمل عملاؤنا خلف جدران من الرصاص، وعند رؤوس الآبار، وعلى ارتفاع عشرة آلاف متر. وفي تطبيق Totara يستمرّ الدرس حين تغيب الشبكة، فهو على الهاتف منذ بداية المناوبة، والنتائج تُرسل لاحقًا. في قمرة الصحية تُؤخذ <strong>٦٤٪ من الدروس</strong> دون اتصال.</p>',
        ),
        image: picture('mobile-offline'),
        image_alt: t(
          'A phone at night far from a mast: 14 of 15 lessons are saved, the results wait to be sent',
          'هاتف في الليل بعيدًا عن البرج: ١٤ درسًا من ١٥ محفوظة، والنتائج في انتظار الإرسال',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('A week with the app', 'أسبوع مع التطبيق'),
        mainSubtitle: t('Four moments, from four different people.', 'أربع لحظات، من أسبوع أربعة أشخاص.'),
        buttonText: t('Put it on my phone', 'أريده على هاتفي'),
        tabs: [
          tab(
            'message',
            t('08:24, a message', '٨:٢٤ ص، إشعار'),
            paragraph(
              'Notifications are few and say what is needed: twelve minutes renew the fire certificate, which has nine days left. You decide which events send one, and the platform can stay silent at night and during leave.',
              'الإشعارات قليلة وتقول ما يلزم: اثنتا عشرة دقيقة تجدّد شهادة السلامة من الحريق، ولم يبقَ على انتهائها سوى تسعة أيام. أنتم تختارون ما يستحقّ التنبيه، ويمكن أن تسكت المنصّة ليلًا وفي الإجازات.',
            ),
            'mobile-notify',
            t(
              'A lock screen on Monday morning: fire safety ends in nine days, a classroom day on Sunday, and a word of thanks',
              'شاشة قفل صباح الاثنين: تسعة أيام على انتهاء شهادة السلامة من الحريق، ويوم حضوري يوم الأحد، وكلمة شكر',
            ),
          ),
          tab(
            'class',
            t('09:00, at the classroom door', '٩:٠٠ ص، عند باب القاعة'),
            paragraph(
              'There is no attendance list to pass round. Learners scan a code at the door, and the trainer sees that twelve of sixteen are here. The same add-on, which we wrote, lets a charge nurse sign off a task that she has watched.',
              'لا ورقة توقيع تدور على الحضور. على الباب رمز، من مسحه سُجّل حاضرًا، وترى المدرّبة أنّ اثني عشر من ستّة عشر قد وصلوا. والإضافة نفسها، وهي من إنتاجنا، تتيح لمسؤولة الجناح أن تعتمد مهمّة شاهدتها.',
            ),
            'mobile-scan',
            t(
              'A first-aid poster with a code, and a phone that has read it: you are in, 12 of 16 here',
              'ملصق الإسعاف الأولي وعليه رمز، وهاتف قرأه: سُجّل الحضور، ١٢ من ١٦',
            ),
          ),
          tab(
            'before-shift',
            t('14:20, before the shift', '٢:٢٠ م، قبل المناوبة'),
            paragraph(
              'Twenty minutes are enough for one lesson: a film, a question that can be answered with a thumb, and the reason why the wrong answer hurts your back.',
              'عشرون دقيقة تكفي لدرس واحد: فيديو، وسؤال يُجاب عنه بالإبهام، وشرح لما يصيب الظهر من الجواب الخطأ.',
            ),
            'lesson-phone',
            t(
              'The lesson Lifting without harm asks where the feet go; the shift starts at 14:40',
              'درس «ارفع دون أذى» يسأل أين تضع قدميك، والمناوبة تبدأ ٢:٤٠ م',
            ),
          ),
          tab(
            'desk',
            t('Thursday, at a desk after all', 'الخميس، إلى مكتب هذه المرة'),
            paragraph(
              'On a larger screen learners find the same courses, each at the page where the phone stopped. There is one account and one history.',
              'على الشاشة الكبيرة يجد المتعلّم دوراته نفسها، كلًّا منها عند الصفحة التي توقّف فيها الهاتف. الحساب واحد والسجلّ واحد.',
            ),
            'dashboard',
            t(
              'The same courses on a computer, with a lesson to resume and a certificate just issued',
              'الدورات نفسها على الحاسوب، ومعها درس للمتابعة وشهادة صدرت للتوّ',
            ),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('Why people keep the app', 'لماذا يُبقون التطبيق على هواتفهم'),
        mainSubtitle: t(
          'An app is deleted in two seconds. These are the reasons people give for keeping this one.',
          'حذف التطبيق يستغرق ثانيتين. وهذه أسباب من أبقوا هذا التطبيق.',
        ),
        layout: 'around',
        image: picture('mobile-thumb'),
        image_alt: t(
          'A lesson on a phone in a gloved hand: the answers lie where the thumb is',
          'درس على هاتف في يد عليها قفّاز: الأجوبة حيث يصل الإبهام',
        ),
        accent: 'teal',
        features: [
          benefit(
            'phone',
            t('Works with one thumb', 'يعمل بإبهام واحد'),
            paragraph(
              'Buttons are where a thumb can reach them. We try every lesson standing up, with a glove on.',
              'الأزرار حيث يصل الإبهام. ونجرّب كل درس واقفين وفي اليد قفّاز.',
            ),
          ),
          benefit(
            'clock',
            t('Six to twelve minutes', 'من ستّ دقائق إلى اثنتي عشرة'),
            paragraph(
              'Over before the tea is cold. Longer courses are divided where people can really stop.',
              'ينتهي الدرس قبل أن يبرد الشاي، والدورة الأطول مقسّمة حيث يمكن التوقّف فعلًا.',
            ),
          ),
          benefit(
            'languages',
            t('Each reader’s language', 'لكل قارئ لغته'),
            paragraph(
              'Arabic, English and whatever else your crews speak. Rimal Energy’s heat course runs in five.',
              'العربية والإنجليزية وما يتحدّث به عمّالكم. دورة الحرّ في رمال للطاقة بخمس لغات.',
            ),
          ),
          benefit(
            'shield',
            t('It asks for no private data', 'لا يطلب بيانات خاصة'),
            paragraph(
              'No location, no contacts, no photographs. The camera only reads codes.',
              'لا موقع ولا جهات اتصال ولا صور. والكاميرا لقراءة الرموز وحدها.',
            ),
          ),
          benefit(
            'forum',
            t('Questions get an answer', 'لكل سؤال جواب'),
            paragraph(
              'The course author reads them every week. The best one becomes a lesson.',
              'يقرؤها كاتب الدورة كل أسبوع، وأفضلها يصير درسًا.',
            ),
          ),
          benefit(
            'certificate',
            t('Certificates to show', 'شهادات جاهزة للعرض'),
            paragraph(
              'At a gate, an aircraft door or a bedside: shown in three seconds, even without a signal.',
              'عند البوّابة أو باب الطائرة أو سرير المريض: في ثلاث ثوانٍ، وإن غابت الشبكة.',
            ),
          ),
        ],
      },
    },
    {
      order: 5,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'ink',
        imageSide: 'end',
        title: t('Sign-in for people without an e-mail address', 'تسجيل الدخول لمن لا بريد إلكتروني له'),
        text: t(
          '<p>Drivers, nurses and shop staff are often missing from the company directory. So we begin with what they do have.</p>',
          '<p>كثيرًا ما يغيب السائقون والممرّضون وموظفو المتاجر عن دليل الشركة. لذلك نبدأ بما لديهم.</p>',
        ),
        points: [
          point(
            'badge',
            'A staff number and a four-digit code open the app the first time.',
            'رقم وظيفي ورمز من أربعة أرقام يفتحان التطبيق أول مرة.',
          ),
          point('own-network', 'Lessons are downloaded over the company’s network.', 'تُحمَّل الدروس عبر شبكة الشركة.'),
          point(
            'contractors',
            'Contractors come from a second list, with an end date.',
            'عمّال المقاولين لهم قائمة ثانية، فيها تاريخ انتهاء.',
          ),
          point(
            'shared-tablet',
            'Crews without phones share a tablet and check in with their badges.',
            'ومن لا هاتف معهم يتشاركون جهازًا لوحيًا ويسجّلون حضورهم ببطاقاتهم.',
          ),
        ],
        buttonText: t('Lessons for people on their feet', 'دروس لمن لا يجلسون'),
        buttonLink: '/resources/lessons-for-people-who-never-sit-down',
        image: picture('learn-audience'),
        image_alt: t(
          'New forklift drivers at the Jeddah warehouse, found by position, site and start date, without an e-mail address',
          'سائقو رافعات جدد في مستودع جدة، عُرفوا بالوظيفة والموقع وتاريخ التعيين، دون بريد إلكتروني',
        ),
      },
    },
    {
      order: 6,
      block_type: 'LOGOS',
      content: {
        title: t(
          'Cabin crew, nurses, drivers and fitters: these eight companies have their academies on the phone',
          'ضيافة جوية وتمريض وسائقون وفنّيون: ثماني جهات أكاديمياتها على الهاتف',
        ),
        logos: logosOf(
          'sahab-air',
          'qamra-health',
          'rimal-energy',
          'dhow-logistics',
          'ghaf-retail',
          'barq-delivery',
          'qafila-rail',
          'hajar-steel',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Questions about the app', 'أسئلة عن التطبيق'),
        questions: [
          question(
            'devices',
            t('Which phones does it run on?', 'على أي الهواتف يعمل؟'),
            paragraph(
              'iPhones and Android phones that still receive security updates. We test on devices that cost less than 500 riyals.',
              'هواتف آيفون وأندرويد التي ما زالت تصلها تحديثات الأمان. ونجرّب على أجهزة يقلّ ثمنها عن ٥٠٠ ريال.',
            ),
          ),
          question(
            'offline-limits',
            t('Does everything work offline?', 'هل يعمل كل شيء دون اتصال؟'),
            paragraph(
              'No. Lessons packed as SCORM can be saved whole; live classes, discussions and anything that is streamed need a connection. When we plan your courses we package whatever has to work in a tunnel.',
              'لا. الدروس المحزومة بصيغة SCORM تُحفظ كاملة، أمّا اللقاءات المباشرة والنقاشات وكل ما يُبثّ فتحتاج إلى اتصال. وحين نخطّط دوراتكم نضع في الحزم كل ما ينبغي أن يعمل في نفق.',
            ),
          ),
          question(
            'own-app',
            t('Can the app carry our name and icon?', 'هل يحمل التطبيق اسمنا وأيقونتنا؟'),
            paragraph(
              'Inside, it shows your logo and colours at no extra cost. An app of your own in both stores is possible for a fee and takes some weeks. Few customers find it worth the money.',
              'في داخله يظهر شعاركم وألوانكم دون كلفة إضافية. ويمكن أن يكون لكم تطبيق مستقلّ في المتجرين، يُبنى ويُنشر برسم إضافي ويستغرق أسابيع. وقلّة من العملاء ترى أنه يستحقّ ثمنه.',
            ),
          ),
          question(
            'lost-phone',
            t('What if a phone is lost?', 'ماذا لو ضاع الهاتف؟'),
            paragraph(
              'An administrator withdraws its access on the platform, and the next time it is online the app asks the user to sign in again. Until then the phone’s own lock protects it. It holds course material and that person’s own answers, but no list of colleagues.',
              'يسحب المشرف صلاحيته من المنصّة، وعند أول اتصال بالشبكة يطلب التطبيق تسجيل الدخول من جديد. وحتى ذلك الحين يحميه قفل الهاتف. وليس في المحفوظ سوى مادّة الدورة وإجابات صاحب الهاتف، بلا قائمة بزملائه.',
            ),
          ),
          question(
            'on-the-way',
            t('Where does the data travel?', 'أين تمرّ البيانات؟'),
            paragraph(
              'From the phone straight to your platform, encrypted, and no further. The short text of a notification passes through Apple or Google, as with every app; that is why ours never contain a score or a reason for absence.',
              'من الهاتف إلى منصّتكم مباشرة، مشفّرة، ولا تتجاوزها. أمّا نص الإشعار القصير فيمرّ بخوادم Apple أو Google كما في كل تطبيق، ولذلك لا نضع فيه درجة ولا سبب غياب.',
            ),
          ),
          question(
            'forced',
            t('May we require people to use their own phones?', 'هل يجوز إلزام الموظف باستخدام هاتفه؟'),
            paragraph(
              'Ask your lawyer; we advise against it in any case. Offer it, pay for the time, and keep two tablets in the break room for those who would rather not. That is about one person in ten.',
              'اسألوا محاميكم، ونحن لا ننصح بذلك على أي حال. اعرضوه، وادفعوا أجر الوقت، واتركوا جهازين لوحيين في غرفة الاستراحة لمن لا يرغب، وهم نحو واحد من كل عشرة.',
            ),
          ),
          question(
            'price',
            t('Does the app cost extra?', 'هل للتطبيق كلفة إضافية؟'),
            paragraph(
              'No, it is included in a Totara subscription. The money is better spent on good short lessons.',
              'لا، فهو من ضمن اشتراك Totara. والأولى أن تنفقوا المال على دروس قصيرة جيّدة.',
            ),
          ),
          question(
            'start',
            t('We have Totara already. How soon can we start?', 'لدينا Totara بالفعل. كم يستغرق الأمر؟'),
            paragraph(
              'Three weeks if your version is recent: one for the settings, one for turning your ten most used courses into packages, one with forty testers. Older platforms are updated first.',
              'ثلاثة أسابيع إن كان إصداركم حديثًا: أسبوع للإعدادات، وأسبوع لتحويل أكثر عشر دورات استخدامًا إلى حزم، وأسبوع مع أربعين مجرّبًا. أمّا المنصّات الأقدم فتُحدَّث أوّلًا.',
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
        title: t('See your lesson on your own phone', 'شاهدوا درسكم على هاتفكم'),
        subtitle: t(
          'We send you a code to scan. Two minutes later you are learning, in the corridor or wherever you are.',
          'نرسل إليكم رمزًا تمسحونه، وبعد دقيقتين تتعلّمون، في الممرّ أو حيثما كنتم.',
        ),
        interest: t('Totara Mobile', 'Totara Mobile'),
        messageHint: t(
          'Where do your people work, and where does the signal end?',
          'أين يعمل موظفوكم، وأين تنتهي الشبكة؟',
        ),
        points: [
          point(
            'place',
            'Within one working day a consultant calls and asks where your people work.',
            'يتصل بكم مستشار خلال يوم عمل واحد ويسأل أين يعمل موظفوكم.',
          ),
          point(
            'two-lessons',
            'Two of your courses become phone lessons within five working days.',
            'تصير اثنتان من دوراتكم درسين للهاتف خلال خمسة أيام عمل.',
          ),
          point(
            'on-site',
            'If you like, we come along for a shift and see when people have time to learn.',
            'وإن أحببتم رافقناكم مناوبة كاملة لنرى متى يجد الناس وقتًا للتعلّم.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

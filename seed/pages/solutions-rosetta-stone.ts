import { picture, type SeedPage, t } from '#seed/define.ts'
import { demoForm } from './demo-form.ts'
import { benefit, paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsRosettaStone = {
  slug: 'solutions-rosetta-stone',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Rosetta Stone', 'Rosetta Stone'),
        title: t('Learn the language your work needs', 'تعلّموا اللغة التي يحتاج إليها عملكم'),
        subtitle: t(
          'Rosetta Stone for teams: twenty-five languages on the phone, live lessons with tutors, and a plan from us that keeps people learning all year.',
          'Rosetta Stone للفرق: خمس وعشرون لغة على الهاتف، ودروس مباشرة مع مدرّسين، وخطة منّا تحافظ على استمرار التعلّم طوال العام.',
        ),
        primaryButtonText: t('Start with one group', 'ابدؤوا بمجموعة واحدة'),
        secondaryButtonText: t('What successful groups do', 'ماذا تفعل المجموعات الناجحة'),
        secondaryButtonLink: '/resources/learning-a-language-between-two-customers',
        mainImage: picture('hero-rosetta'),
        image_alt: t(
          'A young man practises English at level B1; good morning around him in four languages',
          'شابّ يتمرّن على الإنجليزية في المستوى B1، وحوله تحيّة بأربع لغات',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#E6EBFF',
        bottomRightBlobColor: '#FFB224',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'start',
        eyebrow: t('The method', 'الطريقة'),
        title: t('Pictures and voices instead of translation', 'صور وأصوات بدل الترجمة'),
        text: t(
          '<p>You see a boat, hear a sentence and say it; the program compares your pronunciation with that of native speakers. Grammar comes later. A unit takes ten to thirty minutes. A program cannot hold a conversation, so every plan of ours includes <strong>live lessons</strong>.</p>',
          '<p>يرى المتعلّم قاربًا ويسمع جملة فينطقها، فيقارن البرنامج نطقه بنطق أهل اللغة. وقواعد اللغة تأتي لاحقًا. تستغرق الوحدة من عشر دقائق إلى ثلاثين. والبرنامج لا يستطيع أن يجري حوارًا، لذلك في كل خطة نضعها <strong>دروس مباشرة</strong>.</p>',
        ),
        image: picture('rosetta-lesson'),
        image_alt: t(
          'Four pictures, one of a boat in the water, and a microphone: said clearly, nine of ten',
          'أربع صور إحداها قارب في الماء، وميكروفون: نطق واضح، تسعة من عشرة',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('A week of language learning', 'أسبوع من تعلّم اللغة'),
        mainSubtitle: t(
          'Two hours in short sessions that fit a roster. There are four kinds.',
          'ساعتان في جلسات قصيرة تناسب جدول العمل، وهي أربعة أنواع.',
        ),
        buttonText: t('See a lesson', 'شاهدوا درسًا'),
        tabs: [
          tab(
            'alone',
            t('On your own', 'منفردًا'),
            paragraph(
              'Twenty minutes before work, three times a week: pictures, and sentences spoken into the phone. Nobody else hears the first attempts, which makes it easier to begin. At Sahab Air most people practise before the working day.',
              'عشرون دقيقة قبل الدوام، ثلاث مرّات في الأسبوع. صور وجمل تُنطق أمام الهاتف. لا أحد غير المتعلّم يسمع المحاولات الأولى، فتسهل البداية. وفي سحاب للطيران يتمرّن معظمهم قبل يوم العمل.',
            ),
            'rosetta-greetings',
            t('A greeting in four languages, one speech bubble each', 'تحيّة بأربع لغات، لكل منها فقاعة'),
          ),
          tab(
            'tutor',
            t('With a tutor', 'مع مدرّس'),
            paragraph(
              'A live lesson of twenty-five minutes, alone or with up to five others at the same level. Daniel Osei’s tutors use words from your work. A nurse does not practise hotel bookings; she asks about a bandage, a dose and a pulse.',
              'خمس وعشرون دقيقة في درس مباشر، منفردًا أو مع خمسة على الأكثر من المستوى نفسه. يأتي مدرّسو دانيال أوسي بكلمات من عملكم، فلا تتمرّن الممرّضة على حجز فندق، بل تسأل عن ضمادة وجرعة ونبض.',
            ),
            'rosetta-tutor',
            t(
              'Daniel teaches a nurse four words she needs; the next lesson is on Thursday, after her shift',
              'دانيال يعلّم ممرّضة أربع كلمات تحتاج إليها، والدرس التالي الخميس بعد مناوبتها',
            ),
          ),
          tab(
            'group',
            t('In the group', 'في المجموعة'),
            paragraph(
              'Every second week the learners at one site meet for half an hour, on screen or in the canteen, for a task: plan a shift, sell a suitcase, make a complaint. A colleague who speaks the language leads.',
              'كل أسبوعين يلتقي متعلّمو المكان الواحد نصف ساعة، على الشاشة أو في المقصف، لمهمّة واحدة: ترتيب مناوبة أو بيع حقيبة أو تقديم شكوى. يديرها زميل يتقن اللغة.',
            ),
            'integrations-video',
            t('Six colleagues in a video class, with attendance noted', 'ستّة زملاء في صفّ مرئي، وسجلّ الحضور بجانبهم'),
          ),
          tab(
            'sentence',
            t('At work', 'في العمل'),
            paragraph(
              'Each learner prepares one sentence for a real person: a patient, a driver at the gate, the mother of their child’s friend. On Thursday they say it to that person. The record shows only that it was done.',
              'يُعدّ كل متعلّم جملة لشخص حقيقي: مريض، أو سائق عند البوّابة، أو والدة صديق ابنه في المدرسة. ويوم الخميس يقولها له. ولا يُكتب في السجلّ سوى أنها قيلت.',
            ),
            'about-listen',
            t('Two women talk across a table, one takes notes', 'امرأتان تتحدّثان على طاولة، وإحداهما تدوّن'),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'ink',
        imageSide: 'end',
        eyebrow: t('The report', 'التقرير'),
        title: t(
          'Eighty-eight people at B1 can now lead a meeting in English',
          'ثمانية وثمانون في المستوى B1 يديرون اليوم اجتماعًا بالإنجليزية',
        ),
        text: paragraph(
          'In April 135 of the 206 learners were at A1 or A2. By October 88 were at B1 and 58 above it, as a separate test confirmed.',
          'في أبريل كان ١٣٥ من المتعلّمين الـ٢٠٦ في المستويين A1 وA2. وفي أكتوبر صار ٨٨ منهم في B1 و٥٨ في مستوى أعلى، كما أثبت اختبار مستقلّ.',
        ),
        points: [
          point(
            'minutes',
            'How long people practise, 22 minutes a day on average, and when.',
            'مدّة التمرّن، وهي ٢٢ دقيقة يوميًا في المتوسّط، وفي أي وقت.',
          ),
          point(
            'names',
            'Who can serve customers in a second language. Only the learner sees the scores.',
            'من يستطيع خدمة العملاء بلغة ثانية. ولا يرى الدرجات إلا صاحبها.',
          ),
          point(
            'places',
            'Places unused for five weeks, which are offered to the waiting list.',
            'المقاعد التي لم تُستخدم خمسة أسابيع، وتُعرض على قائمة الانتظار.',
          ),
        ],
        buttonText: t('Read about Sahab Air', 'اقرؤوا عن سحاب للطيران'),
        buttonLink: '/customer-stories/sahab-air',
        image: picture('rosetta-report'),
        image_alt: t(
          'English at Sahab Air in April and October by level; 88 people are now at B1',
          'الإنجليزية في سحاب للطيران بين أبريل وأكتوبر بحسب المستوى، و٨٨ موظفًا في B1',
        ),
      },
    },
    {
      order: 5,
      block_type: 'TABS',
      content: {
        mainTitle: t('Where people need a second language', 'أين يحتاج الناس إلى لغة ثانية'),
        mainSubtitle: t(
          'The course is the same for everyone. The first thirty words and the timetable depend on the job.',
          'البرنامج واحد للجميع، أمّا الكلمات الثلاثون الأولى والجدول فبحسب الوظيفة.',
        ),
        buttonText: t('Plan your first group', 'خطّطوا لمجموعتكم الأولى'),
        tabs: [
          tab(
            'shop',
            t('At the till', 'عند صندوق الدفع'),
            t(
              '<p>Four hundred people at <a href="/customer-stories/ghaf-retail">Ghaf Retail</a> are learning a language: most of them English, forty of them Arabic. Their two hours are on Tuesday mornings, when the shops are quiet.</p>',
              '<p>في <a href="/customer-stories/ghaf-retail">غاف للتجزئة</a> أربعمئة متعلّم، معظمهم يتعلّمون الإنجليزية وأربعون العربية. وموعد ساعتيهم صباح الثلاثاء حين تهدأ المتاجر.</p>',
            ),
            'lesson-phone',
            t(
              'A lesson on a phone with a question, saved for use offline',
              'درس على الهاتف مع سؤال، محفوظ للاستخدام دون اتصال',
            ),
          ),
          tab(
            'ward',
            t('On the ward', 'في جناح المستشفى'),
            paragraph(
              'Nurses from five countries and patients who speak Arabic. We begin with pain, times of day and numbers, and soon add polite forms, because patients remember the tone longer than the mistakes.',
              'ممرّضون من خمس دول ومرضى يتحدّثون العربية. نبدأ بالألم وأوقات اليوم والأرقام، ثم نضيف صيغ اللباقة سريعًا، فالمريض يتذكّر النبرة أطول ممّا يتذكّر الأخطاء.',
            ),
            'mobile-notify',
            t('A phone in the morning with a note from Noura', 'هاتف في الصباح وعليه كلمة شكر من نورة'),
          ),
          tab(
            'yard',
            t('In ports and warehouses', 'في الموانئ والمستودعات'),
            paragraph(
              'Here a few dozen sentences decide whether a lorry has to wait. Dispatchers practise numbers until they can take a container number by radio without asking twice.',
              'هنا تقرّر بضع عشرات من الجمل هل تنتظر الشاحنة. يتدرّب المنسّقون على الأرقام حتى يلتقطوا رقم الحاوية من اللاسلكي دون أن يسألوا مرّتين.',
            ),
            'mobile-offline',
            t('Lessons saved on a phone at night, without a signal', 'دروس محفوظة على هاتف ليلًا دون شبكة'),
          ),
          tab(
            'office',
            t('In head office', 'في الإدارة'),
            paragraph(
              'People here can already speak, but are unsure when they write. Live lessons use their own e-mails, with names removed, and prepare the Sunday meeting. When managers start learning Arabic themselves, others follow.',
              'الناس هنا يتحدّثون اللغة ويتردّدون في الكتابة. تتناول الدروس المباشرة رسائلهم بعد حذف الأسماء، وتُعدّهم لاجتماع الأحد. وحين يبدأ المدير بتعلّم العربية يتبعه غيره.',
            ),
            'skills-map',
            t('A skills map on which writing and negotiation lag behind', 'خريطة مهارات يتأخّر فيها التفاوض والكتابة'),
          ),
        ],
      },
    },
    {
      order: 6,
      block_type: 'FEATURES',
      content: {
        layout: 'bubbles',
        accent: 'primary',
        mainTitle: t('What we add to the licence', 'ما نضيفه إلى الاشتراك'),
        mainSubtitle: t(
          'Buying licences is easy. Most are forgotten by March, so this is what we do about it.',
          'شراء الاشتراكات سهل. ومعظمها يُنسى في مارس، وهذا ما نفعله كي لا يحدث ذلك.',
        ),
        backgroundColor: '#FFF8EC',
        leftBlob: { color: '#DDF4F1' },
        features: [
          benefit(
            'people',
            t('A conversation with each learner', 'حديث مع كل متعلّم'),
            paragraph(
              'Ten minutes before each learner gets a place: what do they want to say, to whom, and by when?',
              'عشر دقائق قبل منح المقعد: ماذا يريد أن يقول، ولمن، ومتى.',
            ),
          ),
          benefit(
            'clock',
            t('Hours in the roster', 'ساعات في جدول العمل'),
            paragraph(
              'We find the quietest two hours of the week, and reserve them for learning for a year.',
              'نبحث عن أهدأ ساعتين في أسبوعكم، ونحجزهما للتعلّم سنة كاملة.',
            ),
          ),
          benefit(
            'languages',
            t('A word list from your trade', 'كلمات من مهنتكم'),
            paragraph(
              'Three hundred words and sixty sentences that your people actually use, recorded in Amman.',
              'ثلاثمئة كلمة وستّون جملة يقولها موظفوكم فعلًا، نسجّلها في عمّان.',
            ),
          ),
          benefit(
            'support',
            t('A person to write to', 'من يردّ على المتعلّم'),
            paragraph(
              'In Arabic or English, when the microphone fails, the level feels wrong or they lose heart.',
              'بالعربية أو الإنجليزية، حين يتعطّل الميكروفون أو لا يناسب المستوى أو تفتر العزيمة.',
            ),
          ),
        ],
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Questions about Rosetta Stone', 'أسئلة عن Rosetta Stone'),
        questions: [
          question(
            'long',
            t('How long until a learner can hold a conversation?', 'متى يستطيع المتعلّم أن يجري حديثًا؟'),
            paragraph(
              'With two hours a week and a live lesson, one level takes five to seven months. A few set sentences at work are possible after four weeks.',
              'بساعتين في الأسبوع ودرس مباشر، يحتاج كل مستوى إلى ما بين خمسة أشهر وسبعة. أمّا بضع جمل ثابتة في العمل فممكنة بعد أربعة أسابيع.',
            ),
          ),
          question(
            'languages',
            t('Which languages are there, and do all have tutors?', 'ما اللغات المتاحة، وهل لها كلها مدرّسون؟'),
            paragraph(
              'All twenty-five can be learned on the phone, among them English, Arabic, French, Spanish, German, Turkish and Hindi. Live lessons in English, Arabic, French and Spanish are held from morning to night, those in less common languages by appointment. Ask us for the times for yours.',
              'اللغات الخمس والعشرون كلها على الهاتف، ومنها الإنجليزية والعربية والفرنسية والإسبانية والألمانية والتركية والهندية. الدروس المباشرة في الإنجليزية والعربية والفرنسية والإسبانية من الصباح إلى الليل، وفي اللغات الأقلّ طلبًا بموعد. اسألونا عن مواعيد لغتكم.',
            ),
          ),
          question(
            'arabic',
            t('Which Arabic is taught?', 'أي عربية تُدرَّس؟'),
            paragraph(
              'Standard Arabic, which is understood everywhere but not what people speak at home. So from the third month on our tutors add what people say in your city.',
              'العربية الفصحى المعاصرة، وهي ما يفهمه الجميع ولا يتحدّثه أحد في بيته. لذلك يضيف مدرّسونا، منذ الشهر الثالث، ما يقوله الناس في شوارع مدينتكم.',
            ),
          ),
          question(
            'smallest',
            t('What is the smallest group?', 'ما أصغر مجموعة؟'),
            paragraph(
              'Twenty-five places for a year. A place can be passed on once a quarter, so that a learner who stops makes room for one who is waiting.',
              'خمسة وعشرون مقعدًا لسنة. ويمكن أن ينتقل المقعد من موظف إلى آخر مرة كل ربع سنة، فيُفسح من يتوقّف مكانًا لمن ينتظر.',
            ),
          ),
          question(
            'signon',
            t('Does it work with our platform?', 'هل تعمل مع منصّتنا؟'),
            paragraph(
              'Learners use your single sign-on, and hours and levels arrive in Totara each night. Other platforms are possible through their standard interfaces; we look at yours before we promise.',
              'يدخل المتعلّمون بالدخول الموحّد، وتعود الساعات والمستويات إلى Totara كل ليلة. والربط بمنصّات أخرى ممكن عبر واجهاتها القياسية، وننظر في منصّتكم قبل أن نعد.',
            ),
          ),
          question(
            'must',
            t('Should we make it compulsory?', 'هل نجعلها إلزامية؟'),
            paragraph(
              'We advise against it. We know of no group that was made to learn and was still learning after a year. Offer places, give people time, and let colleagues see the first people who speak it.',
              'لا ننصح بذلك. لا نعرف مجموعة أُلزمت بالتعلّم وبقيت عليه بعد سنة. اعرضوا المقاعد، وامنحوا الوقت، وأبرزوا من يتحدّث بها أوّلًا.',
            ),
          ),
          question(
            'voice',
            t('What happens to the recordings of voices?', 'ماذا يحدث لتسجيلات الأصوات؟'),
            paragraph(
              'Pronunciation is compared while the learner speaks, under Rosetta Stone’s terms, which we go through with your data protection officer. We ask for no recordings and receive none; your platform receives only times and levels.',
              'يُقارن النطق في أثناء الكلام وفق شروط Rosetta Stone، ونراجعها مع مسؤول حماية البيانات لديكم. نحن لا نطلب تسجيلات ولا تصلنا، وما يصل إلى منصّتكم أوقات ومستويات فقط.',
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
        title: t('Try Rosetta Stone with five of your people', 'جرّبوا Rosetta Stone مع خمسة من موظفيكم'),
        interest: t('Rosetta Stone', 'Rosetta Stone'),
        messageLabel: t('Which languages, and for how many people?', 'ما اللغات المطلوبة، ولكم شخصًا؟'),
        points: [
          point(
            'daniel',
            'Daniel or one of his tutors calls you within one working day, in Arabic or English.',
            'يتصل بكم دانيال أو أحد المدرّسين خلال يوم عمل واحد، بالعربية أو الإنجليزية.',
          ),
          point(
            'trial',
            'Five of your people try the program for two weeks, with one live lesson each.',
            'يجرّب خمسة من موظفيكم البرنامج أسبوعين، ولكل منهم درس مباشر.',
          ),
          point(
            'plan',
            'You receive a plan for the first group, with hours, levels, word list and price.',
            'تصلكم خطة المجموعة الأولى: الساعات والمستويات وقائمة الكلمات والسعر.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

import { media, picture, type SeedPage, t } from '#seed/define.ts'

export const whyChooseUs = {
  slug: 'why-choose-us',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Why choose us', 'لماذا نحن'),
        title: t('Why 300 organisations chose iLearn', 'لماذا اختارت ٣٠٠ جهة iLearn'),
        subtitle: t(
          'Here are the reasons they gave, the promises we make in writing, and the figures to check both.',
          'إليكم ما ذكرته هذه الجهات من أسباب، وما نتعهّد به كتابةً، والأرقام التي تتحقّقون بها من الأمرين.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('Read customer stories', 'اقرؤوا قصص العملاء'),
        secondaryButtonLink: '/customer-stories',
        mainImage: picture('hero-why'),
        image_alt: t(
          'Four cards: a calendar with the promised day, a line in Arabic first, data in Riyadh, and a signed audit record',
          'أربع بطاقات: تقويم فيه يوم الموعد، وسطر بالعربية أوّلًا، وبيانات في الرياض، وسجلّ تدقيق معتمد',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#E6EBFF',
        blobStrokeColor: '#FFB224',
        topLeftBlobColor: '#DDF4F1',
        bottomLeftBlobColor: '#FFE1DB',
        bottomRightBlobColor: '#FFEBC4',
      },
    },
    {
      order: 2,
      block_type: 'KEY_MESSAGES',
      content: {
        title: t('Five reasons our customers give', 'خمسة أسباب يذكرها عملاؤنا'),
        subtitle: t(
          'After the first year we asked each of them what they would tell a friend in the same job.',
          'سألنا كل عميل بعد عامه الأول: بماذا تنصحون زميلًا في مثل موقعكم؟',
        ),
        messages: [
          {
            id: 'one-team',
            accent: 'primary',
            figure: t('10 years', '١٠ سنوات'),
            title: t('One team, from the plan to the third year', 'فريق واحد، من الخطة إلى العام الثالث'),
            text: t(
              'The consultant who draws up your plan remains your contact and works beside the engineers who build it. Your project is never handed from one team to another. This is the reason most often given by the 41 customers who have been with us for ten years or more.',
              'المستشار الذي يضع خطتكم يبقى مسؤولًا عنها، ويعمل إلى جانب المهندسين الذين ينفّذونها. فلا ينتقل مشروعكم من فريق إلى آخر. وهذا أكثر سبب يذكره عملاؤنا الواحد والأربعون الذين مضت على عملهم معنا عشر سنوات أو أكثر.',
            ),
            image: picture('key-one-team'),
            image_alt: t(
              'Four colleagues above a band with four steps: plan, build, launch, support',
              'أربعة زملاء، وتحتهم شريط بأربع خطوات: نخطّط ونبني ونطلق وندعم',
            ),
          },
          {
            id: 'arabic-first',
            accent: 'coral',
            figure: t('260 courses', '٢٦٠ دورة'),
            title: t('Arabic written first, not translated', 'عربية تُكتب أوّلًا ولا تُترجم'),
            text: t(
              'Each course has two authors in Amman. The Arabic author begins; the English author then writes what an English reader needs to do the same job. 260 of our 420 catalogue courses have been written or rewritten in this way since 2019, and both versions became a fifth shorter.',
              'لكل دورة كاتبان في عمّان. يبدأ كاتب العربية، ثم يكتب زميله ما يحتاج إليه قارئ الإنجليزية ليؤدّي العمل نفسه. ومنذ عام ٢٠١٩ كُتبت بهذه الطريقة أو أُعيدت كتابتها ٢٦٠ من دورات مكتباتنا البالغة ٤٢٠، فجاءت أقصر بمقدار الخُمس في اللغتين.',
            ),
            image: picture('key-arabic-first'),
            image_alt: t(
              '“Close the valve first”, written first in Arabic by one author and then in English by another',
              'جملة «أغلق الصمّام أوّلًا» يكتبها كاتب العربية، ثم زميله بالإنجليزية',
            ),
          },
          {
            id: 'your-data',
            accent: 'teal',
            figure: t('99.97%', '٩٩٫٩٧٪'),
            title: t('Your data stays in your region', 'بياناتكم تبقى في منطقتكم'),
            text: t(
              'Platforms of Saudi customers run in Riyadh and are copied to Jeddah once a day; records and backups do not leave the Kingdom. Over the past thirty days they were available 99.97% of the time. Course publishers abroad receive a number instead of a name.',
              'تعمل منصّات عملائنا السعوديين في الرياض، ولها نسخة يومية في جدة، ولا تغادر السجلّات ولا نسخها الاحتياطية المملكة. وكانت متاحة ٩٩٫٩٧٪ من الوقت في آخر ثلاثين يومًا. أمّا ناشرو الدورات في الخارج فيصلهم رقم بدل الاسم.',
            ),
            image: picture('key-your-data'),
            image_alt: t(
              'A map with two servers, Riyadh and its daily copy in Jeddah, inside one locked circle',
              'خريطة عليها خادم الرياض ونسخته اليومية في جدة، داخل دائرة واحدة مقفلة',
            ),
          },
          {
            id: 'audit',
            accent: 'saffron',
            figure: t('61 visits', '٦١ زيارة'),
            title: t('We sit beside you when the auditor comes', 'نجلس معكم حين يأتي المدقّق'),
            text: t(
              'We have done so 61 times. Each record on the platform says which rule it meets, which version of the course was taken, on what day, and who signed. At Tilal Bank the audit used to take nine days. In 2026 it took three.',
              'حضرنا حتى اليوم ٦١ زيارة تدقيق. في كل سجلّ على المنصّة: اللائحة التي يستوفيها، ونسخة الدورة، واليوم، ومن اعتمد. في بنك تلال كانت الزيارة تستغرق تسعة أيام، وانتهت في عام ٢٠٢٦ خلال ثلاثة.',
            ),
            image: picture('key-audit'),
            image_alt: t(
              'A training record with its version, date and signature under a magnifying glass',
              'سجلّ تدريب برقم نسخته وتاريخه وتوقيعه تحت عدسة مكبّرة',
            ),
          },
          {
            id: 'numbers',
            accent: 'primary',
            figure: t('3 lists', '٣ قوائم'),
            title: t('Reports that managers act on', 'تقارير يتبعها عمل'),
            text: t(
              'A hospital group showed us a dashboard with 23 charts. We replaced it with three lists: who may do all of their tasks today, whose certificate expires within thirty days, and who needs a word. A branch manager at Tilal Bank reads such a page on Sunday morning in less than a minute.',
              'عرضت علينا مجموعة مستشفيات لوحة فيها ٢٣ رسمًا بيانيًا، فوضعنا مكانها ثلاث قوائم: من يحقّ له اليوم أن يؤدّي كل مهامّه، ومن تنتهي شهادته خلال ثلاثين يومًا، ومن يحتاج إلى حديث مباشر. يقرأ مثل هذه الصفحة مدير الفرع في بنك تلال صباح الأحد في أقلّ من دقيقة.',
            ),
            image: picture('key-numbers'),
            image_alt: t(
              '36 of 41 people are ready today, four certificates expire within a month, five people need a word',
              '٣٦ من ٤١ جاهزون اليوم، وأربع شهادات تنتهي خلال شهر، وخمسة يحتاجون إلى حديث مباشر',
            ),
          },
        ],
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        layout: 'cards',
        mainTitle: t('What you notice in an ordinary week', 'ما تلاحظونه في أسبوع عادي'),
        mainSubtitle: t(
          'Long after launch day, on a Tuesday in the second year.',
          'بعد الإطلاق بزمن، في يوم ثلاثاء من العام الثاني.',
        ),
        backgroundColor: '#FFF8EC',
        features: [
          {
            id: 'a-name-on-the-phone',
            title: t('People who know your academy', 'من يعرفون أكاديميتكم'),
            description: t(
              '<p>Whoever takes your call has your academy on the screen in seconds. Between them, Riyadh, Dubai and Amman answer from Sunday to Friday.</p>',
              '<p>من يردّ عليكم تكون أكاديميتكم على شاشته في ثوانٍ. وتتناوب الرياض ودبي وعمّان على أيام الأسبوع من الأحد إلى الجمعة.</p>',
            ),
            imageSrc: media('benefit-support.svg'),
          },
          {
            id: 'one-feed',
            title: t('People move, courses follow', 'ينتقل الموظف فتتبعه دوراته'),
            description: t(
              '<p>Every night the platform reads seven fields from your HR system. An employee who changes roles on Sunday has the new list of courses on Monday. We have connected 112 systems so far.</p>',
              '<p>تقرأ المنصّة كل ليلة سبعة حقول من نظام الموارد البشرية. من تغيّرت وظيفته يوم الأحد وجد قائمته الجديدة يوم الاثنين. ربطنا حتى اليوم ١١٢ نظامًا.</p>',
            ),
            imageSrc: media('benefit-connect.svg'),
          },
          {
            id: 'without-a-signal',
            title: t('Lessons without a signal', 'دروس بلا شبكة'),
            description: t(
              '<p>Lessons of six minutes are saved on the phone and resume at the same sentence. At Qamra Health nurses take 64% of their lessons offline.</p>',
              '<p>دروس من ستّ دقائق تُحفظ على الهاتف وتُستأنف من الجملة نفسها. وفي قمرة الصحية ينجز طاقم التمريض ٦٤٪ من دروسه دون اتصال.</p>',
            ),
            imageSrc: media('benefit-phone.svg'),
          },
          {
            id: 'moved-without-loss',
            title: t('A move without a lost record', 'انتقال لا يضيع فيه سجلّ'),
            description: t(
              '<p>In four years we have moved 38 platforms. We rehearse until the list of differences is empty; only then do we choose a weekend.</p>',
              '<p>نقلنا في أربع سنوات ٣٨ منصّة. نجرّب نقل السجلّات حتى تخلو قائمة الفروق، وعندها فقط نحدّد عطلة الأسبوع.</p>',
            ),
            imageSrc: media('benefit-shield.svg'),
          },
          {
            id: 'people-who-may-complain',
            title: t('A pilot group tries it first', 'مجموعة تجريبية قبل الجميع'),
            description: t(
              '<p>Sixty of your people try everything first. We fix what trips them up before the rest of the company sees it.</p>',
              '<p>يجرّب ستّون من موظفيكم كل شيء قبل غيرهم. وما يتعثّرون فيه نُصلحه قبل أن يراه الباقون.</p>',
            ),
            imageSrc: media('benefit-pilot.svg'),
          },
          {
            id: 'fewer-courses',
            title: t('A course list that stays short', 'قائمة دورات تبقى قصيرة'),
            description: t(
              '<p>Four times a year we go through the list with you and take out the courses that go unused. So far only two have been asked back.</p>',
              '<p>نراجع معكم القائمة أربع مرّات في السنة، ونحذف منها ما لا يُستخدم. ولم يُطلب منّا حتى اليوم أن نعيد إلا دورتين.</p>',
            ),
            imageSrc: media('benefit-catalogue.svg'),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'FEATURES',
      content: {
        layout: 'numbered',
        mainTitle: t('Five promises in your contract', 'خمسة وعود مكتوبة في عقدكم'),
        mainSubtitle: t('Each has a number or a date that you can hold us to.', 'لكل وعد رقم أو موعد تحاسبوننا عليه.'),
        features: [
          {
            id: 'answer',
            title: t('An answer within one working day', 'ردّ خلال يوم عمل واحد'),
            description: t(
              '<p>From January to October 2026 we kept this for 1,904 of 1,911 requests from customers’ training teams. Faisal called the other seven himself.</p>',
              '<p>من يناير إلى أكتوبر ٢٠٢٦ وفينا بذلك في ١٬٩٠٤ طلبات من فرق التدريب لدى عملائنا، ومجموعها ١٬٩١١. أمّا أصحاب الطلبات السبعة الباقية فاتصل بهم فيصل بنفسه.</p>',
            ),
          },
          {
            id: 'eight-weeks',
            title: t('A bespoke course in eight weeks', 'دورة مخصّصة في ثمانية أسابيع'),
            description: t(
              '<p>The delivery date is in the contract. For every week that we are late you pay five per cent less.</p>',
              '<p>يوم التسليم مكتوب في العقد. وعن كل أسبوع نتأخّره تدفعون أقلّ بخمسة في المئة.</p>',
            ),
          },
          {
            id: 'reachable',
            title: t('Available 99.9% of every month', 'منصّة متاحة ٩٩٫٩٪ من كل شهر'),
            description: t(
              '<p>You receive the figure, measured from outside, by the fifth of the following month. If a month falls below it, you do not pay for hosting that month.</p>',
              '<p>يصلكم الرقم قبل الخامس من الشهر التالي، مقيسًا من خارج شبكتنا. والشهر الذي ينزل عن هذا الحدّ لا تدفعون أجر استضافته.</p>',
            ),
          },
          {
            id: 'rewritten-by-2027',
            title: t(
              'All 420 courses in Arabic first by 31 December 2027',
              'كل دوراتنا، وعددها ٤٢٠، بالعربية أوّلًا بحلول ٣١ ديسمبر ٢٠٢٧',
            ),
            description: t(
              '<p>Today 260 are done and 160 are left. We report the count in our monthly newsletter.</p>',
              '<p>أنجزنا منها ٢٦٠، وبقيت ١٦٠. ونذكر العدد الجديد في نشرتنا كل شهر.</p>',
            ),
          },
          {
            id: 'leaving',
            title: t(
              'All your data within ten working days if you leave',
              'وإن غادرتم، كل بياناتكم خلال عشرة أيام عمل',
            ),
            description: t(
              '<p>Courses, records and certificates in open formats, free of charge, and an engineer to answer your next provider’s questions. Then we delete our copy and confirm it in writing.</p>',
              '<p>الدورات والسجلّات والشهادات بصيغ مفتوحة ودون رسوم، ومهندس يجيب عن أسئلة من يأتي بعدنا. ثم نحذف نسختنا ونؤكّد ذلك كتابةً.</p>',
            ),
          },
        ],
      },
    },
    {
      order: 6,
      block_type: 'CTA',
      content: {
        title: t('Compare us with the others', 'قارنونا بغيرنا'),
        subtitle: t(
          '<p>Send the same two courses to us and to everyone else on your list. Within five working days we show you an academy with your brand and your courses, and you can compare.</p>',
          '<p>أرسلوا الدورتين نفسيهما إلينا وإلى كل من في قائمتكم. وخلال خمسة أيام عمل نريكم أكاديمية بهويّتكم ودوراتكم، فتقارنون.</p>',
        ),
        buttonText: t('Send us two courses', 'أرسلوا إلينا دورتين'),
        buttonLink: '/contact',
      },
    },
  ],
} satisfies SeedPage

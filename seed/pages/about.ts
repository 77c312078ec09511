import { media, picture, type SeedPage, t } from '#seed/define.ts'

export const about = {
  slug: 'about',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('About us', 'من نحن'),
        title: t('The people behind three hundred academies', 'فريق يقف خلف ثلاثمئة أكاديمية'),
        subtitle: t(
          'We are about 140 people in Riyadh, Dubai and Amman. We build learning platforms and courses, and stay to look after both.',
          'نحن نحو ١٤٠ شخصًا في الرياض ودبي وعمّان. نبني منصّات التعلّم ودوراتها، ونبقى لرعايتها.',
        ),
        primaryButtonText: t('Talk to us', 'تحدّثوا إلينا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('Meet the team', 'تعرّفوا على الفريق'),
        secondaryButtonLink: '/our-team',
        mainImage: picture('about-hero'),
        image_alt: t(
          'Six colleagues at a long table, behind them the skylines of Riyadh, Dubai and Amman',
          'ستّة زملاء خلف طاولة طويلة، ووراءهم معالم الرياض ودبي وعمّان',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#FFE1DB',
        bottomRightBlobColor: '#FFEBC4',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'start',
        eyebrow: t('Who we are', 'حكايتنا'),
        title: t('We began with one hospital and a borrowed server', 'بدأنا بمستشفى واحد وجهاز خادم مستعار'),
        text: t(
          '<p>In 2009 three of us rented two rooms in Riyadh and put a first course online: hand hygiene, for the nurses of one hospital, in Arabic. More people finished it in a week than the classroom had reached in a year. The hospital asked for a second course, and then for us to look after all of them.</p><p>We have done that ever since. Dubai followed in 2013, Amman, where our courses are written and recorded, in 2016. Today <strong>300 organisations</strong> learn with us, 41 of them for ten years or more, and 2.4 million people signed in last year. We still take on only as many new academies as we can look after properly.</p>',
          '<p>في عام ٢٠٠٩ استأجر ثلاثة منّا غرفتين في الرياض ونشروا أول دورة على الإنترنت: نظافة اليدين لممرّضي مستشفى واحد، وبالعربية. وأنهاها في أسبوع واحد عدد يفوق كل من درّبتهم القاعة في سنة. فطلب المستشفى دورة ثانية، ثم طلب أن نتولّى دوراته كلها.</p><p>وهذا عملنا منذ ذلك الحين. افتتحنا مكتب دبي عام ٢٠١٣، ثم مكتب عمّان عام ٢٠١٦، وفيه تُكتب دوراتنا وتُسجَّل. تتعلّم معنا اليوم <strong>٣٠٠ جهة</strong>، منها ٤١ منذ عشر سنوات أو أكثر، وسجّل الدخول إلى منصّاتنا العام الماضي ٢٫٤ مليون متعلّم. وما زلنا لا نقبل من الأكاديميات الجديدة إلا ما نقدر على رعايته كما ينبغي.</p>',
        ),
        image: picture('about-who'),
        image_alt: t(
          'Three colleagues at a table, above them three steps of a lesson: see it, try it, keep it',
          'ثلاثة زملاء على طاولة، وفوقهم ثلاث خطوات لدرس: شاهد وجرّب وثبّت',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('How people learn and thrive with us', 'كيف يتعلّم الناس معنا ويتقدّمون'),
        mainSubtitle: t(
          'Four steps, the same for a bank with four thousand people and a workshop with ninety.',
          'أربع خطوات، هي نفسها لبنك فيه أربعة آلاف موظف ولورشة فيها تسعون.',
        ),
        tabs: [
          {
            id: 'tab-listen',
            title: t('We listen', 'نستمع'),
            description: t(
              '<p>We spend the first two weeks where the work is done: on a ward, in a depot, behind a counter. We ask what goes wrong on an ordinary day, who gets asked for help, and what an auditor wants to see. Only then do we talk about software.</p>',
              '<p>نقضي الأسبوعين الأولين حيث يجري العمل: في أجنحة المستشفى وفي المستودع وخلف شبّاك الفرع. نسأل عمّا يتعثّر في يوم عادي، وعمّن يلجأ إليه الزملاء، وعمّا يطلبه المدقّق. وبعد ذلك فقط نتحدّث عن البرمجيات.</p>',
            ),
            imageSrc: picture('about-listen'),
            imageAlt: t(
              'A nurse tells how she learns on night shift, and a designer takes notes',
              'ممرّضة تحكي كيف تتعلّم في المناوبة الليلية، ومصمّمة تدوّن',
            ),
          },
          {
            id: 'tab-build',
            title: t('We build', 'نبني'),
            description: t(
              '<p>Engineers connect the platform to your HR system and single sign-on while designers turn your rules and manuals into lessons, in Arabic first. Every Thursday you see what is new and tell us what is wrong with it, so there are no surprises at the end.</p>',
              '<p>يربط المهندسون المنصّة بنظام الموارد البشرية والدخول الموحّد، ويحوّل المصمّمون لوائحكم وأدلّتكم إلى دروس تُكتب بالعربية أوّلًا. وكل خميس نعرض عليكم الجديد وتقولون لنا ما لا يعجبكم فيه، فلا مفاجآت في النهاية.</p>',
            ),
            imageSrc: picture('about-build'),
            imageAlt: t(
              'The storyboard of a course on hand hygiene, with a remark: shorter, please',
              'لوحة القصة لدورة نظافة اليدين، وعليها ملاحظة تطلب الاختصار',
            ),
          },
          {
            id: 'tab-launch',
            title: t('We launch', 'نطلق'),
            description: t(
              '<p>A pilot group of sixty people goes first and tells us what does not work. We fix what they find, train your administrators on real tasks and launch branch by branch. On the first morning one of us is in your office, and others are on the phone in ours.</p>',
              '<p>تبدأ مجموعة تجريبية من ستّين موظفًا، وتخبرنا بما لا يعمل. نُصلح ما يجدونه، وندرّب مشرفيكم على مهامّ حقيقية، ثم نفتح المنصّة فرعًا بعد فرع. وفي الصباح الأول يكون أحدنا في مكتبكم، وفي مكتبنا من يردّ على الهاتف.</p>',
            ),
            imageSrc: picture('about-launch'),
            imageAlt: t(
              'Launch day: three sites, and 1,284 people signed in so far',
              'يوم الإطلاق: ثلاثة مواقع و١٬٢٨٤ شخصًا سجّلوا الدخول حتى الآن',
            ),
          },
          {
            id: 'tab-stay',
            title: t('We stay', 'نبقى'),
            description: t(
              '<p>The people who planned your academy remain your contacts. Each quarter we look at the figures together, take out courses that changed nothing and improve those that nearly did. When a rule changes, the lesson changes before the deadline, and the old record is kept.</p>',
              '<p>من خطّط أكاديميتكم يبقى مسؤولًا عنها. نراجع الأرقام معًا كل ربع سنة، فنحذف الدورات التي لم تغيّر شيئًا، ونُصلح التي أوشكت أن تنفع. وحين تتغيّر لائحة، يتغيّر الدرس قبل حلول الموعد، ويبقى السجلّ القديم محفوظًا.</p>',
            ),
            imageSrc: picture('about-stay'),
            imageAlt: t(
              'A video call over the October report: 84% certified on time',
              'مكالمة مرئية حول تقرير أكتوبر: ٨٤٪ نالوا الشهادة في موعدها',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('What we are working towards', 'إلى أين نمضي'),
        mainSubtitle: t(
          'Every employee learns one thing a day, in their own language, that makes tomorrow easier.',
          'أن يتعلّم كل موظف، بلغته، شيئًا واحدًا كل يوم يسهّل عليه الغد.',
        ),
        backgroundColor: '#FFF8EC',
        titleBlob: { color: '#FFEBC4' },
        rightBlob: { color: '#DDF4F1' },
        leftBlob: { color: '#FFE1DB' },
        features: [
          {
            id: 'value-plain',
            title: t('Say it plainly', 'الوضوح'),
            description: t(
              '<p>Short words in lessons, in contracts and on the phone. If we are going to be late, you hear it from us first.</p>',
              '<p>كلمات بسيطة في الدروس والعقود والمكالمات. وإن تأخّرنا في أمر، عرفتموه منّا قبل غيرنا.</p>',
            ),
            imageSrc: media('value-plain.svg'),
            imageAlt: t('A speech bubble with one short line', 'فقاعة حوار فيها سطر قصير'),
          },
          {
            id: 'value-both',
            title: t('Both languages, from the start', 'اللغتان معًا من البداية'),
            description: t(
              '<p>Arabic is written, not translated. Each course has two authors who argue until both versions are good.</p>',
              '<p>العربية عندنا تُكتب ولا تُترجم. لكل دورة كاتبان يتناقشان حتى تستقيم النسختان.</p>',
            ),
            imageSrc: media('value-both.svg'),
            imageAlt: t(
              'Two pages, one written from the left and one from the right',
              'صفحتان، إحداهما تُكتب من اليسار والأخرى من اليمين',
            ),
          },
          {
            id: 'value-useful',
            title: t('Useful at work on Sunday', 'فائدة تظهر في العمل يوم الأحد'),
            description: t(
              '<p>A course is good when people do something better at work. We ask two weeks later, and report what we hear.</p>',
              '<p>الدورة الجيّدة هي التي يتحسّن بعدها العمل. نسأل بعد أسبوعين، وننقل إليكم ما نسمعه كما هو.</p>',
            ),
            imageSrc: media('value-useful.svg'),
            imageAlt: t('A key with a star for its handle', 'مفتاح مقبضه نجمة'),
          },
          {
            id: 'value-stay',
            title: t('We stay with you', 'نبقى معكم'),
            description: t(
              '<p>We would rather look after an academy for ten years than sell ten of them. 41 customers have held us to it.</p>',
              '<p>نفضّل أن نرعى أكاديمية واحدة عشر سنوات على أن نبيع عشرًا. وقد فعلنا ذلك مع ٤١ عميلًا.</p>',
            ),
            imageSrc: media('value-stay.svg'),
            imageAlt: t('A tree with deep roots', 'شجرة عميقة الجذور'),
          },
        ],
      },
    },
    {
      order: 6,
      block_type: 'CTA',
      content: {
        title: t('Come by, or let us come to you', 'زورونا، أو نأتي إليكم'),
        subtitle: t(
          '<p>An hour in Riyadh, Dubai or Amman, or at your office. Tell us what your people should be able to do, and we will tell you honestly what it takes.</p>',
          '<p>ساعة في الرياض أو دبي أو عمّان، أو في مقرّكم. أخبرونا بما ينبغي أن يتقنه موظفوكم، ونخبركم بصراحة بما يتطلّبه ذلك.</p>',
        ),
        buttonText: t('Arrange a meeting', 'رتّبوا لقاء معنا'),
        buttonLink: '/contact',
        imageUrl: media('office-riyadh.webp'),
        image_alt: t('Our office in Riyadh', 'مكتبنا في الرياض'),
      },
    },
  ],
} satisfies SeedPage

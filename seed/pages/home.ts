import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'

export const home = {
  slug: 'home',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        title: t('Learning platforms your people come back to', 'منصّات تعلّم يعود إليها موظفوكم'),
        subtitle: t(
          'Since 2009 we have built, stocked and run academies for 300 organisations in the Gulf and beyond, in Arabic and English.',
          'منذ عام ٢٠٠٩ نبني الأكاديميات الرقمية ونزوّدها بالمحتوى ونشغّلها لـ٣٠٠ جهة في الخليج وخارجه، بالعربية والإنجليزية.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('See the solutions', 'تعرّفوا على الحلول'),
        secondaryButtonLink: '#solutions',
        watchVideoText: t('Watch the film', 'شاهدوا الفيلم'),
        videoUrl: media('film.mp4'),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#DDE4FF',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#FFB224',
        bottomRightBlobColor: '#FF6B57',
        sliderImages: [
          {
            id: 'slide-skills-map',
            src: picture('skills-map'),
            narrowImage: picture('skills-map-close'),
            alt: t(
              'A skills map with eight axes; negotiation is the biggest gap',
              'خريطة مهارات بثمانية محاور، وأكبر فجوة فيها التفاوض',
            ),
          },
          {
            id: 'slide-dashboard',
            src: picture('dashboard'),
            narrowImage: picture('dashboard-close'),
            alt: t(
              'A learner’s page: three courses with progress rings, one ready to resume',
              'صفحة متعلّمة: ثلاث دورات بحلقات تقدّم، وإحداها جاهزة للمتابعة',
            ),
          },
          {
            id: 'slide-lesson-phone',
            src: picture('lesson-phone'),
            narrowImage: picture('lesson-phone-close'),
            alt: t(
              'A lesson on a phone with a question, saved for use offline',
              'درس على الهاتف مع سؤال، محفوظ للاستخدام دون اتصال',
            ),
          },
          {
            id: 'slide-catalogue',
            src: picture('catalogue'),
            narrowImage: picture('catalogue-close'),
            alt: t('A library of six courses with cover drawings', 'مكتبة فيها ستّ دورات بأغلفة مرسومة'),
          },
          {
            id: 'slide-certificate',
            src: picture('certificate'),
            narrowImage: picture('certificate-close'),
            alt: t('A certificate made out to Yousef Amin', 'شهادة باسم يوسف أمين'),
          },
        ],
      },
    },
    {
      order: 2,
      block_type: 'WELCOME',
      content: {
        title: t(
          'Choosing a platform is the easy part. Our work is to have <strong>a nurse on night shift, a driver in Jubail and a branch manager in Amman</strong> learn from it, week after week.',
          'اختيار المنصّة أسهل ما في الأمر. أمّا أن تتعلّم منها، أسبوعًا بعد أسبوع، <strong>ممرّضة في مناوبة ليلية وسائق في الجبيل ومديرة فرع في عمّان</strong>، فذلك عملنا.',
        ),
        text: t(
          '<p>We are about 140 people: engineers, instructional designers, narrators and the consultants who answer when you call. The people who plan your academy are still working on it in its third year.</p>',
          '<p>فريقنا نحو ١٤٠ شخصًا: مهندسون ومصمّمو تعليم ومعلّقون صوتيون ومستشارون يردّون حين تتصلون. ومن يخطّط لأكاديميتكم اليوم يبقى معها في عامها الثالث.</p>',
        ),
        buttonText: t('About iLearn', 'المزيد عن iLearn'),
        buttonLink: '/about',
        figures: [
          {
            id: 'figure-learners',
            value: t('2.4', '٢٫٤'),
            unit: t('million', 'مليون'),
            label: t('learners signed in last year', 'متعلّم سجّلوا الدخول العام الماضي'),
          },
          {
            id: 'figure-customers',
            value: t('300', '٣٠٠'),
            label: t('customers, 41 of them for ten years or more', 'عميل، منهم ٤١ معنا منذ عشر سنوات أو أكثر'),
          },
          {
            id: 'figure-founded',
            value: t('2009', '٢٠٠٩'),
            label: t('the year we began, in two rooms in Riyadh', 'عام انطلاقنا من غرفتين في الرياض'),
          },
          {
            id: 'figure-offices',
            value: t('3', '٣'),
            label: t('offices: Riyadh, Dubai and Amman', 'مكاتب: الرياض ودبي وعمّان'),
          },
        ],
      },
    },
    {
      order: 3,
      block_type: 'SOLUTIONS',
      content: {
        mainTitle: t('Six ways to teach, one team behind them', 'ستّ طرق للتعليم، وفريق واحد خلفها'),
        mainSubtitle: t(
          'Take one or combine several: one sign-in, one report, one number to call.',
          'اختاروا واحدة أو اجمعوا بينها: دخول موحّد وتقرير واحد ورقم واحد تتصلون به.',
        ),
        solutions: [
          {
            id: 'solution-totara',
            title: t('Totara', 'Totara'),
            description: t(
              'Learning, performance and skills in one suite that you own. We host it in your region, connect it to your HR system and train your administrators.',
              'التعلّم والأداء والمهارات في منظومة واحدة تملكونها. نستضيفها في منطقتكم ونربطها بنظام الموارد البشرية وندرّب مشرفيكم عليها.',
            ),
            path: '/solutions/totara-suite',
            image: picture('solution-totara'),
            narrowImage: picture('solution-totara-close'),
            image_alt: t(
              'A learner’s page with three courses and a certificate just issued',
              'صفحة متعلّمة فيها ثلاث دورات وشهادة صدرت للتوّ',
            ),
            accent: 'teal',
            children: [
              { id: 'solution-totara-learn', label: t('Learn', 'Learn'), path: '/solutions/totara-learn' },
              { id: 'solution-totara-perform', label: t('Perform', 'Perform'), path: '/solutions/totara-perform' },
              { id: 'solution-totara-mobile', label: t('Mobile', 'Mobile'), path: '/solutions/totara-mobile' },
              {
                id: 'solution-totara-integrations',
                label: t('Integrations', 'الربط'),
                path: '/solutions/totara-integrations',
              },
            ],
          },
          {
            id: 'solution-open-edx',
            title: t('Open edX', 'Open edX'),
            description: t(
              'Courses for tens of thousands at once, hosted for you and styled in your brand.',
              'دورات لعشرات الآلاف في وقت واحد، نستضيفها لكم ونصوغها بهويّتكم.',
            ),
            path: '/solutions/open-edx',
            image: picture('solution-open-edx'),
            narrowImage: picture('solution-open-edx-close'),
            image_alt: t('A video lecture with its place in the course', 'محاضرة مصوّرة وموضعها من الدورة'),
            accent: 'coral',
          },
          {
            id: 'solution-opensesame',
            title: t('OpenSesame', 'OpenSesame'),
            description: t(
              'Ready-made courses from hundreds of publishers, picked for your roles.',
              'دورات جاهزة من مئات الناشرين، نختار منها ما يناسب وظائفكم.',
            ),
            path: '/solutions/opensesame',
            image: picture('solution-opensesame'),
            narrowImage: picture('solution-opensesame-close'),
            image_alt: t(
              'Three course covers; the one in front is picked for nurses',
              'ثلاثة أغلفة دورات، والأمامي منها مختار للتمريض',
            ),
            accent: 'saffron',
          },
          {
            id: 'solution-catalogues',
            title: t('iLearn Catalogues', 'مكتبات iLearn'),
            description: t(
              '420 short courses of our own, 260 of them written in Arabic first.',
              '٤٢٠ دورة قصيرة من إنتاجنا، ٢٦٠ منها كُتبت بالعربية أوّلًا.',
            ),
            path: '/solutions/ilearn-catalogues',
            image: picture('solution-catalogues'),
            narrowImage: picture('solution-catalogues-close'),
            image_alt: t('Covers of short courses, side by side', 'أغلفة دورات قصيرة جنبًا إلى جنب'),
            accent: 'primary',
          },
          {
            id: 'solution-bespoke',
            title: t('Bespoke content', 'محتوى مخصّص'),
            description: t(
              'From a policy on paper to a course that people remember, in about eight weeks.',
              'من سياسة مكتوبة إلى دورة تعلق في الذهن، في نحو ثمانية أسابيع.',
            ),
            path: '/solutions/bespoke-content',
            image: picture('solution-bespoke'),
            image_alt: t('A written page, its sketch and the finished lesson', 'صفحة مكتوبة ومسوّدتها ثم الدرس الجاهز'),
            accent: 'saffron',
          },
          {
            id: 'solution-rosetta',
            title: t('Rosetta Stone', 'Rosetta Stone'),
            description: t(
              'Twenty-five languages for teams that work across borders, with live tutoring.',
              'خمس وعشرون لغة لفرق تعمل عبر الحدود، مع دروس مباشرة.',
            ),
            path: '/solutions/rosetta-stone',
            image: picture('solution-rosetta'),
            image_alt: t('Good morning in four languages, in speech bubbles', 'تحيّة الصباح بأربع لغات في فقاعات حوار'),
            accent: 'primary',
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'ink',
        imageSide: 'end',
        title: t('Clear for managers, ready for auditors', 'واضح للمدير، جاهز للمدقّق'),
        points: [
          {
            id: 'point-one-page',
            text: t(
              'Every manager has one page: who is done, who is late, who needs a nudge.',
              'صفحة واحدة لكل مدير: من أنهى ومن تأخّر ومن يحتاج إلى تذكير.',
            ),
          },
          {
            id: 'point-certificates',
            text: t(
              'Certificates renew themselves and remind their holders 30 days ahead.',
              'شهادات تتجدّد تلقائيًا وتذكّر أصحابها قبل انتهائها بثلاثين يومًا.',
            ),
          },
          {
            id: 'point-records',
            text: t(
              'Each record keeps its date, its version and the person who signed it off.',
              'سجلّ لكل إنجاز: تاريخه ونسخته ومن اعتمده.',
            ),
          },
        ],
        buttonText: t('How reporting works', 'كيف تعمل التقارير'),
        buttonLink: '/solutions/totara-learn',
        image: picture('team-view'),
        narrowImage: picture('team-view-close'),
        image_alt: t(
          'A manager’s view: four people, their progress and who needs a reminder',
          'لوحة المدير: أربعة موظفين ومستوى تقدّمهم ومن يحتاج إلى تذكير',
        ),
      },
    },
    {
      order: 5,
      block_type: 'LOGOS',
      content: {
        title: t(
          '300 organisations learn with us, from airlines to hospitals',
          '٣٠٠ جهة تتعلّم معنا، من شركات الطيران إلى المستشفيات',
        ),
        logos: logosOf(
          'sahab-air',
          'rimal-energy',
          'qamra-health',
          'tilal-bank',
          'dhow-logistics',
          'wadi-telecom',
          'ghaf-retail',
          'hajar-steel',
        ),
      },
    },
    {
      order: 7,
      block_type: 'INSIGHTS',
      content: {
        title: t('Insights and events', 'مقالات وفعاليات'),
        buttonText: t('All resources', 'كل المصادر'),
        buttonLink: '/resources',
      },
    },
    {
      order: 8,
      block_type: 'CTA',
      content: {
        title: t('See it with your own courses in it', 'شاهدوا المنصّة وفيها دوراتكم'),
        subtitle: t(
          '<p>Send us two of your courses. Within five working days we will show you an academy with your brand, your people and your language.</p>',
          '<p>أرسلوا إلينا اثنتين من دوراتكم، ونعرض عليكم خلال خمسة أيام عمل أكاديمية بهويّتكم وموظفيكم ولغتكم.</p>',
        ),
        buttonText: t('Request a demo', 'اطلبوا عرضًا'),
        buttonLink: '/contact',
        people: [
          {
            id: 'faisal-al-otaibi',
            name: t('Faisal, Riyadh', 'فيصل، الرياض'),
            portrait: media('person-faisal-al-otaibi.webp'),
          },
          { id: 'lina-haddad', name: t('Lina, Amman', 'لينا، عمّان'), portrait: media('person-lina-haddad.webp') },
          { id: 'omar-khalil', name: t('Omar, Dubai', 'عمر، دبي'), portrait: media('person-omar-khalil.webp') },
        ],
      },
    },
  ],
} satisfies SeedPage

import { media, picture, type SeedPage, t } from '#seed/define.ts'

export const ourPartners = {
  slug: 'our-partners',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Our partners', 'شركاؤنا'),
        title: t('The partners behind our academies', 'شركاء أكاديمياتنا'),
        subtitle: t(
          'Twelve companies whose products and skills go into our academies. You have one contract and one number to call: ours.',
          'اثنتا عشرة شركة تدخل منتجاتها وخبراتها في أكاديمياتنا. ولكم عقد واحد ورقم واحد تتصلون به: رقمنا.',
        ),
        primaryButtonText: t('Talk to us', 'تحدّثوا إلينا'),
        primaryButtonLink: '/contact',
        secondaryButtonText: t('See our clients', 'تعرّفوا على عملائنا'),
        secondaryButtonLink: '/our-clients',
        mainImage: picture('hero-partners'),
        image_alt: t(
          'Four pieces of a puzzle, platforms, courses, voices and hosting, join around an academy',
          'أربع قطع متشابكة: المنصّات والدورات والأصوات والاستضافة، وفي وسطها الأكاديمية',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#E6EBFF',
        bottomRightBlobColor: '#FFE1DB',
      },
    },
    {
      order: 2,
      block_type: 'LOGO_WALL',
      content: {
        title: t('Our twelve partners and what they do', 'شركاؤنا الاثنا عشر، وما يقدّمه كل منهم'),
        subtitle: t(
          'We work with a partner for a year before we name it here. Two have left this page since 2020; ask us why.',
          'نعمل مع الشريك سنة كاملة قبل أن نكتب اسمه هنا. ومنذ عام ٢٠٢٠ رفعنا من هذه الصفحة اسمين، ونخبركم بالسبب إن سألتم.',
        ),
        groups: [
          {
            id: 'products',
            title: t('Products we bring you', 'منتجات نقدّمها لكم'),
            description: t(
              'Made by others; sold, set up and looked after by us. When something goes wrong, we talk to the maker so that you do not have to.',
              'يصنعها غيرنا، ونحن نبيعها ونجهّزها ونرعاها. وإذا تعطّل شيء خاطبنا الشركة الصانعة نيابة عنكم.',
            ),
            logos: [
              {
                id: 'totara',
                name: t('Totara', 'Totara'),
                src: media('partner-totara.webp'),
                description: t(
                  'The suite for learning, performance and skills. We host it in the region, connect it to your HR system and have edited its Arabic screen by screen.',
                  'منظومة للتعلّم والأداء والمهارات. نستضيفها في المنطقة ونربطها بنظام الموارد البشرية، وقد حرّرنا عربيتها شاشة شاشة.',
                ),
                linkText: t('Totara from iLearn', 'حلول Totara من iLearn'),
                path: '/solutions/totara-suite',
                accent: 'teal',
              },
              {
                id: 'open-edx',
                name: t('Open edX', 'Open edX'),
                src: media('partner-open-edx.webp'),
                description: t(
                  'The open-source platform for courses with very large numbers of learners. We host and customise it; our largest single course, at Wadi Telecom, has 31,000.',
                  'منصّة مفتوحة المصدر للدورات ذات الأعداد الكبيرة. نستضيفها ونخصّصها، وأكبر دورة عليها عندنا فيها ٣١ ألف متعلّم من وادي للاتصالات.',
                ),
                linkText: t('Open edX from iLearn', 'حلول Open edX من iLearn'),
                path: '/solutions/open-edx',
                accent: 'coral',
              },
              {
                id: 'opensesame',
                name: t('OpenSesame', 'OpenSesame'),
                src: media('partner-opensesame.webp'),
                description: t(
                  'A marketplace with some 30,000 courses. Maya and her colleagues in Dubai choose the few that suit your roles and replace those that are not finished.',
                  'سوق فيها نحو ٣٠ ألف دورة. تنتقي منها مايا وزملاؤها في دبي القليل الذي يناسب وظائفكم، ويستبدلون ما لا يُستكمل.',
                ),
                linkText: t('OpenSesame from iLearn', 'دورات OpenSesame من iLearn'),
                path: '/solutions/opensesame',
                accent: 'saffron',
              },
              {
                id: 'rosetta-stone',
                name: t('Rosetta Stone', 'Rosetta Stone'),
                src: media('partner-rosetta-stone.webp'),
                description: t(
                  'Twenty-five languages with live tutoring. We form the groups, fit the hours into the roster and report who can now serve customers in a second language.',
                  'خمس وعشرون لغة مع دروس مباشرة. نشكّل المجموعات، ونضع ساعاتها في جدول المناوبات، ونبلّغكم بمن صار قادرًا على خدمة العملاء بلغة ثانية.',
                ),
                linkText: t('Rosetta Stone from iLearn', 'برامج Rosetta Stone من iLearn'),
                path: '/solutions/rosetta-stone',
                accent: 'primary',
              },
            ],
          },
          {
            id: 'making-courses',
            title: t('Partners for making courses', 'شركاء في صناعة الدورات'),
            description: t(
              'Our authors and our studio are in Amman. For work that they cannot do alone, they call on these four.',
              'كتّابنا واستوديو التسجيل في عمّان. وما لا ينجزونه وحدهم يستعينون فيه بهذه الشركات الأربع.',
            ),
            logos: [
              {
                id: 'midad-voices',
                name: t('Midad Voices', 'مداد للأصوات'),
                src: picture('partner-midad-voices'),
                description: t(
                  'Narrators in eleven languages, from Beirut to Lahore. Their Urdu, Hindi and Bengali voices narrate the heat course of Rimal Energy.',
                  'معلّقون بإحدى عشرة لغة، من بيروت إلى لاهور. أصواتهم بالأردية والهندية والبنغالية هي التي تروي دورة الحرّ في رمال للطاقة.',
                ),
                linkText: t('How we make courses', 'كيف نصنع الدورات'),
                path: '/solutions/bespoke-content',
              },
              {
                id: 'lawha-design',
                name: t('Lawha Design', 'لوحة للتصميم'),
                src: picture('partner-lawha-design'),
                description: t(
                  'Illustrators in Irbid who draw each scene twice, once from the left and once from the right. They help us when three courses are due in the same month.',
                  'رسّامون من إربد يرسمون كل مشهد مرّتين، من اليسار ومن اليمين. يعينوننا كلما اجتمعت ثلاث دورات في شهر واحد.',
                ),
                linkText: t('See bespoke content', 'المحتوى المخصّص'),
                path: '/solutions/bespoke-content',
              },
              {
                id: 'tarjuman',
                name: t('Tarjuman', 'ترجمان'),
                src: picture('partner-tarjuman'),
                description: t(
                  'Translators for every language beyond Arabic and English. They are sworn translators for safety and law, and each has worked in the trade that the text is about.',
                  'مترجمون لكل لغة غير العربية والإنجليزية. وهم محلّفون في السلامة والقانون، وقد عمل كل منهم في المهنة التي يترجم لها.',
                ),
              },
              {
                id: 'qalam-publishing',
                name: t('Qalam Publishing', 'قلم للنشر'),
                src: picture('partner-qalam-publishing'),
                description: t(
                  'Publishes our authors’ handbooks on paper, for sites where phones are left at the gate. Seventy of our catalogue courses come with such a booklet.',
                  'تطبع كتيّبات كتّابنا على الورق، للمواقع التي تُترك فيها الهواتف عند البوّابة. ولسبعين دورة من مكتباتنا كتيّب منها.',
                ),
                linkText: t('See our catalogues', 'مكتبات iLearn'),
                path: '/solutions/ilearn-catalogues',
              },
            ],
          },
          {
            id: 'running-academies',
            title: t('Partners for running academies', 'شركاء في إدارة الأكاديميات'),
            description: t(
              'Hosting, security, HR data and events.',
              'الاستضافة والأمن وبيانات الموارد البشرية والفعاليات.',
            ),
            logos: [
              {
                id: 'sahl-cloud',
                name: t('Sahl Cloud', 'سهل للحوسبة السحابية'),
                src: picture('partner-sahl-cloud'),
                description: t(
                  'The data centre in Riyadh where our Saudi customers’ platforms run, and the one in Jeddah that holds their daily copy.',
                  'مركز البيانات في الرياض الذي تعمل فيه منصّات عملائنا السعوديين، ومركز جدة الذي يحفظ نسختها اليومية.',
                ),
                linkText: t('How we host', 'كيف نستضيف'),
                path: '/solutions/open-edx',
              },
              {
                id: 'amana-security',
                name: t('Amana Security', 'أمانة للأمن السيبراني'),
                src: picture('partner-amana-security'),
                description: t(
                  'Tests the security of our platforms twice a year by trying to break in. Customers may read the report.',
                  'تختبر أمن منصّاتنا مرّتين في السنة بمحاولة اختراقها. ولعملائنا أن يقرؤوا تقريرها.',
                ),
              },
              {
                id: 'raqeem-hr',
                name: t('Raqeem HR', 'رقيم للموارد البشرية'),
                src: picture('partner-raqeem-hr'),
                description: t(
                  'An HR system from Jeddah that 19 of our customers use. Its nightly feed to Totara is ready-made and takes a day to set up instead of four weeks.',
                  'نظام موارد بشرية من جدة يستخدمه ١٩ من عملائنا. ربطه الليلي مع Totara جاهز، ويستغرق تجهيزه يومًا بدل أربعة أسابيع.',
                ),
                linkText: t('See integrations', 'ربط الأنظمة'),
                path: '/solutions/totara-integrations',
              },
              {
                id: 'minbar-events',
                name: t('Minbar Events', 'منبر للفعاليات'),
                src: picture('partner-minbar-events'),
                description: t(
                  'Organises our breakfasts, workshops and stands at trade fairs, and seats every guest well away from competitors.',
                  'تنظّم لقاءاتنا الصباحية وورشنا وأجنحتنا في المعارض، وتوزّع المقاعد فلا يجلس ضيف قرب منافسه.',
                ),
                linkText: t('See our events', 'فعالياتنا'),
                path: '/resources?filter=event',
              },
            ],
          },
        ],
      },
    },
    {
      order: 3,
      block_type: 'CTA',
      content: {
        title: t('Do you make a product for learning?', 'هل تصنعون منتجًا للتعلّم؟'),
        subtitle: t(
          '<p>Show it to us. Omar and Maya will try it for a week with real learners in both languages and tell you what they saw, whether or not we go on to work together.</p>',
          '<p>أرونا إيّاه. يجرّبه عمر ومايا أسبوعًا مع متعلّمين حقيقيين وباللغتين، ويخبرانكم بما رأياه، سواء عملنا معًا أم لا.</p>',
        ),
        buttonText: t('Show us your product', 'أرونا منتجكم'),
        buttonLink: '/contact',
        people: [
          { id: 'omar-khalil', name: t('Omar, Dubai', 'عمر، دبي'), portrait: media('person-omar-khalil.webp') },
          {
            id: 'maya-fernandes',
            name: t('Maya, Dubai', 'مايا، دبي'),
            portrait: media('person-maya-fernandes.webp'),
          },
        ],
      },
    },
  ],
} satisfies SeedPage

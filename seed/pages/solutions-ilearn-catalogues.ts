import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { benefit, paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsIlearnCatalogues = {
  slug: 'solutions-ilearn-catalogues',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('iLearn Catalogues', 'مكتبات iLearn'),
        title: t('420 short courses, in Arabic and in English', '٤٢٠ دورة قصيرة بالعربية والإنجليزية'),
        subtitle: t(
          'Written, drawn and recorded by our own people in Amman for offices, hospitals, shops and sites in the Gulf. Ready on your platform in a week.',
          'كتبها ورسمها وسجّلها فريقنا في عمّان لمكاتب الخليج ومستشفياته ومتاجره ومواقعه. جاهزة على منصّتكم خلال أسبوع.',
        ),
        primaryButtonText: t('Try three courses', 'جرّبوا ثلاث دورات'),
        secondaryButtonText: t('Why Arabic first', 'لماذا العربية أوّلًا'),
        secondaryButtonLink: '/resources/write-the-course-in-arabic-first',
        mainImage: picture('hero-catalogues'),
        image_alt: t(
          'The course “My first team” in front of a wall of covers: eight lessons, in Arabic and English',
          'دورة «فريقي الأول» أمام جدار من الأغلفة: ثمانية دروس بالعربية والإنجليزية',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#E6EBFF',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#DDF4F1',
        bottomRightBlobColor: '#FFB224',
      },
    },
    {
      order: 2,
      block_type: 'TABS',
      content: {
        mainTitle: t('Six catalogues, sold one by one or together', 'ستّ مكتبات، معًا أو كل واحدة على حدة'),
        mainSubtitle: t(
          'A lesson takes seven minutes on average, and a course between fifteen minutes and an hour and a half.',
          'متوسّط الدرس سبع دقائق، والدورة بين ربع ساعة وساعة ونصف.',
        ),
        buttonText: t('Ask for the list of titles', 'اطلبوا قائمة العناوين'),
        tabs: [
          tab(
            'onboarding',
            t('Onboarding', 'التهيئة'),
            t(
              '<p><strong>48 courses.</strong> A first week of twenty-five minutes a day: where things are, whom to ask, how to keep a password safe. Eight are templates that you fill with your own names and photographs.</p>',
              '<p><strong>٤٨ دورة.</strong> أسبوع أول بخمس وعشرين دقيقة في اليوم: أين يجد الموظف ما يحتاج إليه، ومن يسأل، وكيف يحفظ كلمة المرور. ثمانٍ منها قوالب تملؤونها بأسمائكم وصوركم.</p>',
            ),
            'catalogue-onboarding',
            t(
              'A first week from Sunday to Thursday with eight courses and a lunch with Omar',
              'أسبوع أول من الأحد إلى الخميس فيه ثماني دورات وغداء مع عمر',
            ),
          ),
          tab(
            'safety',
            t('Safety', 'السلامة'),
            t(
              '<p><strong>96 courses.</strong> Heat, heights, loads, traffic in the yard, fire in a tower. Most show a place and ask what is wrong with it.</p>',
              '<p><strong>٩٦ دورة.</strong> الحرّ والمرتفعات والأحمال وحركة الآليات والحريق في الأبراج. معظمها يعرض مكانًا ويسأل عن الخطأ فيه.</p>',
            ),
            'catalogue-safety',
            t(
              'A building site with four dangers to find; two are found, one of them a load overhead',
              'موقع بناء فيه أربعة أخطار، اكتُشف منها اثنان أحدهما حمل معلّق',
            ),
          ),
          tab(
            'leadership',
            t('Leadership', 'القيادة'),
            t(
              '<p><strong>74 courses.</strong> Mostly conversations: one employee is late, another is upset, a third knows more than the manager. The learner chooses what to say and sees what happens next.</p>',
              '<p><strong>٧٤ دورة.</strong> أكثرها حوارات: موظف تأخّر، وآخر استاء، وثالث أعلم من مديره. يختار المتعلّم ما يقوله ويرى أثره.</p>',
            ),
            'catalogue-leadership',
            t(
              'An employee admits that she is late; the better of two answers is a question',
              'موظفة تعترف بتأخّرها، وأفضل الجوابين سؤال',
            ),
          ),
          tab(
            'compliance',
            t('Compliance', 'الامتثال'),
            t(
              '<p><strong>92 courses.</strong> Zakat and VAT, personal data, conflicts of interest, gifts, money laundering. There are separate editions for Saudi Arabia, the Emirates and Jordan, each checked once a year by a lawyer from that country. The date of the check is on the first page.</p>',
              '<p><strong>٩٢ دورة.</strong> الزكاة وضريبة القيمة المضافة، والبيانات الشخصية، وتضارب المصالح، والهدايا، وغسل الأموال. لكل من السعودية والإمارات والأردن نسخة، يراجعها محامٍ من البلد مرة كل سنة، وتاريخ المراجعة مكتوب في الصفحة الأولى.</p>',
            ),
            'team-view',
            t(
              'A manager’s list of who is certified and who is due on Thursday; 96% are compliant',
              'قائمة مدير بمن نال الشهادة ومن موعده الخميس، ونسبة الالتزام ٩٦٪',
            ),
          ),
          tab(
            'service',
            t('Service', 'خدمة العملاء'),
            t(
              '<p><strong>64 courses.</strong> Greeting, listening, complaints, phone, chat, and how to say no and keep the customer.</p>',
              '<p><strong>٦٤ دورة.</strong> الترحيب والإصغاء والشكاوى والهاتف والمحادثة، وكيف يُعتذر عن طلب فيعود الزبون مع ذلك.</p>',
            ),
            'solution-catalogues',
            t('Course covers, the first is “Customer first”', 'أغلفة دورات، أوّلها «العميل أوّلًا»'),
          ),
          tab(
            'digital',
            t('Data and digital', 'البيانات والتقنية'),
            t(
              '<p><strong>46 courses.</strong> Reading a table, spotting a fraudulent e-mail, asking an AI assistant a good question, and running fewer meetings.</p>',
              '<p><strong>٤٦ دورة.</strong> قراءة جدول، وكشف رسالة احتيالية، وطرح سؤال جيّد على مساعد ذكي، وتقليل الاجتماعات.</p>',
            ),
            'catalogue',
            t(
              'The library of 420 courses, with “Working with data” among the first six',
              'مكتبة من ٤٢٠ دورة، وبين الستّ الأولى «العمل بالبيانات»',
            ),
          ),
        ],
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        layout: 'stairs',
        accent: 'primary',
        mainTitle: t('How we make our courses', 'كيف نصنع دوراتنا'),
        mainSubtitle: t(
          'One team of writers, one studio and one way of making lessons since 2016, so that every course feels like part of a whole.',
          'فريق كتابة واحد واستوديو واحد وطريقة واحدة منذ ٢٠١٦. فتبدو كل دورة جزءًا من كلّ واحد.',
        ),
        backgroundColor: '#FFF8EC',
        rightBlob: { color: '#FFEBC4' },
        features: [
          benefit(
            'arabic',
            t('Arabic that is not a translation', 'عربية لم تُترجم'),
            paragraph(
              'Names, streets and dishes are from here. The English edition has an author of its own.',
              'الأسماء والشوارع والأطباق من هنا، وللنسخة الإنجليزية كاتبها.',
            ),
          ),
          benefit(
            'phone',
            t('Made for the small screen', 'للشاشة الصغيرة أوّلًا'),
            paragraph(
              'If something cannot be read on a phone on the bus, we draw it again.',
              'ما لا يُقرأ على هاتف في حافلة نعيد رسمه.',
            ),
          ),
          benefit(
            'clock',
            t('Tests that save time', 'اختبار يوفّر الوقت'),
            paragraph(
              'Yearly courses open with questions. Learners who know the answers are done in four minutes.',
              'تبدأ الدورات السنوية بالأسئلة، ومن عرف الأجوبة انتهى في أربع دقائق.',
            ),
          ),
          benefit(
            'shield',
            t('Updated before the law changes', 'تُحدَّث قبل سريان النظام'),
            paragraph(
              'We deliver the new edition before a new rule takes effect. Last year that happened 31 times.',
              'نسلّم النسخة الجديدة قبل سريان اللائحة. وقد حدث ذلك العام الماضي ٣١ مرة.',
            ),
          ),
          benefit(
            'catalogue',
            t('Twenty new titles a year', 'عشرون عنوانًا جديدًا كل سنة'),
            paragraph(
              'Subscribers vote on half of them. The rest come from what our support team hears.',
              'يصوّت المشتركون على نصفها، والباقي ممّا يسمعه فريق الدعم.',
            ),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'LOGOS',
      content: {
        title: t('These customers subscribe to our catalogues', 'عملاء مشتركون في مكتباتنا'),
        logos: logosOf(
          'ghaf-retail',
          'hajar-steel',
          'rawdah-hospitals',
          'lulua-hotels',
          'marsa-ports',
          'sidra-foods',
          'tilal-bank',
          'safa-insurance',
        ),
      },
    },
    {
      order: 5,
      block_type: 'FAQ',
      content: {
        title: t('Before you subscribe', 'قبل أن تشتركوا'),
        questions: [
          question(
            'platform',
            t('Do the courses run on another provider’s platform?', 'هل تعمل الدورات على منصّة من غيركم؟'),
            paragraph(
              'Yes. They are delivered as SCORM packages or by a link, and we test them on yours with ten people before you pay.',
              'نعم. نسلّمها حزم SCORM أو عبر رابط، ونختبرها على منصّتكم مع عشرة أشخاص قبل أن تدفعوا.',
            ),
          ),
          question(
            'arabic-share',
            t('Were all of them really written in Arabic first?', 'هل كُتبت كلها بالعربية أوّلًا حقًّا؟'),
            paragraph(
              '260 were, or have been rewritten that way. The other 160 date from before 2019; their Arabic is correct but was translated, and we will have rewritten them by the end of 2027. The list of titles says which is which.',
              'كُتبت كذلك ٢٦٠ دورة أو أُعيدت كتابتها. أمّا الـ١٦٠ الباقية فأقدم من عام ٢٠١٩، عربيتها سليمة لكنها مترجمة، وسنعيد كتابتها قبل نهاية ٢٠٢٧. وقائمة العناوين تبيّن هذه من تلك.',
            ),
          ),
          question(
            'pick',
            t('Can we take just twenty courses?', 'هل يمكن أن نأخذ عشرين دورة فقط؟'),
            paragraph(
              'Yes. The smallest package is ten titles of your choice, from any catalogue, for a year. Above sixty titles a whole catalogue is usually cheaper, and we work that out for you.',
              'نعم. أصغر باقة عشرة عناوين تختارونها من أي مكتبة لمدّة سنة. وما زاد على ستّين عنوانًا فالمكتبة الكاملة أوفر في الغالب، ونحسب لكم ذلك.',
            ),
          ),
          question(
            'change',
            t('May we change a course?', 'هل يحقّ لنا تعديل دورة؟'),
            paragraph(
              'Your logo, your phone numbers and your examples can be put in by your own editors. If the content itself has to change, our authors do it in both languages; one revision per course and year is included.',
              'يستطيع محرّروكم وضع شعاركم وأرقام هواتفكم وأمثلتكم. وإن لزم تعديل المحتوى نفسه فكتّابنا يتولّونه باللغتين، والاشتراك يشمل تعديلًا واحدًا لكل دورة في السنة.',
            ),
          ),
          question(
            'end',
            t('What remains when the subscription ends?', 'ماذا يبقى حين ينتهي الاشتراك؟'),
            paragraph(
              'All records: who learned what, when, and in which edition. The courses themselves close. For ten years you can ask us for proof for an auditor.',
              'تبقى السجلّات كلها: من تعلّم ماذا ومتى وفي أي نسخة. أمّا الدورات فتُغلق. ويمكنكم أن تطلبوا منّا ما يثبت ذلك للمدقّق طوال عشر سنوات.',
            ),
          ),
          question(
            'access',
            t('Can people with impaired sight or hearing take them?', 'هل تناسب ضعاف البصر والسمع؟'),
            paragraph(
              'All films have captions in both languages, and all courses since 2021 can be taken with the keyboard and a screen reader. Of the older ones 64 still have an exercise that needs a mouse; each of these offers a text version.',
              'لكل فيديو نص مكتوب باللغتين، وكل ما صدر منذ ٢٠٢١ يُستخدم بلوحة المفاتيح وقارئ الشاشة. وفي ٦٤ دورة أقدم ما زال هناك تمرين يحتاج إلى الفأرة، ولكل منها بديل مكتوب.',
            ),
          ),
          question(
            'difference',
            t('How do they differ from OpenSesame?', 'ما الفرق بينها وبين OpenSesame؟'),
            t(
              '<p>Ours are few, and made for this region. <a href="/solutions/opensesame">OpenSesame</a> has many, from publishers all over the world. Most customers take compliance and service from our catalogues, and software or negotiation from OpenSesame.</p>',
              '<p>دوراتنا قليلة، ومصمّمة لهذه المنطقة. أمّا <a href="/solutions/opensesame">OpenSesame</a> ففيها الكثير من ناشرين حول العالم. ويأخذ معظم عملائنا الامتثال وخدمة العملاء من مكتباتنا، والبرمجيات أو التفاوض من OpenSesame.</p>',
            ),
          ),
        ],
      },
    },
    {
      order: 6,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('Try three courses on your phone', 'جرّبوا ثلاث دورات على هاتفكم'),
        subtitle: t(
          'Tell us who should learn and where they work. We choose three titles and open them for twenty colleagues.',
          'أخبرونا من سيتعلّم وأين يعمل. نختار ثلاثة عناوين ونفتحها لعشرين من زملائكم.',
        ),
        interest: t('iLearn Catalogues', 'مكتبات iLearn'),
        messageLabel: t('Who is it for?', 'لمن الدورات؟'),
        points: [
          point(
            'links',
            'You receive the links within one working day, with no account to set up.',
            'تصلكم الروابط خلال يوم عمل واحد، بلا حساب ولا تجهيز.',
          ),
          point(
            'weeks',
            'Your twenty people have two weeks, and answer three questions about what they think.',
            'ولزملائكم العشرين أسبوعان، ثم يخبروننا برأيهم في ثلاثة أسئلة.',
          ),
          point(
            'answers',
            'You get their answers unedited, with our quotation.',
            'وتصلكم أجوبتهم كما هي، ومعها عرض السعر.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { benefit, paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsOpenedx = {
  slug: 'solutions-openedx',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Open edX', 'Open edX'),
        title: t('Courses for thirty thousand people at once', 'دورات لثلاثين ألف متعلّم في وقت واحد'),
        subtitle: t(
          'We host Open edX in Saudi Arabia, give it your brand and rehearse the first day with you, so that it holds no surprises.',
          'نستضيف Open edX داخل السعودية، ونصوغها بهويّتكم، ونتدرّب معكم على اليوم الأول فلا يحمل مفاجآت.',
        ),
        primaryButtonText: t('See a course running', 'شاهدوا دورة تعمل'),
        secondaryButtonText: t('How 31,000 people started', 'كيف بدأ ٣١ ألفًا معًا'),
        secondaryButtonLink: '/resources/the-morning-thirty-thousand-people-open-one-course',
        mainImage: picture('hero-open-edx'),
        image_alt: t(
          'A lecture in week two of six, below it the faces of learners and a note: 8,412 enrolled',
          'محاضرة في الأسبوع الثاني من ستّة، وتحتها وجوه المتعلّمين وعبارة: ٨٬٤١٢ ملتحقًا',
        ),
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFE1DB',
        blobStrokeColor: '#FF6B57',
        topLeftBlobColor: '#FFEBC4',
        bottomLeftBlobColor: '#FFE1DB',
        bottomRightBlobColor: '#FF6B57',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'mist',
        imageSide: 'end',
        eyebrow: t('What it is', 'ما هي المنصّة'),
        title: t('Built for universities, at home in large companies', 'بُنيت للجامعات، وتناسب الشركات الكبيرة'),
        text: t(
          '<p>Open edX began as the platform of two universities that wanted to teach anyone who asked. You pay for hosting and support, not for a licence per learner. It suits a ministry that trains every teacher or a telecom company with a new product; for yearly certificates <a href="/solutions/totara-learn">Totara Learn</a> is the better tool.</p>',
          '<p>بدأت Open edX منصّةً لجامعتين أرادتا تعليم كل من يطلب العلم. تدفعون مقابل الاستضافة والدعم، لا مقابل رخصة عن كل متعلّم. وهي تناسب وزارة تدرّب المعلّمين كلهم وشركة اتصالات تطلق منتجًا. أمّا الشهادات السنوية فأداتها الأنسب <a href="/solutions/totara-learn">Totara Learn</a>.</p>',
        ),
        image: picture('edx-window'),
        image_alt: t(
          'Week two of a course on reading a balance sheet: a film, and a bar with two weeks filled',
          'الأسبوع الثاني من دورة في قراءة الميزانية: فيديو وشريط امتلأ منه أسبوعان',
        ),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        layout: 'board',
        accent: 'coral',
        mainTitle: t('What you get with Open edX from iLearn', 'ما تحصلون عليه مع Open\u00a0edX من iLearn'),
        mainSubtitle: t(
          'The software is free. These six things are what we add.',
          'البرنامج مجّاني، وهذه الأمور الستّة هي ما نضيفه.',
        ),
        backgroundColor: '#FFFFFF',
        features: [
          benefit(
            'people',
            t('Ready for the first minute', 'جاهزون للدقيقة الأولى'),
            paragraph(
              'Servers sized for thousands who press the same button at once, tested four weeks ahead.',
              'خوادم تتّسع لآلاف يضغطون الزرّ نفسه معًا، نختبرها قبل أربعة أسابيع.',
            ),
          ),
          benefit(
            'arabic',
            t('Arabic on every screen', 'عربية في كل شاشة'),
            paragraph(
              'Course pages, e-mails, certificates and the studio. Where the translation had gaps, we filled them.',
              'في صفحات الدورة والرسائل والشهادات والاستوديو. وما نقص من الترجمة أكملناه.',
            ),
          ),
          benefit(
            'brand',
            t('Your brand, not ours', 'هويّتكم لا هويّتنا'),
            paragraph(
              'Colours, type and certificate follow your guidelines, and survive each upgrade.',
              'الألوان والخطّ والشهادة على هويّتكم، وتبقى بعد كل ترقية.',
            ),
          ),
          benefit(
            'connect',
            t('Single sign-on', 'دخول موحّد'),
            paragraph(
              'People sign in with the account they already have. Grades go back to your system overnight.',
              'يدخل الناس بحسابهم المعتاد، وتعود الدرجات إلى نظامكم كل ليلة.',
            ),
          ),
          benefit(
            'forum',
            t('A forum with quick answers', 'منتدى سريع الإجابة'),
            paragraph(
              'We train your mentors. In one course this year the first answer took 41 minutes on average.',
              'ندرّب مرشديكم. وفي إحدى دورات هذا العام كان متوسّط انتظار الجواب الأول ٤١ دقيقة.',
            ),
          ),
          benefit(
            'certificate',
            t('Certificates that can be checked', 'شهادات يمكن التحقّق منها'),
            paragraph(
              'Each has a web address, where an employer sees the name, the course and the grade.',
              'لكل شهادة عنوان على الشبكة يرى فيه صاحب العمل الاسم والدورة والدرجة.',
            ),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'LOGOS',
      content: {
        title: t('These customers teach large classes on Open edX', 'جهات تعلّم أعدادًا كبيرة على Open edX'),
        logos: logosOf(
          'wadi-telecom',
          'manar-university',
          'noor-schools',
          'qafila-rail',
          'tilal-bank',
          'rawdah-hospitals',
        ),
      },
    },
    {
      order: 5,
      block_type: 'TABS',
      content: {
        mainTitle: t('From an empty server to the last certificate', 'من خادم فارغ إلى آخر شهادة'),
        mainSubtitle: t(
          'A first course usually opens ten weeks after you sign. This is what happens from then on.',
          'تُفتح الدورة الأولى عادة بعد عشرة أسابيع من توقيع العقد، وهذا ما يجري بعد ذلك.',
        ),
        buttonText: t('Plan your first course', 'خطّطوا لدورتكم الأولى'),
        tabs: [
          tab(
            'set-up',
            t('Set up', 'التجهيز'),
            t(
              '<p>In the first two weeks we set up the platform in its data centre, with your web address, a security certificate and three copies: one for work, one for tests, one for learners. <strong>You see the real platform from day eight</strong>, still empty. Single sign-on is connected first, since everything else depends on it.</p>',
              '<p>في أول أسبوعين نجهّز المنصّة في مركز البيانات بعنوانكم على الشبكة وشهادة أمان، وبثلاث نسخ: نسخة للعمل، ونسخة للاختبار، ونسخة للمتعلّمين. <strong>ومنذ اليوم الثامن ترون المنصّة الحقيقية</strong>، وهي ما زالت فارغة. ونبدأ بربط الدخول الموحّد، فكل ما بعده ينتظره.</p>',
            ),
            'integrations-sso',
            t(
              'A sign-in page with one button for the account that people already have',
              'صفحة دخول فيها زرّ واحد للحساب الذي لدى الموظفين أصلًا',
            ),
          ),
          tab(
            'author',
            t('Build courses', 'بناء الدورات'),
            paragraph(
              'Your teachers build in the studio, and our designers work beside them on the first course. Films are cut to six minutes and captioned in both languages; after each film there is an exercise.',
              'يبني مدرّسوكم الدورة في الاستوديو، ويعمل مصمّمونا معهم في الدورة الأولى. نقصّ الفيديو إلى ستّ دقائق ونضيف إليه نصًّا مكتوبًا باللغتين، وبعد كل فيديو تمرين.',
            ),
            'edx-course',
            t(
              'A question under the film is answered: suppliers are paid first',
              'سؤال تحت الفيديو وجوابه: المورّدون أوّلًا',
            ),
          ),
          tab(
            'open',
            t('Launch', 'الافتتاح'),
            paragraph(
              'Before the invitations go out we rehearse the first hour twice, once by program and once with two hundred of your people. On the day an engineer is on duty, and you see live how many have come in from each site.',
              'قبل إرسال الدعوات نتدرّب على الساعة الأولى مرّتين: مرة ببرنامج، ومرة مع مئتين من موظفيكم. وفي يوم الافتتاح يناوب مهندس، وترون أوّلًا بأوّل كم دخل من كل موقع.',
            ),
            'about-launch',
            t(
              'Sunday, twenty to ten: how many have come in from Riyadh, Jeddah and Dammam',
              'الأحد، العاشرة إلا ثلثًا: كم دخل حتى الآن من الرياض وجدة والدمام',
            ),
          ),
          tab(
            'accompany',
            t('Keep people learning', 'المتابعة'),
            paragraph(
              'Large courses lose people in week two. Every morning your mentors get a short list: who has stopped, at which step, and which three questions in the forum are still open. A personal message brings back about one in four.',
              'تفقد الدورات الكبيرة متعلّميها في الأسبوع الثاني. لذلك تصل إلى المرشدين كل صباح قائمة قصيرة: من توقّف، وعند أي خطوة، وأي ثلاثة أسئلة بقيت في المنتدى بلا جواب. ورسالة شخصية تعيد واحدًا من كل أربعة تقريبًا.',
            ),
            'edx-forum',
            t(
              'Yara asks whether rent is a debt; a mentor answers, and Anas asks a follow-up',
              'يارا تسأل إن كان الإيجار دينًا، فيجيبها مرشد ويتابع أنس السؤال',
            ),
          ),
          tab(
            'close',
            t('Review', 'المراجعة'),
            paragraph(
              'Grades are final within three days. You receive the results by region and by question, because a question that half of the class got wrong is usually a bad question. Then we decide together what to change in the second run.',
              'تُعتمد الدرجات خلال ثلاثة أيام. وتصلكم النتائج بحسب المنطقة وبحسب السؤال، فالسؤال الذي يخطئ فيه نصف المتعلّمين سؤال سيّئ في الغالب. ثم نقرّر معًا ما الذي سيتغيّر في الدفعة الثانية.',
            ),
            'certificate',
            t('A certificate of completion with a seal and a signature', 'شهادة إتمام عليها ختم وتوقيع'),
          ),
        ],
      },
    },
    {
      order: 6,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'ink',
        imageSide: 'start',
        eyebrow: t('Hosting and customisation', 'الاستضافة والتخصيص'),
        title: t('Your data in Riyadh, a daily copy in Jeddah', 'بياناتكم في الرياض، ونسخة يومية في جدة'),
        text: paragraph(
          'Backups and log files included. Whatever we change for you is documented, tested and yours to keep.',
          'بما فيها النسخ الاحتياطية وسجلّات الخوادم. وكل ما نعدّله لكم موثّق ومختبَر، وهو ملككم.',
        ),
        points: [
          point(
            'uptime',
            '99.97% available in the last 30 days; the other eleven minutes were announced maintenance.',
            'متاحة بنسبة ٩٩٫٩٧٪ في آخر ٣٠ يومًا، والدقائق الإحدى عشرة الباقية صيانة معلنة.',
          ),
          point(
            'upgrade',
            'We take each new release after three months, tested with a copy of your courses.',
            'ننتقل إلى كل إصدار جديد بعد ثلاثة أشهر، وقد جرّبناه على نسخة من دوراتكم.',
          ),
          point(
            'extensions',
            'New exercise types, payment and identity checks come with their source code.',
            'أنواع جديدة من التمارين، والدفع، والتحقّق من الهوية، ومعها شيفرتها المصدرية.',
          ),
          point(
            'duty',
            'An engineer is on duty when you open a course, Ramadan evenings included.',
            'مهندس مناوب في أيام افتتاح دوراتكم، وفي أمسيات رمضان أيضًا.',
          ),
        ],
        buttonText: t('Ask our engineers', 'اسألوا مهندسينا'),
        buttonLink: '/contact',
        image: picture('edx-hosting'),
        image_alt: t(
          'Main data centre in Riyadh, daily copy in Jeddah, and a month with eleven minutes of maintenance',
          'مركز أساسي في الرياض ونسخة يومية في جدة، وشهر فيه إحدى عشرة دقيقة صيانة',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('Questions about Open edX', 'أسئلة عن Open edX'),
        subtitle: paragraph(
          'Asked in meetings, mostly by IT departments.',
          'طُرحت في اجتماعاتنا، وأكثرها من إدارات تقنية المعلومات.',
        ),
        questions: [
          question(
            'price',
            t('If it is open source, what do we pay for?', 'ما دامت مفتوحة المصدر، فعلامَ ندفع؟'),
            paragraph(
              'For servers, set-up and customisation, and a yearly fee that depends on the busiest hour you expect, not on the number of accounts.',
              'تدفعون ثمن الخوادم والتجهيز والتخصيص، ورسمًا سنويًا يُحسب على أكثر الساعات ازدحامًا لا على عدد الحسابات.',
            ),
          ),
          question(
            'leave',
            t('Can we leave and take everything with us?', 'هل نستطيع أن نغادر ومعنا كل شيء؟'),
            paragraph(
              'Yes. Courses, users, grades and our extensions are handed over in open formats within ten working days, and another provider can continue from there. The contract says so.',
              'نعم. نسلّمكم الدورات والمستخدمين والدرجات والإضافات بصيغ مفتوحة خلال عشرة أيام عمل، ويستطيع مزوّد آخر أن يكمل منها. وهذا مكتوب في العقد.',
            ),
          ),
          question(
            'small',
            t('There are four hundred of us. Is it too big?', 'نحن أربعمئة موظف، هل هي أكبر من حاجتنا؟'),
            paragraph(
              'Probably. With fewer than about two thousand learners you would pay for capacity that nobody uses. Unless you teach the public as well, look at Totara first.',
              'على الأرجح. فدون ألفي متعلّم تقريبًا تدفعون ثمن سعة لا يستعملها أحد. وما لم تكونوا تعلّمون الجمهور أيضًا، فابدؤوا بالنظر في Totara.',
            ),
          ),
          question(
            'mobile',
            t('Is there an app?', 'هل لها تطبيق؟'),
            paragraph(
              'There are open-source apps for iPhone and Android that we can publish under your name. Films can be saved for offline use; some exercises still need a connection, and we tell you which.',
              'لها تطبيقان مفتوحا المصدر لهواتف آيفون وأندرويد، وننشرهما باسمكم. يمكن حفظ الفيديو لمشاهدته دون اتصال، وتبقى تمارين تحتاج إلى اتصال، ونحدّدها لكم.',
            ),
          ),
          question(
            'elsewhere',
            t('Can you host outside Saudi Arabia?', 'هل تستضيفون المنصّة خارج السعودية؟'),
            paragraph(
              'Yes, where your law asks for it. Riyadh and Jeddah are our standard; for customers in the Emirates and Jordan we set up the same pair in their own country, which adds about three weeks.',
              'نعم، حيث يطلب نظام بلدكم ذلك. الرياض وجدة خيارنا المعتاد، ولعملائنا في الإمارات والأردن نجهّز موقعين مماثلين في بلدهم، ويضيف ذلك نحو ثلاثة أسابيع.',
            ),
          ),
          question(
            'existing',
            t('We already run Open edX. Would you take it over?', 'لدينا Open edX تعمل، فهل تتولّونها؟'),
            paragraph(
              'Gladly, after an inspection of one week. We look at the version, the changes made to it and the backups, restore one of them while you watch, and give you a list of what to fix before we take responsibility.',
              'بكل سرور، بعد فحص يستغرق أسبوعًا. ننظر في النسخة وما عُدّل فيها وفي النسخ الاحتياطية، ونستعيد إحداها أمامكم، ثم نسلّمكم قائمة بما يلزم إصلاحه قبل أن نتحمّل المسؤولية.',
            ),
          ),
          question(
            'authors',
            t('How hard is it for our teachers?', 'هل يصعب استعمالها على مدرّسينا؟'),
            paragraph(
              'Most can build a first week of teaching after one day of training. Moving away from the lecture takes longer: writing the question before the film, and leaving out a third of the material.',
              'يبني معظمهم أسبوعًا تعليميًا كاملًا بعد يوم تدريب واحد. أمّا ما يطول فهو التخلّي عن المحاضرة: أن يُكتب السؤال قبل الفيديو، وأن يُحذف ثلث المادّة.',
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
        title: t('See Open edX with one of your courses', 'شاهدوا Open edX وفيها إحدى دوراتكم'),
        subtitle: t(
          'Tell us how many people will start on the same day. It is the first thing our engineers ask.',
          'أخبرونا كم شخصًا سيبدأ في اليوم نفسه، فهذا أول ما يسأل عنه مهندسونا.',
        ),
        interest: t('Open edX', 'Open edX'),
        points: [
          point(
            'answer',
            'Faisal’s team in Riyadh answers within one working day.',
            'يردّ عليكم فريق فيصل في الرياض خلال يوم عمل واحد.',
          ),
          point(
            'call',
            'In half an hour on the phone we settle numbers, languages and single sign-on.',
            'في نصف ساعة على الهاتف نتّفق على الأعداد واللغات وطريقة الدخول.',
          ),
          point(
            'platform',
            'Five working days later you see a platform with your own course in it.',
            'وبعد خمسة أيام عمل ترون منصّة فيها دورتكم.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

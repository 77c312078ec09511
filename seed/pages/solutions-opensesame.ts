import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { paragraph, point, tab } from './solution-parts.ts'

export const solutionsOpensesame = {
  slug: 'solutions-opensesame',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('OpenSesame', 'OpenSesame'),
        title: t('Thirty thousand courses. You need about sixty', 'ثلاثون ألف دورة، ويكفيكم منها نحو ستّين'),
        subtitle: t(
          'OpenSesame is a marketplace of ready-made courses from hundreds of publishers. We watch them for you and choose the few that fit your roles.',
          'OpenSesame سوق لدورات جاهزة من مئات الناشرين. نشاهدها نيابةً عنكم ونختار منها القليل الذي يناسب وظائفكم.',
        ),
        primaryButtonText: t('Get a list for one role', 'اطلبوا قائمة لوظيفة واحدة'),
        secondaryButtonText: t('How we choose', 'كيف نختار'),
        secondaryButtonLink: '/resources/how-to-choose-thirty-courses-out-of-thirty-thousand',
        mainImage: picture('hero-opensesame'),
        image_alt: t(
          'Course covers fly out of an arch; a note says: picked for you, 64 of 30,000 courses',
          'أغلفة دورات تخرج من قوس، وعبارة: مختارة لكم، ٦٤ من ٣٠ ألف دورة',
        ),
        padding: 'wide',
        backgroundColor: '#FFF8EC',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#FFB224',
        topLeftBlobColor: '#FFE1DB',
        bottomLeftBlobColor: '#DDF4F1',
        bottomRightBlobColor: '#FFB224',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'white',
        imageSide: 'start',
        eyebrow: t('Why we choose', 'لماذا نختار'),
        title: t('Too much choice helps nobody learn', 'كثرة الخيارات لا تعلّم أحدًا'),
        text: t(
          '<p>Give people thirty thousand courses, and they close the window after a minute. Give a ward nurse nine, and she takes seven. The difference is that Maya Fernandes and her colleagues in Dubai watched the others first: for Qamra Health <strong>41 courses, of which they kept nine</strong>.</p>',
          '<p>إذا أعطيتم الناس ثلاثين ألف دورة أغلقوا النافذة بعد دقيقة، وإذا أعطيتم ممرّضة تسعًا أخذت سبعًا منها. والفرق أنّ مايا فرنانديز وزملاءها في دبي شاهدوا البقيّة قبلها: شاهدوا لقمرة الصحية <strong>٤١ دورة وأبقوا تسعًا</strong>.</p>',
        ),
        points: [
          point(
            'licence',
            'One licence covers the whole marketplace; your people see the courses chosen for them.',
            'ترخيص واحد يشمل السوق كلها، ويرى موظفوكم منها ما اختير لهم.',
          ),
          point(
            'shelf',
            'Today Qamra Health uses 32 courses for nine roles.',
            'تستخدم قمرة الصحية اليوم ٣٢ دورة لتسع وظائف.',
          ),
          point(
            'request',
            'Anyone can ask for a missing subject, and gets an answer from Maya within a week.',
            'ومن افتقد موضوعًا يستطيع أن يطلبه، ويصله جواب مايا خلال أسبوع.',
          ),
        ],
        buttonText: t('Read the Qamra Health story', 'اقرؤوا قصة قمرة الصحية'),
        buttonLink: '/customer-stories/qamra-health',
        image: picture('sesame-pick'),
        image_alt: t(
          'Three of 41 courses on a list, two kept and one refused; nine chosen for Qamra Health',
          'ثلاث من ٤١ دورة في قائمة، بقيت اثنتان واستُبعدت واحدة، والمختار لقمرة الصحية تسع',
        ),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        layout: 'funnel',
        accent: 'saffron',
        mainTitle: t('What we do for you', 'ما نتولّاه عنكم'),
        mainSubtitle: t(
          'You know your people. We know the courses, and keep the list in order.',
          'أنتم تعرفون موظفيكم، ونحن نعرف الدورات ونُبقي القائمة مرتّبة.',
        ),
        backgroundColor: '#FFF8EC',
        titleBlob: { color: '#FFEBC4' },
        features: [
          {
            id: 'promise-watched',
            title: t('Watched to the end', 'نشاهدها إلى آخرها'),
            description: paragraph(
              'No course gets onto your list because of its title. One of us has taken it, test included.',
              'لا تدخل دورة قائمتكم بسبب عنوانها. واحد منّا أخذها حتى اختبارها.',
            ),
          },
          {
            id: 'promise-law',
            title: t('The law that applies to you', 'النظام الذي يسري عليكم'),
            description: paragraph(
              'We leave out courses on American and European rules. For Gulf law we offer our own.',
              'نستبعد ما يتحدّث عن أنظمة أمريكية أو أوروبية، ولأنظمة الخليج نقدّم دوراتنا.',
            ),
          },
          {
            id: 'promise-language',
            title: t('Honest about Arabic', 'صراحة في شأن العربية'),
            description: paragraph(
              'We say for each title whether its Arabic is spoken, subtitled or missing.',
              'نبيّن في كل عنوان هل العربية فيه منطوقة أم مكتوبة أم غائبة.',
            ),
          },
          {
            id: 'promise-records',
            title: t('Records on your own platform', 'السجلّات على منصّتكم'),
            description: paragraph(
              'Completions arrive with date and version, beside everything else that a person has learned.',
              'يصل الإنجاز بتاريخه ونسخته، بجانب كل ما تعلّمه الموظف.',
            ),
          },
          {
            id: 'promise-length',
            title: t('Short, or in pieces', 'قصيرة أو مجزّأة'),
            description: paragraph(
              'Half an hour is our limit. A longer course has to come in parts, or be very good.',
              'حدّنا نصف ساعة. وما زاد فليكن في أجزاء، أو ممتازًا.',
            ),
          },
          {
            id: 'promise-change',
            title: t('Reviewed four times a year', 'مراجعة أربع مرّات في السنة'),
            description: paragraph(
              'Courses that few people open are replaced within the same licence, and you decide.',
              'ما لا يفتحه إلا القليل يُستبدل ضمن الترخيص نفسه، والقرار لكم.',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t('Your course list in three weeks', 'قائمة دوراتكم في ثلاثة أسابيع'),
        mainSubtitle: t(
          'From a conversation about roles to a course on a learner’s phone.',
          'من حديث عن الوظائف إلى دورة على هاتف المتعلّم.',
        ),
        buttonText: t('Request a demo', 'اطلبوا عرضًا'),
        tabs: [
          tab(
            'roles',
            t('Roles first', 'الوظائف أوّلًا'),
            paragraph(
              'We ask for five job titles and, for each, what goes wrong on a bad day. From your answers Maya writes a page of needs: three or four sentences for each role, without jargon. You cross out what is not true.',
              'نطلب منكم خمس وظائف، ونسأل في كل منها عمّا يتعثّر في يوم سيّئ. ومن أجوبتكم تكتب مايا صفحة احتياجات: ثلاث جمل أو أربع لكل وظيفة، بلا مصطلحات معقّدة. وتشطبون أنتم ما لا يصحّ.',
            ),
            'skills-map',
            t(
              'A branch manager’s skills map; the biggest gap is negotiation, three courses long',
              'خريطة مهارات مدير فرع، وأكبر فجوة فيها التفاوض وتسدّها ثلاث دورات',
            ),
          ),
          tab(
            'pick',
            t('Choose', 'الانتقاء'),
            paragraph(
              'The marketplace’s filters leave a few hundred titles, and watching them leaves about sixty. Two of your own people try the doubtful ones for an afternoon. Their opinion counts more than ours, and more than the publisher’s.',
              'تُبقي مرشّحات السوق بضع مئات من العناوين، وتُبقي مشاهدتها نحو ستّين. ويجرّب اثنان من موظفيكم ما نتردّد فيه بعد ظهر يوم واحد، ورأيهما أرجح من رأينا ومن رأي الناشر.',
            ),
            'sesame-pick',
            t(
              'A course kept for its short scenes and good Arabic voices',
              'دورة بقيت في القائمة لقصرها وجودة أصواتها العربية',
            ),
          ),
          tab(
            'assign',
            t('Assign', 'الإسناد'),
            paragraph(
              'Each course is assigned to the people it was chosen for, with a due date and a reminder one week before.',
              'تُسند كل دورة إلى من اختيرت لهم، بموعد نهائي وتذكير قبله بأسبوع.',
            ),
            'sesame-assign',
            t(
              'A course for 126 ward nurses and 38 people at reception, due before 30 November',
              'دورة لـ١٢٦ من ممرّضي الأقسام و٣٨ من موظفي الاستقبال، موعدها قبل ٣٠ نوفمبر',
            ),
          ),
          tab(
            'first-month',
            t('The first month', 'الشهر الأول'),
            paragraph(
              'On the first Sunday managers get a message with one question: which of these would you take yourself? Teams whose manager took one finish twice as many as the others.',
              'في الأحد الأول تصل إلى المديرين رسالة فيها سؤال واحد: أي هذه الدورات ستأخذها أنت؟ والفرق التي أخذ مديرها دورة تُنهي ضعف ما ينهيه غيرها.',
            ),
            'team-view',
            t(
              'A manager’s page: four people, how far they are, and a button to remind three of them',
              'صفحة مدير: أربعة موظفين ومستوى تقدّمهم، وزرّ لتذكير ثلاثة',
            ),
          ),
          tab(
            'renew',
            t('Replace', 'الاستبدال'),
            paragraph(
              'After a quarter we look at how many of every hundred people assigned a course have taken it. Courses above fifty stay; those below fifteen are replaced.',
              'بعد ربع سنة ننظر كم أخذ الدورة من كل مئة أُسندت إليهم. ما تجاوز الخمسين يبقى، وما قلّ عن خمسة عشر يُستبدل.',
            ),
            'sesame-renew',
            t(
              'Use of eight courses in 2026; the two weakest are replaced at the same price',
              'استخدام ثماني دورات في ٢٠٢٦، والدورتان الأضعف تُستبدلان بالسعر نفسه',
            ),
          ),
          tab(
            'mix',
            t('Combine with your own', 'المزج بدوراتكم'),
            paragraph(
              'Ready-made courses work well with others. A learning path may begin with one of our lessons on Saudi labour law, go on with two titles from OpenSesame and end with a page by your own manager.',
              'تنسجم الدورات الجاهزة مع غيرها. قد يبدأ مسار التعلّم بدرس منّا عن نظام العمل السعودي، يليه عنوانان من OpenSesame، وينتهي بصفحة كتبها مديركم.',
            ),
            'catalogue',
            t('Six course covers in one library, with filters above', 'ستّة أغلفة في مكتبة واحدة، وفوقها مرشّحات'),
          ),
        ],
      },
    },
    {
      order: 5,
      block_type: 'LOGOS',
      content: {
        title: t('These customers use courses we chose for them', 'عملاء اخترنا لهم دوراتهم'),
        logos: logosOf(
          'qamra-health',
          'lulua-hotels',
          'safa-insurance',
          'zafir-motors',
          'wadi-telecom',
          'sidra-foods',
          'barq-delivery',
        ),
      },
    },
    {
      order: 7,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('Name one role, and see its courses', 'سمّوا وظيفة واحدة وشاهدوا دوراتها'),
        subtitle: t(
          'A shop manager, a nurse, a buyer: we send back seven titles with a sentence about each, free of charge.',
          'مدير متجر أو ممرّضة أو مسؤول مشتريات: نرسل إليكم سبعة عناوين وجملة عن كل منها، دون مقابل.',
        ),
        messageLabel: t(
          'Which role, and what should people in it be able to do?',
          'أي وظيفة، وماذا ينبغي أن يُحسن صاحبها؟',
        ),
        interest: t('OpenSesame', 'OpenSesame'),
        points: [
          point(
            'maya',
            'Maya or one of her colleagues replies within one working day.',
            'تردّ عليكم مايا أو أحد زملائها خلال يوم عمل.',
          ),
          point(
            'list',
            'The seven titles follow within five working days, with language and length.',
            'تصلكم العناوين السبعة خلال خمسة أيام عمل، ومعها اللغة والمدّة.',
          ),
          point(
            'try',
            'Ten of your people can try two of them for a fortnight.',
            'ويستطيع عشرة من موظفيكم تجربة اثنين منها أسبوعين.',
          ),
          point(
            'no-list',
            'If ready-made courses do not fit the role, we will tell you so.',
            'وإن لم تناسب الدورات الجاهزة تلك الوظيفة فسنقول لكم ذلك.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

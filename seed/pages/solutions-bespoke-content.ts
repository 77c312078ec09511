import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { benefit, paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsBespokeContent = {
  slug: 'solutions-bespoke-content',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Bespoke content', 'محتوى مخصّص'),
        title: t('Courses made only for your company', 'دورات تُصمَّم لشركتكم وحدها'),
        subtitle: t(
          'Your machines, your counters, your rules: we turn what your best people know into lessons, in every language your colleagues speak.',
          'آلاتكم ونوافذ خدمتكم ولوائحكم: نحوّل ما يعرفه أفضل موظفيكم إلى دروس، بكل لغة يتحدّثها زملاؤهم.',
        ),
        primaryButtonText: t('Show us a document', 'أرسلوا إلينا وثيقة'),
        secondaryButtonText: t('The Rimal Energy story', 'قصة رمال للطاقة'),
        secondaryButtonLink: '/customer-stories/rimal-energy',
        mainImage: picture('hero-bespoke'),
        image_alt: t(
          'Tariq and Rana work on scene two of a lesson, noon on site, at the same time',
          'طارق ورنا يعملان معًا على المشهد الثاني من درس: ظهيرة الموقع',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#FFEBC4',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#FFE1DB',
        bottomRightBlobColor: '#FF6B57',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'sand',
        imageSide: 'end',
        eyebrow: t('How it begins', 'كيف يبدأ الأمر'),
        title: t('We begin with your document', 'نبدأ من وثيقتكم'),
        text: t(
          '<p>We read your policy, your manual or your 54 slides, and then go and watch the work they describe. A policy says “ensure adequate hydration”; a tanker driver tells you which workers stop sweating first. An hour in the classroom usually becomes a quarter of an hour.</p>',
          '<p>نقرأ سياستكم أو دليلكم أو شرائحكم الأربع والخمسين، ثم نذهب لنرى العمل الذي تتحدّث عنه. تقول السياسة: «يجب ضمان شرب السوائل بقدر كافٍ»، ويقول سائق الصهريج أي العمّال يتوقّف عرقه أوّلًا. وتصير ساعة القاعة ربع ساعة في الغالب.</p>',
        ),
        buttonText: t('How we choose a voice', 'كيف نختار الصوت'),
        buttonLink: '/resources/choosing-the-voice-of-a-course',
        image: picture('solution-bespoke'),
        image_alt: t(
          'A corrected page of text, a sketch made from it, and the lesson on a screen',
          'صفحة نص عليها تصحيح، ومسوّدة مرسومة منها، ثم الدرس على الشاشة',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('Five kinds of lesson', 'خمسة أنواع من الدروس'),
        mainSubtitle: t(
          'Which one suits you depends on the subject and on where people learn. Often two are combined.',
          'يحدّد الموضوع ومكان التعلّم ما يناسبكم منها، وكثيرًا ما نجمع بين نوعين.',
        ),
        buttonText: t('Discuss your subject', 'حدّثونا عن موضوعكم'),
        tabs: [
          tab(
            'story',
            t('A drawn story', 'قصة مرسومة'),
            paragraph(
              'For explaining why a rule exists. One shift, one mistake, three moments at which the picture stops and the crew decides. Drawings age more slowly than films and can be changed when the uniform changes.',
              'لشرح السبب وراء القاعدة. مناوبة واحدة وخطأ واحد، وثلاث لحظات تتوقّف فيها الصورة ليقرّر الطاقم. الرسم يعيش أطول من الفيديو، ويُعدَّل حين يتغيّر الزيّ.',
            ),
            'bespoke-storyboard',
            t(
              'A script on hand hygiene in two columns, Arabic and English, timed to the second',
              'نص عن نظافة اليدين في عمودين، عربي وإنجليزي، محسوب بالثواني',
            ),
          ),
          tab(
            'conversation',
            t('A conversation', 'حوار'),
            paragraph(
              'For managers, tellers and everyone else whose work is talking to people. The learner chooses an answer and hears what follows.',
              'للمديرين وموظفي نوافذ الخدمة وكل من يقوم عمله على الحديث مع الناس. يختار المتعلّم جوابًا ويسمع ما يترتّب عليه.',
            ),
            'catalogue-leadership',
            t(
              'A dialogue with two possible answers; the chosen one makes trust grow',
              'حوار له جوابان، والجواب المختار يزيد الثقة',
            ),
          ),
          tab(
            'pocket',
            t('A phone lesson', 'درس على الهاتف'),
            paragraph(
              'For people without a desk. Five questions, one task, saved on the phone before the shift. Drivers at Dhow Logistics take theirs while the ramp goes down, nurses at Qamra Health between two rounds.',
              'لمن لا مكتب له. خمسة أسئلة ومهمّة واحدة، تُحفظ على الهاتف قبل المناوبة. يأخذه السائقون في داو للخدمات اللوجستية ومنحدر الشاحنة ينزل، والممرّضون في قمرة الصحية بين جولتين.',
            ),
            'lesson-phone',
            t(
              'Lesson three of five on lifting, taken before a shift at 14:40',
              'الدرس الثالث من خمسة عن رفع الأحمال، قبل مناوبة تبدأ ٢:٤٠ م',
            ),
          ),
          tab(
            'voice',
            t('An audio lesson', 'درس صوتي'),
            paragraph(
              'For crews who speak many languages and would rather listen than read. Our studio in Amman records Arabic and English, and directs narrators in Urdu, Hindi, Bengali, Tagalog and French.',
              'لفرق متعدّدة اللغات تفضّل الاستماع على القراءة. يسجّل استوديو عمّان العربية والإنجليزية، ويوجّه معلّقين بالأردية والهندية والبنغالية والتاغالوغية والفرنسية.',
            ),
            'bespoke-recording',
            t(
              'A narrator in the studio; Tariq asks her to say the last word more slowly',
              'معلّقة صوتية في الاستوديو، وطارق يطلب منها أن تتمهّل عند الكلمة الأخيرة',
            ),
          ),
          tab(
            'repair',
            t('A better version of an old course', 'نسخة أفضل من دورة قديمة'),
            paragraph(
              'For courses you already have. At Dhow Logistics forty people took an old one while we watched where they stopped: at minute five, in a scene that explained what they already knew. We cut it, and 27 more in every hundred reached the end. That took nine days.',
              'للدورات التي لديكم. في داو للخدمات اللوجستية أخذ أربعون موظفًا دورة قديمة ونحن نراقب أين يتركونها: عند الدقيقة الخامسة، في مشهد يشرح ما يعرفونه أصلًا. حذفناه فزاد من يُكملها ٢٧ من كل مئة، واستغرق ذلك تسعة أيام.',
            ),
            'bespoke-pilot',
            t(
              'Two curves: the first version loses people at minute five, version three keeps them',
              'منحنيان: النسخة الأولى تفقد الناس عند الدقيقة الخامسة، والثالثة تُبقيهم',
            ),
          ),
        ],
      },
    },
    {
      order: 4,
      block_type: 'FEATURES',
      content: {
        layout: 'sheet',
        accent: 'primary',
        backgroundColor: '#FFFFFF',
        mainTitle: t('What we agree from the start', 'ما نتّفق عليه من البداية'),
        mainSubtitle: t(
          'People worry that custom work will cost more and take longer than promised. So we put these six points in writing.',
          'يخشى الناس أن يكلّف الإنتاج المخصّص أكثر ممّا وُعدوا به وأن يطول أكثر. لذلك نكتب هذه النقاط الستّ في العقد.',
        ),
        features: [
          benefit(
            'clock',
            t('A date and a price', 'موعد وسعر'),
            paragraph(
              'Both are in the contract. If we are late, you pay five per cent less for each week of delay.',
              'كلاهما في العقد. وإن تأخّرنا دفعتم أقلّ بخمسة في المئة عن كل أسبوع تأخير.',
            ),
          ),
          benefit(
            'people',
            t('Six hours of your expert’s time', 'ستّ ساعات من وقت خبيركم'),
            paragraph(
              'One for the interview, two for the script, one for the recording, two for corrections.',
              'ساعة للمقابلة، وساعتان للنص، وساعة للتسجيل، وساعتان للتصحيح.',
            ),
          ),
          benefit(
            'languages',
            t('Two authors', 'كاتبان'),
            paragraph(
              'Arabic and English are written at one table. Other languages are spoken by native speakers.',
              'تُكتب العربية والإنجليزية على طاولة واحدة، واللغات الأخرى ينطقها أهلها.',
            ),
          ),
          benefit(
            'pilot',
            t('Forty people try it first', 'أربعون يجرّبونها أوّلًا'),
            paragraph(
              'We measure where they hesitate, write down what they say, and fix both.',
              'نقيس أين يتردّدون، وندوّن ما يقولون، ونُصلح هذا وذاك.',
            ),
          ),
          benefit(
            'shield',
            t('You own everything', 'كل شيء ملككم'),
            paragraph(
              'Drawings, recordings, scripts and source files, to change them as you like.',
              'الرسوم والتسجيلات والنصوص والملفّات المصدرية، ولكم أن تعدّلوها.',
            ),
          ),
          benefit(
            'report',
            t('A question two weeks later', 'سؤال بعد أسبوعين'),
            paragraph(
              'We ask learners what they do differently, and pass on every answer, including “nothing”.',
              'نسأل المتعلّمين ماذا تغيّر في عملهم، وننقل إليكم كل جواب، ومنه «لا شيء».',
            ),
          ),
        ],
      },
    },
    {
      order: 5,
      block_type: 'LOGOS',
      content: {
        title: t('We have made courses for these customers', 'صنعنا دورات لهؤلاء العملاء'),
        logos: logosOf(
          'rimal-energy',
          'sahab-air',
          'qamra-health',
          'ghaf-retail',
          'dhow-logistics',
          'qafila-rail',
          'zafir-motors',
        ),
      },
    },
    {
      order: 6,
      block_type: 'TIMELINE',
      content: {
        title: t('From your document to a course in eight weeks', 'من وثيقتكم إلى دورة في ثمانية أسابيع'),
        subtitle: t(
          'The plan for one course of fifteen to twenty-five minutes in two languages. Each further language adds four days.',
          'خطة دورة واحدة من ربع ساعة إلى خمس وعشرين دقيقة بلغتين. وكل لغة أخرى تضيف أربعة أيام.',
        ),
        steps: [
          {
            id: 'step-look',
            duration: t('Week 1', 'الأسبوع ١'),
            title: t('Look', 'نرى'),
            description: paragraph(
              'Two of us spend two days where the work is done.',
              'يقضي اثنان منّا يومين حيث يجري العمل.',
            ),
          },
          {
            id: 'step-decide',
            duration: t('Week 2', 'الأسبوع ٢'),
            title: t('Decide', 'نقرّر'),
            description: paragraph(
              'One page says what people should be able to do afterwards. You approve it or send it back.',
              'صفحة واحدة: ماذا ينبغي أن يستطيع الناس بعدها. تعتمدونها أو تعيدونها إلينا.',
            ),
          },
          {
            id: 'step-write',
            duration: t('Weeks 3 and 4', 'الأسبوعان ٣ و٤'),
            title: t('Write', 'نكتب'),
            description: paragraph(
              'Two authors write the script, with sketches beside it. Your expert hears it read aloud.',
              'يكتب كاتبان النص، وبجانبه الرسوم الأولى، ويسمعه خبيركم مقروءًا.',
            ),
          },
          {
            id: 'step-draw',
            duration: t('Week 5', 'الأسبوع ٥'),
            title: t('Draw', 'نرسم'),
            description: paragraph(
              'Scenes are laid out from the right for Arabic and from the left for English.',
              'نرسم المشاهد من اليمين للعربية ومن اليسار للإنجليزية.',
            ),
          },
          {
            id: 'step-record',
            duration: t('Week 6', 'الأسبوع ٦'),
            title: t('Record', 'نسجّل'),
            description: paragraph(
              'In our Amman studio. You can listen in from your office and stop us at any time.',
              'في استوديو عمّان. ويمكنكم الاستماع من مكتبكم وإيقافنا متى شئتم.',
            ),
          },
          {
            id: 'step-try',
            duration: t('Week 7', 'الأسبوع ٧'),
            title: t('Try', 'نجرّب'),
            description: paragraph(
              'A pilot group takes the course on their phones. What loses them is cut or remade.',
              'تأخذ مجموعة تجريبية الدورة على هواتفها. وما تنصرف عنه نحذفه أو نعيد بناءه.',
            ),
          },
          {
            id: 'step-open',
            duration: t('Week 8', 'الأسبوع ٨'),
            title: t('Launch', 'نطلق'),
            description: paragraph(
              'Assigned to those who need it. Your editors learn to change names and numbers.',
              'تُسند إلى من يحتاج إليها، ويتعلّم محرّروكم تغيير الأسماء والأرقام.',
            ),
          },
        ],
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('What customers ask before the first course', 'ما يسأله العملاء قبل الدورة الأولى'),
        questions: [
          question(
            'cost',
            t('What does a course cost?', 'كم تكلّف الدورة؟'),
            paragraph(
              'That depends on its length, the kind of lesson and the number of languages. After the first conversation you get three prices, and we tell you what each leaves out.',
              'يعتمد ذلك على الطول ونوع الدرس وعدد اللغات. بعد الحديث الأول تصلكم ثلاثة أسعار، مع ما ينقص كلًّا منها.',
            ),
          ),
          question(
            'faster',
            t('Can it go faster than eight weeks?', 'هل يمكن إنجازها في أقلّ من ثمانية أسابيع؟'),
            paragraph(
              'Three weeks is possible for five minutes without drawings: a voice, text and your own photographs. We did that twice last year, both times after an accident. For everything else we would rather start earlier.',
              'يمكن ذلك في ثلاثة أسابيع لخمس دقائق بلا رسوم: صوت ونص وصور من عندكم. فعلناه مرّتين العام الماضي، وكلتاهما بعد حادث. وما عدا ذلك نفضّل أن نبدأه مبكرًا.',
            ),
          ),
          question(
            'secret',
            t('Our procedures are confidential. How do you handle them?', 'إجراءاتنا سرّية، فكيف تتعاملون معها؟'),
            paragraph(
              'We sign your agreement before we receive the first page. Documents stay on servers in the region, only the people named in the project may open them, and they are deleted ninety days after delivery unless you want them kept.',
              'نوقّع اتفاقيتكم قبل أن نستلم الصفحة الأولى. تبقى الوثائق على خوادم داخل المنطقة، ولا يفتحها إلا من سُمّوا في المشروع، وتُحذف بعد تسعين يومًا من التسليم ما لم تطلبوا حفظها.',
            ),
          ),
          question(
            'ai',
            t('Do you use artificial intelligence?', 'هل تستخدمون الذكاء الاصطناعي؟'),
            paragraph(
              'For drafts: rough sketches, a provisional voice, a list of possible test questions. None of it reaches a learner unchecked. Final scripts, drawings and voices are made by people whose names we tell you, and your documents are not used to train anything.',
              'للمسوّدات: رسوم أولى وصوت مؤقّت وقائمة أسئلة قد يطرحها الاختبار. ولا يصل شيء منها إلى المتعلّم دون مراجعة. أمّا النصوص والرسوم والأصوات النهائية فيصنعها أشخاص نسمّيهم لكم، ولا تُستخدم وثائقكم لتدريب أي نموذج.',
            ),
          ),
          question(
            'faces',
            t('May our own people appear in it?', 'هل يمكن أن يظهر موظفونا في الدورة؟'),
            paragraph(
              'Yes, gladly. Fifteen lessons for Ghaf Retail were filmed in its shops with its staff. Everyone who appears agrees in writing and may withdraw later, so we film each scene in such a way that one person can be replaced.',
              'نعم، ويسعدنا ذلك. صُوّر خمسة عشر درسًا لغاف للتجزئة في متاجرها ومع موظفيها. وكل من يظهر يوافق كتابةً وله أن يتراجع لاحقًا، ولذلك نصوّر كل مشهد بحيث يمكن استبدال شخص فيه.',
            ),
          ),
          question(
            'update',
            t('Who keeps the course up to date?', 'من يحدّث الدورة بعد ذلك؟'),
            paragraph(
              'You or we can. The narrator records an extra half hour for later changes, and small corrections are free in the first year. After that they are charged by the hour or covered by a support contract.',
              'أنتم أو نحن. يسجّل المعلّق نصف ساعة إضافية لتعديلات لاحقة، والتصحيحات الصغيرة مجّانية في السنة الأولى. وبعدها تُحسب بالساعة أو تدخل في عقد الدعم.',
            ),
          ),
          question(
            'not',
            t('When would you advise against it?', 'متى تنصحوننا بغير ذلك؟'),
            t(
              '<p>When the subject is the same everywhere: courses on spreadsheets or basic hygiene cost a fraction of the price, from <a href="/solutions/ilearn-catalogues">our catalogues</a> or elsewhere. And when a poster at the machine would do: this year we designed four of those instead of courses.</p>',
              '<p>حين يكون الموضوع واحدًا في كل مكان. فجداول البيانات وأساسيات النظافة تُشترى بجزء يسير من الكلفة، من <a href="/solutions/ilearn-catalogues">مكتباتنا</a> أو من غيرها. وكذلك حين يكفي ملصق عند الآلة، وقد صمّمنا هذا العام أربعة ملصقات بدل أربع دورات.</p>',
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
        title: t('Tell us about your document', 'حدّثونا عن وثيقتكم'),
        subtitle: t(
          'Policy, manual or slides: say what it is about and who ought to know it. Please send nothing confidential through this form.',
          'سياسة أو دليل أو شرائح: اكتبوا موضوعها ومن ينبغي أن يعرفها. ونرجو ألّا ترسلوا عبر هذا النموذج ما هو سرّي.',
        ),
        interest: t('Bespoke content', 'محتوى مخصّص'),
        messageLabel: t('What should people be able to do?', 'ما الذي ينبغي أن يُحسنه موظفوكم؟'),
        buttonText: t('Send to our designers', 'أرسلوا إلى مصمّمينا'),
        points: [
          point(
            'lina',
            'Lina Haddad or another designer calls you within one working day.',
            'تتصل بكم لينا حدّاد أو زميل من المصمّمين خلال يوم عمل واحد.',
          ),
          point(
            'sample',
            'Five working days later you see one scene on your subject, drawn and recorded, free of charge.',
            'وبعد خمسة أيام عمل ترون مشهدًا واحدًا من موضوعكم، مرسومًا وناطقًا، بلا مقابل.',
          ),
          point(
            'figures',
            'With it come three prices and the earliest date we can promise.',
            'ومعه ثلاثة أسعار وأقرب موعد نعدكم به.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

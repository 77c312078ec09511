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
        title: t('The course that only your company can have', 'دورة لا يملكها سواكم'),
        subtitle: t(
          'Your pump, your counter, your rule of 2026: we turn what your best people know into lessons, in as many languages as you have colleagues.',
          'مضخّتكم وشبّاككم ولائحتكم لعام ٢٠٢٦: نحوّل ما يعرفه أفضل موظفيكم إلى دروس، بكل لغة يتحدّثها زملاؤهم.',
        ),
        primaryButtonText: t('Show us a document', 'أرسلوا إلينا وثيقة'),
        secondaryButtonText: t('A story from Rimal Energy', 'قصة من رمال للطاقة'),
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
        title: t('With forty pages that nobody has read', 'بأربعين صفحة لم يقرأها أحد'),
        text: t(
          '<p>Most orders begin with a document: a policy, a manual, 54 slides. We read it, and then go and look at the work it speaks about. The two rarely agree. A policy says “ensure adequate hydration”; a tanker driver says which workers stop sweating first. The lesson is made of the second kind of sentence, checked against the first.</p><p>What comes out is short. Of an hour in the classroom a quarter of an hour usually remains, and people can be asked about it afterwards.</p>',
          '<p>تبدأ معظم الطلبات بوثيقة: سياسة أو دليل أو ٥٤ شريحة. نقرؤها، ثم نذهب لنرى العمل الذي تتحدّث عنه، وقلّما يتطابقان. تقول السياسة: «يجب ضمان شرب السوائل بقدر كافٍ»، ويقول سائق الصهريج أي العمّال يتوقّف عرقه أوّلًا. من هذه الجملة الثانية نصنع الدرس، وبالأولى نراجعه.</p><p>والناتج قصير. يبقى من ساعة القاعة ربع ساعة في الغالب، ويمكن سؤال الناس عنه بعد ذلك.</p>',
        ),
        buttonText: t('How we choose a voice', 'كيف نختار الصوت'),
        buttonLink: '/resources/choosing-the-voice-of-a-course',
        image: picture('solution-bespoke'),
        image_alt: t(
          'A corrected page of text, a sketch made from it, and the lesson on a screen',
          'صفحة نصّ عليها تصحيح، ومسوّدة مرسومة منها، ثم الدرس على الشاشة',
        ),
      },
    },
    {
      order: 3,
      block_type: 'TABS',
      content: {
        mainTitle: t('Five shapes a lesson can take', 'خمسة أشكال للدرس'),
        mainSubtitle: t(
          'The subject decides, and the place where people learn. Often two are combined.',
          'يحدّدها الموضوع والمكان الذي يتعلّم فيه الناس، وكثيرًا ما نجمع بين شكلين.',
        ),
        buttonText: t('Discuss your subject', 'حدّثونا عن موضوعكم'),
        tabs: [
          tab(
            'story',
            t('A drawn story', 'قصة مرسومة'),
            paragraph(
              'For rules that have a reason. One shift, one mistake, three moments at which the picture stops and the crew decides. Drawings age slower than films, offend nobody, and can be changed when the uniform does.',
              'للقواعد التي وراءها سبب. مناوبة واحدة وخطأ واحد، وثلاث لحظات تتوقّف فيها الصورة ليقرّر الطاقم. الرسم يشيخ أبطأ من الفيديو ولا يُحرج أحدًا، ويُعدَّل حين يتغيّر الزيّ.',
            ),
            'bespoke-storyboard',
            t(
              'A script on hand hygiene in two columns, Arabic and English, timed by the second',
              'نصّ عن نظافة اليدين في عمودين، عربي وإنجليزي، محسوب بالثواني',
            ),
          ),
          tab(
            'conversation',
            t('A conversation', 'حوار'),
            paragraph(
              'For managers, tellers and whoever else works by speaking. The learner chooses an answer and hears what it sets off. We write with people who have had the conversation, and keep the sentence they regret.',
              'للمديرين وموظفي الشبّاك وكل من عمله الكلام. يختار المتعلّم جوابًا ويسمع ما يجرّه. نكتب مع من خاضوا هذا الحوار فعلًا، ونُبقي الجملة التي ندموا عليها.',
            ),
            'catalogue-leadership',
            t(
              'A dialogue with two possible answers; the chosen one makes trust grow',
              'حوار له جوابان، والجواب المختار يزيد الثقة',
            ),
          ),
          tab(
            'pocket',
            t('A lesson for the pocket', 'درس في الجيب'),
            paragraph(
              'For people without a desk. Five questions, one movement, saved on the phone before the shift. Dhow’s drivers take it while the ramp goes down; Qamra’s nurses between two rounds.',
              'لمن لا مكتب له. خمسة أسئلة وحركة واحدة، تُحفظ على الهاتف قبل المناوبة. يأخذه سائقو داو والرافعة تنزل، وممرّضات قمرة بين جولتين.',
            ),
            'lesson-phone',
            t(
              'Lesson three of five on lifting, taken before a shift at 14:40',
              'الدرس الثالث من خمسة عن رفع الأحمال، قبل مناوبة الظهيرة',
            ),
          ),
          tab(
            'voice',
            t('A voice', 'صوت'),
            paragraph(
              'For crews with many mother tongues and no wish to read. Our studio in Amman records Arabic and English itself, and directs narrators of Urdu, Hindi, Bengali, Tagalog and French. Tariq Hamdan listens along in every session, and stops it when a warning sounds like a greeting.',
              'لفرق كثيرة اللغات لا رغبة لها في القراءة. يسجّل استوديو عمّان العربية والإنجليزية، ويوجّه معلّقين بالأردية والهندية والبنغالية والتاغالوغية والفرنسية. ويستمع طارق حمدان إلى كل جلسة، ويوقفها إذا بدا التحذير كأنه ترحيب.',
            ),
            'bespoke-recording',
            t(
              'A narrator in the studio; Tariq asks her to say the last word more slowly',
              'معلّقة صوتية في الاستوديو، وطارق يطلب منها أن تتمهّل عند الكلمة الأخيرة',
            ),
          ),
          tab(
            'repair',
            t('A repair', 'إصلاح'),
            paragraph(
              'For courses you already have. At Dhow Logistics forty people took an old one while we watched where they left: at minute five, in a scene that explained what they knew. We cut it, and 27 more in a hundred reached the end. That took nine days.',
              'للدورات التي لديكم. في داو للخدمات اللوجستية أخذ أربعون موظفًا دورة قديمة ونحن نراقب أين يتركونها: عند الدقيقة الخامسة، في مشهد يشرح ما يعرفونه. حذفناه فزاد من يُكملها ٢٧ من كل مئة، واستغرق ذلك تسعة أيام.',
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
        layout: 'cards',
        accent: 'primary',
        backgroundColor: '#FFFFFF',
        mainTitle: t('What is settled from the start', 'ما نتّفق عليه من البداية'),
        mainSubtitle: t(
          'Custom work is feared for two reasons: it costs more and takes longer than was said. Hence these.',
          'يُخشى من الإنتاج المخصّص أمران: أن يكلّف أكثر ممّا قيل، وأن يطول أكثر. ولهذا نلتزم بما يأتي.',
        ),
        features: [
          benefit(
            'clock',
            t('A date and a price', 'موعد وسعر'),
            paragraph(
              'Both stand in the contract, per course. If we are late, each week costs us five per cent; if your experts are, the date moves by as many days and the price stays.',
              'كلاهما في العقد لكل دورة. إن تأخّرنا كلّفنا كل أسبوع خمسة في المئة، وإن تأخّر خبراؤكم تحرّك الموعد بعدد الأيام وبقي السعر.',
            ),
          ),
          benefit(
            'people',
            t('Six hours of your expert', 'ستّ ساعات من خبيركم'),
            paragraph(
              'One for the conversation, two on the script, one at the recording, two for corrections. We do not ask for more, as experts have a job.',
              'ساعة للحديث، وساعتان للنص، وساعة للتسجيل، وساعتان للتصحيح. ولا نطلب أكثر، فللخبراء أعمالهم.',
            ),
          ),
          benefit(
            'languages',
            t('Two authors', 'كاتبان'),
            paragraph(
              'The Arabic and the English version grow at one table. Further languages are spoken by people who live in them, and checked by a colleague of yours.',
              'تُكتب النسختان العربية والإنجليزية على طاولة واحدة. واللغات الأخرى ينطقها أهلها، ويراجعها واحد من زملائكم.',
            ),
          ),
          benefit(
            'pilot',
            t('Forty who may complain', 'أربعون من حقّهم أن يشتكوا'),
            paragraph(
              'No course is delivered that people who need it have not tried. Where they hesitate is measured, what they say is written down, and both are mended.',
              'لا نسلّم دورة لم يجرّبها من يحتاجون إليها. نقيس أين يتردّدون، وندوّن ما يقولون، ونُصلح هذا وذاك.',
            ),
          ),
          benefit(
            'shield',
            t('Yours, with all its parts', 'ملككم بكل أجزائها'),
            paragraph(
              'Drawings, recordings, scripts and source files are handed over. You may change them, or have them changed by somebody else.',
              'نسلّمكم الرسوم والتسجيلات والنصوص والملفات المصدرية. ولكم أن تعدّلوها، أو تكلّفوا غيرنا بتعديلها.',
            ),
          ),
          benefit(
            'report',
            t('A question two weeks later', 'سؤال بعد أسبوعين'),
            paragraph(
              'We ask learners what they have done differently since, and pass on the answers, including “nothing”.',
              'نسأل المتعلّمين ماذا تغيّر في عملهم منذئذ، وننقل إليكم الأجوبة، ومنها «لا شيء».',
            ),
          ),
        ],
      },
    },
    {
      order: 5,
      block_type: 'LOGOS',
      content: {
        title: t('We have written for them', 'كتبنا لهم'),
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
        title: t('Eight weeks, from paper to practice', 'ثمانية أسابيع من الورق إلى العمل'),
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
              'Two of us spend two days where the work is done, and an hour with the person whom everybody asks.',
              'يقضي اثنان منّا يومين حيث يجري العمل، وساعة مع من يسأله الجميع.',
            ),
          },
          {
            id: 'step-decide',
            duration: t('Week 2', 'الأسبوع ٢'),
            title: t('Decide', 'نقرّر'),
            description: paragraph(
              'On one page: what people should do afterwards, what is left out, which shape the lesson takes. You sign this page or throw it away.',
              'في صفحة واحدة: ماذا سيفعل الناس بعدها، وماذا نترك، وما شكل الدرس. توقّعون الصفحة أو ترمونها.',
            ),
          },
          {
            id: 'step-write',
            duration: t('Weeks 3 and 4', 'الأسبوعان ٣ و٤'),
            title: t('Write', 'نكتب'),
            description: paragraph(
              'Rana Mansour and an English author write the script, with sketches beside it. Your expert hears it read by a machine voice and finds in minutes what reading would have missed.',
              'تكتب رنا منصور النص مع كاتب بالإنجليزية، وبجانبه الرسوم الأولى. يسمعه خبيركم بصوت مولّد، فيلتقط في دقائق ما كانت القراءة ستُفوّته.',
            ),
          },
          {
            id: 'step-draw',
            duration: t('Week 5', 'الأسبوع ٥'),
            title: t('Draw', 'نرسم'),
            description: paragraph(
              'Our artists draw the scenes, laid out from the right for Arabic and from the left for English. On Thursday you see all of them in a row.',
              'يرسم رسّامونا المشاهد، من اليمين للعربية ومن اليسار للإنجليزية. ويوم الخميس ترونها كلها متتابعة.',
            ),
          },
          {
            id: 'step-record',
            duration: t('Week 6', 'الأسبوع ٦'),
            title: t('Record', 'نسجّل'),
            description: paragraph(
              'Voices in the Amman studio. You can listen in from your office and say stop.',
              'الأصوات في استوديو عمّان. ويمكنكم الاستماع من مكتبكم وطلب التوقّف.',
            ),
          },
          {
            id: 'step-try',
            duration: t('Week 7', 'الأسبوع ٧'),
            title: t('Try', 'نجرّب'),
            description: paragraph(
              'The pilot group takes the course on its own telephones. What loses them is cut or built again before the week is over.',
              'تأخذ المجموعة التجريبية الدورة على هواتفها. وما تنصرف عنه نحذفه أو نعيد بناءه قبل نهاية الأسبوع.',
            ),
          },
          {
            id: 'step-open',
            duration: t('Week 8', 'الأسبوع ٨'),
            title: t('Open', 'نفتح'),
            description: paragraph(
              'The course stands on your platform, assigned to those who need it. Your editors learn in half a day how to change names and numbers.',
              'تكون الدورة على منصّتكم، مسندة إلى من يحتاج إليها. ويتعلّم محرّروكم في نصف يوم كيف يغيّرون الأسماء والأرقام.',
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
              'That depends on its length, its shape and the number of languages; a voice costs less than a drawn story. After the first conversation you get three figures: a small, a middle and a full version, with what you would miss in each.',
              'يعتمد ذلك على الطول والشكل وعدد اللغات، فالصوت أقل كلفة من القصة المرسومة. بعد الحديث الأول تصلكم ثلاثة أرقام: لنسخة صغيرة ومتوسّطة وكاملة، مع ما ينقص كلًّا منها.',
            ),
          ),
          question(
            'faster',
            t('Can it go faster than eight weeks?', 'هل يمكن إنجازها في أقل من ثمانية أسابيع؟'),
            paragraph(
              'Three weeks is possible for five minutes without drawings: a voice, text and photographs of yours. We did that twice last year, both times after an accident. For everything else we would rather start earlier.',
              'يمكن ذلك في ثلاثة أسابيع لخمس دقائق بلا رسوم: صوت ونصّ وصور من عندكم. فعلناه مرّتين العام الماضي، وكلتاهما بعد حادث. وما عدا ذلك نفضّل أن نبدأه مبكرًا.',
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
              'For drafts: rough sketches, a provisional voice, a list of questions that a test might ask. Nothing of it reaches a learner unread. Final scripts, drawings and voices are made by people whose names we tell you, and your documents are not used to train anything.',
              'للمسوّدات: رسوم أولى وصوت مؤقّت وقائمة أسئلة قد يطرحها الاختبار. ولا يصل شيء منها إلى المتعلّم دون مراجعة. أمّا النصوص والرسوم والأصوات النهائية فيصنعها أشخاص نسمّيهم لكم، ولا تُستخدم وثائقكم لتدريب أي نموذج.',
            ),
          ),
          question(
            'faces',
            t('May our own people appear in it?', 'هل يمكن أن يظهر موظفونا في الدورة؟'),
            paragraph(
              'Please. Fifteen lessons for Ghaf Retail were filmed in its shops with its staff. Everybody who appears agrees in writing and may withdraw later; for that case we film each scene so that one person can be replaced.',
              'يسعدنا ذلك. صُوّر خمسة عشر درسًا لغاف للتجزئة في متاجرها ومع موظفيها. وكل من يظهر يوافق كتابةً وله أن يتراجع لاحقًا، ولذلك نصوّر كل مشهد بحيث يمكن استبدال شخص فيه.',
            ),
          ),
          question(
            'update',
            t('Who keeps the course up to date?', 'من يحدّث الدورة بعد ذلك؟'),
            paragraph(
              'Either of us. The narrator records half an hour of reserve for sentences to come, and small corrections are free in the first year. After that they are charged by the hour, or belong to a care contract.',
              'أنتم أو نحن. يسجّل المعلّق نصف ساعة احتياطية لجمل قادمة، والتصحيحات الصغيرة مجّانية في السنة الأولى. وبعدها تُحسب بالساعة أو تدخل في عقد رعاية.',
            ),
          ),
          question(
            'not',
            t('When would you advise against it?', 'متى تنصحوننا بغير ذلك؟'),
            t(
              '<p>When the subject is the same everywhere. Spreadsheets and hygiene basics can be bought for a fraction, from <a href="/solutions/ilearn-catalogues">our catalogues</a> or elsewhere. And when a poster at the machine would do: we have designed four of those this year instead of courses.</p>',
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
        title: t('Tell us about the document', 'حدّثونا عن الوثيقة'),
        subtitle: t(
          'Policy, manual or slides: say what it is about and who ought to know it. Please send nothing confidential through this form.',
          'سياسة أو دليل أو شرائح: اكتبوا موضوعها ومن ينبغي أن يعرفها. ونرجو ألّا ترسلوا عبر هذا النموذج ما هو سرّي.',
        ),
        interest: t('Bespoke content', 'محتوى مخصّص'),
        messageLabel: t('What should people be able to do?', 'ما الذي ينبغي أن يُحسنه موظفوكم؟'),
        buttonText: t('Send to the studio', 'أرسلوا إلى الاستوديو'),
        points: [
          point(
            'lina',
            'Lina Haddad or another designer calls you within one working day.',
            'تتصل بكم لينا حدّاد أو زميل من المصمّمين خلال يوم عمل واحد.',
          ),
          point(
            'sample',
            'A week later you see one scene of your subject, drawn and spoken, free of charge.',
            'وبعد أسبوع ترون مشهدًا واحدًا من موضوعكم، مرسومًا وناطقًا، بلا مقابل.',
          ),
          point(
            'figures',
            'With it come the three figures and the first date we can keep.',
            'ومعه الأرقام الثلاثة وأقرب موعد نستطيع الوفاء به.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

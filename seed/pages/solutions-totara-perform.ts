import { picture, type SeedPage, t } from '#seed/define.ts'
import { logosOf } from './customer-logos.ts'
import { demoForm } from './demo-form.ts'
import { paragraph, point, question, tab } from './solution-parts.ts'

export const solutionsTotaraPerform = {
  slug: 'solutions-totara-perform',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Totara Perform', 'Totara Perform'),
        title: t('Reviews that hold no surprises', 'تقييم لا يفاجئ أحدًا'),
        subtitle: t(
          'Goals that fit on a screen, short talks all year and a skills map that ends in a course. Forms take a minute, because the conversation is the work.',
          'أهداف تتّسع لها شاشة واحدة، وأحاديث قصيرة طوال العام، وخريطة مهارات تنتهي إلى دورة. أمّا الاستمارة فدقيقة واحدة، لأنّ العمل الحقيقي في الحديث.',
        ),
        primaryButtonText: t('Ask for a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('Read about the fourteen minutes', 'اقرؤوا عن الأربع عشرة دقيقة'),
        secondaryButtonLink: '/resources/a-performance-talk-in-fourteen-minutes',
        mainImage: picture('hero-totara-perform'),
        image_alt: t(
          'Four quarters as rising steps with Yousef Amin at the top: four of five goals met, the Jeddah branch at 80%',
          'أربعة أرباع كدرجات صاعدة وعند أعلاها يوسف أمين: أربعة أهداف من خمسة تحقّقت، وافتتاح فرع جدة بلغ ٨٠٪',
        ),
        backgroundColor: '#F2FAF9',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#FFB224',
        topLeftBlobColor: '#C9EEE9',
        bottomLeftBlobColor: '#0C6B66',
        bottomRightBlobColor: '#0FA8A0',
      },
    },
    {
      order: 2,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'sand',
        imageSide: 'end',
        eyebrow: t('Check-ins', 'لقاءات المتابعة'),
        title: t('It begins with two people and three lines', 'البداية شخصان وثلاثة سطور'),
        text: t(
          '<p>Khalid Al-Harbi and Yara Saleh meet every second Tuesday at eleven. The page between them has room for three things: how the fortnight went, where she is stuck, what comes next. Before they sit down each has read what the other wrote. Afterwards one sentence stays behind, with a date.</p><p>After a year there are two dozen such sentences, and the review has written itself. That is how the rolling mill of Hajar Steel uses Totara Perform, beside the line and in working clothes, and it is how we use it ourselves.</p>',
          '<p>يلتقي خالد الحربي ويارا صالح مرة كل أسبوعين، يوم الثلاثاء عند الحادية عشرة. وفي الصفحة التي بينهما موضع لثلاثة أمور: كيف مضى الأسبوعان، وأين تعثّرت، وما القادم. قبل أن يجلسا يكون كل منهما قد قرأ ما كتبه الآخر، وبعد اللقاء تبقى جملة واحدة مؤرّخة.</p><p>بعد عام تجتمع نحو أربع وعشرين جملة، ويكون التقييم قد كتب نفسه. هكذا يستخدم مصنع الدرفلة في حجر للصلب Totara Perform، بجانب خطّ الإنتاج وبملابس العمل، وهكذا نستخدمه نحن.</p>',
        ),
        image: picture('perform-checkin'),
        image_alt: t(
          'Khalid and Yara at a table; between them the list for Tuesday, eleven o’clock, with negotiation still to come',
          'خالد ويارا إلى طاولة، وبينهما قائمة لقاء الثلاثاء، الحادية عشرة، وقد بقي فيها التفاوض',
        ),
      },
    },
    {
      order: 3,
      block_type: 'FEATURES',
      content: {
        mainTitle: t('Five rules we set up with every customer', 'خمس قواعد نضعها مع كل عميل'),
        mainSubtitle: t(
          'Totara Perform can be configured in any way you like, a bad one included. These five keep it useful.',
          'يمكن ضبط Totara Perform كما تشاؤون، حتى على نحو سيّئ. هذه الخمس تُبقيه نافعًا.',
        ),
        layout: 'numbered',
        accent: 'teal',
        features: [
          {
            id: 'rule-few-goals',
            title: t('Three goals, five at most', 'ثلاثة أهداف، وخمسة على الأكثر'),
            description: paragraph(
              'Whoever has twelve goals has a job description. A goal hangs below another one and can be told from it in a sentence; whoever wants a sixth gives one up.',
              'من له اثنا عشر هدفًا فلديه وصف وظيفي. يتفرّع الهدف من هدف أعلى منه، ويُشرح الفرق بينهما في جملة، ومن أراد هدفًا سادسًا تنازل عن واحد.',
            ),
          },
          {
            id: 'rule-employee-first',
            title: t('The employee writes first', 'الموظف يكتب أوّلًا'),
            description: paragraph(
              'Managers see the answer once their own is in. Neither can lean on the other, and the talk starts where the two differ.',
              'لا يرى المدير الجواب إلا بعد أن يُسلّم جوابه. فلا يتّكئ أحدهما على الآخر، ويبدأ الحديث من موضع الاختلاف.',
            ),
          },
          {
            id: 'rule-no-ranking',
            title: t('No ranking by name', 'لا ترتيب بالأسماء'),
            description: paragraph(
              'Head office counts how many talks were held and which skills are short. Who said what stays between the people who said it.',
              'تعرف الإدارة العامة كم حديثًا جرى وأي المهارات ناقصة. أمّا من قال ماذا فيبقى بين من قالوه.',
            ),
          },
          {
            id: 'rule-course-follows',
            title: t('A gap gets an answer the same week', 'لكل فجوة جواب في أسبوعها'),
            description: paragraph(
              'Each skill is linked with what teaches it: a course, a class or a colleague. If nothing is linked, the skill is not asked about.',
              'كل مهارة مرتبطة بما يعلّمها: دورة أو لقاء أو زميل. وما لا يرتبط به شيء لا يُسأل عنه.',
            ),
          },
          {
            id: 'rule-money-apart',
            title: t('Money on another day', 'للمال يوم آخر'),
            description: paragraph(
              'A bonus needs a figure, and Totara Perform can supply one. We only advise against opening both subjects in a single hour.',
              'المكافأة تحتاج إلى رقم، وTotara Perform يقدّمه. وكل ما ننصح به ألّا يُفتح الموضوعان في ساعة واحدة.',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t('A year at work in four views', 'عام من العمل في أربع صور'),
        mainSubtitle: t(
          'The examples come from Tilal Bank, which began with its branch managers.',
          'الأمثلة من بنك تلال، وقد بدأ بمديري فروعه.',
        ),
        buttonText: t('Go through it with us', 'مرّوا عليها معنا'),
        tabs: [
          tab(
            'goals',
            t('Goals', 'الأهداف'),
            paragraph(
              'The bank wants nine in ten of its people to stay this year. Training answered with a plan for every manager, the branches with an opening in Jeddah, and below these stand the goals of single people: two new leads to coach, a team of nine to hire. Everybody can follow the line upwards and see what her Tuesday is good for.',
              'يريد البنك أن يبقى معه هذا العام تسعة من كل عشرة موظفين. فأجاب التدريب بخطة لكل مدير، وأجابت الفروع بفرع جديد في جدة، وتحتهما أهداف الأفراد: توجيه قائدين جديدين، وتكوين فريق من تسعة. ولكل موظفة أن تتبع الخط صعودًا لترى فيمَ يصبّ عملها.',
            ),
            'perform-goals',
            t(
              'A tree of goals: nine in ten stay, below it two goals of departments and two of single people, each with its progress',
              'شجرة أهداف: تسعة من عشرة يبقون، وتحته هدفان لإدارتين وهدفان لموظفين، ولكل منها نسبة تقدّمه',
            ),
          ),
          tab(
            'review',
            t('Review', 'التقييم'),
            paragraph(
              'Twice a year both fill in the same few questions. Yousef Amin and Noura Rashed were one star apart on two of three; those two received ten minutes each, and the third needed none. You decide who else is asked: colleagues, the people one leads, a customer who receives a link of his own.',
              'مرّتين في السنة يجيب الاثنان عن الأسئلة القليلة نفسها. اختلف يوسف أمين ونورة راشد بنجمة واحدة في سؤالين من ثلاثة، فكان لكل منهما عشر دقائق، ولم يحتج الثالث إلى شيء. وأنتم تقرّرون من يُسأل أيضًا: الزملاء، أو من يقودهم، أو عميل يصله رابط خاص به.',
            ),
            'perform-review',
            t(
              'Half-year review of Yousef Amin: his own stars beside those of Noura Rashed on three questions',
              'تقييم نصف السنة ليوسف أمين: نجومه بجانب نجوم نورة راشد في ثلاثة أسئلة',
            ),
          ),
          tab(
            'skills',
            t('Skills', 'المهارات'),
            paragraph(
              'Eight axes, four steps, and for each step a description of something that can be watched. The dotted line is what the role asks for and the filled shape what the person brings. The widest gap has a button below it, and the button is the point of the whole drawing.',
              'ثمانية محاور وأربع درجات، ولكل درجة وصف لأمر يمكن أن يُرى. الخط المتقطّع ما تتطلّبه الوظيفة، والشكل الممتلئ ما لدى صاحبها. وتحت أوسع فجوة زرّ، وهذا الزرّ هو المقصود من الرسم كله.',
            ),
            'skills-map',
            t(
              'A skills map with a dotted line for the role; negotiation lies far inside it, and two hours of courses can be assigned',
              'خريطة مهارات عليها خط متقطّع للوظيفة، والتفاوض بعيد عنه، ويمكن إسناد دورات من ساعتين',
            ),
          ),
          tab(
            'team',
            t('Team', 'الفريق'),
            paragraph(
              'Laid side by side, the maps of a team show who can stand in for whom. In Jeddah two gaps are left; for one of them two courses are waiting already. A manager who looks at this page before he plans the holidays has got more from it than from any score.',
              'إذا وُضعت خرائط الفريق جنبًا إلى جنب ظهر من يحلّ محلّ من. في جدة بقيت فجوتان، وأمام إحداهما دورتان جاهزتان. والمدير الذي ينظر إليها قبل أن يوزّع الإجازات ينتفع بها أكثر من أي درجة.',
            ),
            'perform-skills',
            t(
              'Team Jeddah: four people and four skills as stars of different size, two of them small and red',
              'فريق جدة: أربعة أشخاص وأربع مهارات على شكل نجوم متفاوتة الحجم، اثنتان منها صغيرتان حمراوان',
            ),
          ),
        ],
      },
    },
    {
      order: 5,
      block_type: 'IMAGE_TEXT',
      content: {
        ground: 'mist',
        imageSide: 'start',
        title: t('What was agreed is waiting the next morning', 'ما اتُّفق عليه تجدونه في الصباح التالي'),
        text: t(
          '<p>Performance systems that stand alone end in a PDF. This one shares its accounts and its rules with <a href="/solutions/totara-learn">Totara Learn</a>, and so an agreement can start something.</p>',
          '<p>أنظمة الأداء القائمة بذاتها تنتهي إلى ملفّ PDF. أمّا هذا فيشارك <a href="/solutions/totara-learn">Totara Learn</a> حساباته وقواعده، فيمكن للاتّفاق أن يبدأ شيئًا.</p>',
        ),
        points: [
          point(
            'resume',
            'The lesson that answers the talk stands at the top of the start page, with the minutes that are left.',
            'الدرس الذي خرج من اللقاء يتصدّر الصفحة الرئيسية، ومعه ما بقي من دقائقه.',
          ),
          point(
            'level',
            'When it has been passed, the skill moves up a step, or asks the manager whether it should.',
            'وعند اجتيازه ترتقي المهارة درجة، أو يُسأل المدير هل ترتقي.',
          ),
          point(
            'next-talk',
            'The coming check-in opens with the question what has been tried since.',
            'ويبدأ اللقاء القادم بسؤال: ما الذي جُرّب منذ ذلك الحين؟',
          ),
        ],
        buttonText: t('See which skills talks you can join', 'احضروا لقاءنا عن المهارات'),
        buttonLink: '/resources/skills-maps-that-managers-really-use',
        image: picture('dashboard'),
        image_alt: t(
          'Huda’s start page: three courses in rings, and below them the lesson A difficult conversation, ready to resume',
          'صفحة هدى الرئيسية: ثلاث دورات في حلقات، وتحتها درس «حين يصعب الحديث» جاهزًا للمتابعة',
        ),
      },
    },
    {
      order: 6,
      block_type: 'LOGOS',
      content: {
        title: t(
          'From a rolling mill to forty bank branches: they hold their talks in Totara Perform',
          'من مصنع درفلة إلى أربعين فرع بنك: أحاديثهم في Totara Perform',
        ),
        logos: logosOf('hajar-steel', 'tilal-bank', 'marsa-ports', 'zafir-motors', 'sidra-foods', 'manar-university'),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('What people in HR want to know', 'ما يودّ أهل الموارد البشرية معرفته'),
        subtitle: paragraph(
          'If yours is missing, Lina Haddad in Amman is glad to be asked; she has drawn some two hundred skills maps.',
          'وإن لم تجدوا سؤالكم فاسألوا لينا حدّاد في عمّان، فقد رسمت نحو مئتي خريطة مهارات.',
        ),
        questions: [
          question(
            'learn-needed',
            t('Do we need Totara Learn for this?', 'هل يلزمنا Totara Learn معه؟'),
            paragraph(
              'No. Perform can be subscribed to alone and works with courses elsewhere, by links. The gain is larger with both, since a skill can then rise by itself once a course is passed.',
              'لا. يمكن الاشتراك في Perform وحده، ويعمل مع دورات في مكان آخر عبر روابط. لكنّ الفائدة مع الاثنين أكبر، فالمهارة ترتقي حينها بنفسها عند اجتياز الدورة.',
            ),
          ),
          question(
            'own-form',
            t('Can we keep the form that the board approved?', 'هل نُبقي الاستمارة التي اعتمدها مجلس الإدارة؟'),
            paragraph(
              'Yes. Questions, scales, sections and the order of signatures are all settings. We do show you beside it what happens with a third of the questions, and leave the decision to you.',
              'نعم. الأسئلة والمقاييس والأقسام وترتيب التوقيعات كلها إعدادات. لكننا نعرض عليكم بجانبها ما يحدث بثُلث الأسئلة، ونترك القرار لكم.',
            ),
          ),
          question(
            'who-reads',
            t('Who can read what was said?', 'من يستطيع قراءة ما قيل؟'),
            paragraph(
              'The participants named in the activity. For everybody else access is a permission that has to be given, and we give none to our own staff without a ticket from you. Anonymous feedback stays anonymous, in reports as well.',
              'المشاركون المسمَّون فيه. ولغيرهم لا بدّ من صلاحية تُمنح، ولا نمنحها لموظفينا إلا بطلب منكم. والرأي المجهول صاحبه يبقى كذلك، في التقارير أيضًا.',
            ),
          ),
          question(
            'labour-law',
            t('Does it fit Saudi rules on performance and data?', 'هل يوافق الأنظمة السعودية للأداء والبيانات؟'),
            paragraph(
              'It can be run in accordance with them: data in the Kingdom, a stated purpose for every field, a date after which a review is deleted. Whether your policy does what the law asks is for your lawyers; we bring a list of points to them.',
              'يمكن تشغيله وفقًا لها: بيانات داخل المملكة، وغرض معلن لكل خانة، وتاريخ يُحذف بعده التقييم. أمّا موافقة سياستكم للنظام فيقرّرها مستشاركم القانوني، ونأتيه بقائمة النقاط.',
            ),
          ),
          question(
            'history',
            t('Can earlier reviews be brought along?', 'هل يمكن نقل تقييمات السنوات السابقة؟'),
            paragraph(
              'As documents on the person’s record, yes; as figures inside the new forms, no, because old scales rarely mean the same. Goals that are still running are taken over one by one.',
              'نعم، مستندات في سجلّ الموظف. أمّا أرقامًا داخل الاستمارات الجديدة فلا، لأنّ المقاييس القديمة قلّما تعني الشيء نفسه. والأهداف الجارية تُنقل واحدًا واحدًا.',
            ),
          ),
          question(
            'time',
            t('How soon can a first team begin?', 'متى يبدأ أول فريق؟'),
            paragraph(
              'After five weeks, if it is one team of volunteers. The whole company follows in the next review period. We have never seen a launch in the week of the annual review go well.',
              'بعد خمسة أسابيع إن كان فريقًا واحدًا من المتطوّعين، ثم تلحق به الشركة كلها في دورة التقييم التالية. ولم نرَ يومًا إطلاقًا نجح في أسبوع التقييم السنوي.',
            ),
          ),
          question(
            'cost',
            t('Is it billed by form or by person?', 'هل تُحسب الكلفة بالاستمارة أم بالموظف؟'),
            paragraph(
              'By person and year, whatever you do with it. Setting up the forms is part of the launch, and so are two half-days in which managers rehearse the conversation itself.',
              'بالموظف وبالسنة، مهما كان استخدامكم. وإعداد الاستمارات من ضمن الإطلاق، ومعه جلستان، كل منهما نصف يوم، يتدرّب فيهما المديرون على الحديث نفسه.',
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
        title: t('Try a check-in before you buy one', 'جرّبوا لقاء متابعة قبل الشراء'),
        subtitle: t(
          'Bring a colleague with whom you have something to talk about. Half an hour is enough.',
          'أحضروا زميلًا بينكم وبينه ما يُقال. نصف ساعة تكفي.',
        ),
        interest: t('Totara Perform', 'Totara Perform'),
        messageHint: t(
          'How do you hold reviews today, and what bothers you most about them?',
          'كيف تجرون التقييم اليوم، وما أكثر ما يزعجكم فيه؟',
        ),
        points: [
          point(
            'who-calls',
            'You hear from us by the next working day, from somebody who leads a team herself.',
            'نتواصل معكم في يوم العمل التالي، والمتّصلة تقود فريقًا هي أيضًا.',
          ),
          point(
            'own-questions',
            'We put three of your own questions into a form; that takes us five working days.',
            'نضع ثلاثة من أسئلتكم في استمارة خلال خمسة أيام عمل.',
          ),
          point(
            'two-screens',
            'You two fill it in, look at both answers, and tell us whether it helped.',
            'تملؤها أنت وزميلك، وتنظران إلى الجوابين، ثم تخبراننا إن كان في ذلك نفع.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

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
        title: t('Performance reviews without surprises', 'تقييم أداء بلا مفاجآت'),
        subtitle: t(
          'Goals that fit on one screen, short check-ins all year, and a skills map that leads to the right course. Forms take a minute, so the time goes into the conversation.',
          'أهداف تتّسع لها شاشة واحدة، ولقاءات متابعة قصيرة طوال العام، وخريطة مهارات تقود إلى الدورة المناسبة. تُملأ الاستمارة في دقيقة، فيبقى الوقت للحوار.',
        ),
        primaryButtonText: t('Request a demo', 'اطلبوا عرضًا'),
        secondaryButtonText: t('Read about 14-minute reviews', 'اقرؤوا عن تقييم في ١٤ دقيقة'),
        secondaryButtonLink: '/resources/a-performance-talk-in-fourteen-minutes',
        mainImage: picture('hero-totara-perform'),
        image_alt: t(
          'Four quarters as rising steps with Yousef Amin at the top: four of five goals met, the Jeddah branch at 80%',
          'أربعة أرباع السنة على هيئة درجات صاعدة وعند أعلاها يوسف أمين: تحقّقت أربعة أهداف من خمسة، وافتتاح فرع جدة بلغ ٨٠٪',
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
        title: t('A check-in: two people, three questions', 'لقاء المتابعة: شخصان وثلاثة أسئلة'),
        text: t(
          '<p>Khalid Al-Harbi and Yara Saleh meet every second Tuesday. Their page has room for three things: how the fortnight went, where she is stuck, and what comes next. Afterwards they keep one sentence, with a date. After a year there are two dozen of them, and the review almost writes itself.</p>',
          '<p>يلتقي خالد الحربي ويارا صالح كل أسبوعين يوم الثلاثاء. وفي صفحتهما موضع لثلاثة أمور: كيف مضى الأسبوعان، وأين تعثّرت، وما القادم. وبعد كل لقاء تبقى جملة واحدة مؤرّخة، فيجتمع في العام نحو أربع وعشرين جملة، ويكاد التقييم يكون مكتوبًا.</p>',
        ),
        image: picture('perform-checkin'),
        image_alt: t(
          'Khalid and Yara at a table; between them the list for Tuesday at eleven, with negotiation still to come',
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
          'Totara Perform can be configured in almost any way, good or bad. These five rules keep it useful.',
          'يمكن ضبط Totara Perform كما تشاؤون تقريبًا، على نحو جيّد أو سيّئ. وهذه القواعد الخمس تُبقيه نافعًا.',
        ),
        layout: 'columns',
        accent: 'teal',
        features: [
          {
            id: 'rule-few-goals',
            title: t('Three goals, five at most', 'ثلاثة أهداف، وخمسة على الأكثر'),
            description: paragraph(
              'Each fits in a sentence and supports a larger one. To take on a sixth, give one up.',
              'كل هدف تكفيه جملة ويخدم هدفًا أكبر منه، ومن أراد سادسًا تنازل عن واحد.',
            ),
          },
          {
            id: 'rule-employee-first',
            title: t('The employee writes first', 'الموظف يكتب أوّلًا'),
            description: paragraph(
              'Managers see the answer once they have given their own. Then the conversation starts.',
              'لا يرى المدير جواب الموظف إلا بعد أن يسلّم جوابه، ثم يبدأ الحديث.',
            ),
          },
          {
            id: 'rule-no-ranking',
            title: t('No ranking of people', 'لا ترتيب للأشخاص'),
            description: paragraph(
              'Head office sees how many reviews were held. What was said stays between those who said it.',
              'تعرف الإدارة العامة كم حوارًا جرى، أمّا ما قيل فيبقى بين من قالوه.',
            ),
          },
          {
            id: 'rule-course-follows',
            title: t('Every gap gets an answer within a week', 'لكل فجوة جواب خلال أسبوع'),
            description: paragraph(
              'Each skill is linked to a course, a class or a colleague, or it is left out.',
              'كل مهارة مرتبطة بدورة أو لقاء أو زميل، وما لا يرتبط به شيء لا ندرجه.',
            ),
          },
          {
            id: 'rule-money-apart',
            title: t('Pay is discussed on another day', 'للحديث عن الراتب يوم آخر'),
            description: paragraph(
              'Totara Perform can supply the figure for a bonus, but keep it out of the review.',
              'يوفّر Totara Perform رقم المكافأة، لكن أبقوه خارج لقاء التقييم.',
            ),
          },
        ],
      },
    },
    {
      order: 4,
      block_type: 'TABS',
      content: {
        mainTitle: t(
          'Goals, reviews, skills and teams in four views',
          'الأهداف والتقييم والمهارات والفريق في أربع شاشات',
        ),
        mainSubtitle: t(
          'The examples come from Tilal Bank, which began with its branch managers.',
          'الأمثلة من بنك تلال، وقد بدأ بمديري فروعه.',
        ),
        buttonText: t('Go through it with us', 'استعرضوها معنا'),
        tabs: [
          tab(
            'goals',
            t('Goals', 'الأهداف'),
            paragraph(
              'The bank wants nine in ten of its people to stay this year. The training department answers with a plan for every manager, the branches with an opening in Jeddah. Below these are individual goals: two new team leads to coach, a team of nine to hire. Everyone can follow the line upwards and see what their own work contributes to.',
              'يريد البنك أن يبقى معه هذا العام تسعة من كل عشرة موظفين. فردّت إدارة التدريب بخطة لكل مدير، وردّت الفروع بفرع جديد في جدة، وتحتهما أهداف الأفراد: توجيه قائدين جديدين، وتكوين فريق من تسعة. ولكل موظف أن يتتبّع الخطّ صعودًا ليرى فيمَ يصبّ عمله.',
            ),
            'perform-goals',
            t(
              'A tree of goals: nine in ten stay, below it two department goals and two personal goals, each with its progress',
              'شجرة أهداف: تسعة من عشرة يبقون، وتحته هدفان لإدارتين وهدفان لموظفين، ولكل منها نسبة تقدّمه',
            ),
          ),
          tab(
            'review',
            t('Review', 'التقييم'),
            paragraph(
              'Twice a year both fill in the same few questions. Yousef Amin and Noura Rashed were one star apart on two of the three; they spent ten minutes on each of those and none on the third.',
              'مرّتين في السنة يجيب الاثنان عن الأسئلة القليلة نفسها. اختلف يوسف أمين ونورة راشد بنجمة واحدة في سؤالين من ثلاثة، فكان لكل منهما عشر دقائق، ولم يحتج الثالث إلى شيء.',
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
              'Eight skills, four levels, and for each level a description of something a manager can observe. The dotted line shows what the role needs, the filled shape what the person can do.',
              'ثماني مهارات وأربع درجات، ولكل درجة وصف لسلوك يمكن أن يُرى. الخطّ المتقطّع ما تتطلّبه الوظيفة، والشكل الممتلئ ما لدى صاحبها.',
            ),
            'skills-map',
            t(
              'A skills map with a dotted line for the role; negotiation lies far inside it, and two hours of courses can be assigned',
              'خريطة مهارات عليها خطّ متقطّع للوظيفة، والتفاوض بعيد عنه، ويمكن إسناد دورات من ساعتين',
            ),
          ),
          tab(
            'team',
            t('Team', 'الفريق'),
            paragraph(
              'Side by side, the maps of a team show who can stand in for whom. In Jeddah two gaps are left, and for one of them two courses are already assigned.',
              'إذا وُضعت خرائط الفريق جنبًا إلى جنب ظهر من يحلّ محلّ من. في جدة بقيت فجوتان، وقد أُسندت دورتان لسدّ إحداهما.',
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
        ground: 'white',
        imageSide: 'start',
        title: t('A review ends in a lesson the next morning', 'تقييم ينتهي بدرس في الصباح التالي'),
        text: t(
          '<p>Totara Perform shares its accounts and rules with <a href="/solutions/totara-learn">Totara Learn</a>, so what you agree turns into learning.</p>',
          '<p>يتشارك Totara Perform و<a href="/solutions/totara-learn">Totara Learn</a> الحسابات والقواعد نفسها، فيصير ما تتّفقون عليه تعلّمًا.</p>',
        ),
        points: [
          point(
            'resume',
            'The lesson agreed in the review is at the top of the start page.',
            'الدرس الذي خرج من اللقاء يتصدّر الصفحة الرئيسية.',
          ),
          point('level', 'Once it is passed, the skill moves up a level.', 'وعند اجتيازه ترتقي المهارة درجة.'),
          point(
            'next-talk',
            'The next check-in begins by asking what has been tried since.',
            'ويبدأ اللقاء القادم بسؤال: ما الذي جُرّب منذ ذلك الحين؟',
          ),
        ],
        buttonText: t('See the event on skills maps', 'احضروا لقاءنا عن المهارات'),
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
          'From a rolling mill to forty bank branches: reviews held in Totara Perform',
          'من مصنع درفلة إلى أربعين فرعًا مصرفيًا: حوارات الأداء تجري في Totara Perform',
        ),
        logos: logosOf('hajar-steel', 'tilal-bank', 'marsa-ports', 'zafir-motors', 'sidra-foods', 'manar-university'),
      },
    },
    {
      order: 7,
      block_type: 'FAQ',
      content: {
        title: t('What HR teams ask', 'ما يسأل عنه مسؤولو الموارد البشرية'),
        subtitle: paragraph(
          'If yours is missing, ask Lina Haddad in Amman; she has drawn some two hundred skills maps.',
          'وإن لم تجدوا سؤالكم فاسألوا لينا حدّاد في عمّان، فقد رسمت نحو مئتي خريطة مهارات.',
        ),
        questions: [
          question(
            'learn-needed',
            t('Do we need Totara Learn for this?', 'هل يلزمنا Totara Learn معه؟'),
            paragraph(
              'No. You can subscribe to Perform alone. You gain more with both, since a skill level then rises automatically once a course is passed.',
              'لا. يمكن الاشتراك في Perform وحده. لكنّ الفائدة مع الاثنين أكبر، فمستوى المهارة يرتفع حينها تلقائيًا عند اجتياز الدورة.',
            ),
          ),
          question(
            'own-form',
            t('Can we keep the form that the board approved?', 'هل نُبقي الاستمارة التي اعتمدها مجلس الإدارة؟'),
            paragraph(
              'Yes. Questions, scales, sections and the order of signatures are all settings. We also show you a version with a third of the questions, and leave the decision to you.',
              'نعم. الأسئلة والمقاييس والأقسام وترتيب التوقيعات كلها إعدادات. ونعرض عليكم أيضًا نسخة فيها ثُلث الأسئلة، ونترك القرار لكم.',
            ),
          ),
          question(
            'who-reads',
            t('Who can read what was said?', 'من يستطيع قراءة ما قيل؟'),
            paragraph(
              'Only the people named in the review. Anyone else needs permission, and our own staff get none unless you ask for help in writing. Anonymous feedback stays anonymous, in reports too.',
              'من وردت أسماؤهم في التقييم فقط. ويحتاج غيرهم إلى صلاحية، ولا تُمنح لموظفينا إلا إذا طلبتم المساعدة كتابةً. والرأي المجهول صاحبه يبقى كذلك، في التقارير أيضًا.',
            ),
          ),
          question(
            'labour-law',
            t('Does it fit Saudi rules on performance and data?', 'هل يوافق الأنظمة السعودية للأداء والبيانات؟'),
            paragraph(
              'It can be run in accordance with them: data in the Kingdom, a stated purpose for every field, a date after which a review is deleted. Whether your policy meets the law is for your lawyers to say; we bring them a list of points to check.',
              'يمكن تشغيله وفقًا لها: بيانات داخل المملكة، وغرض معلن لكل خانة، وتاريخ يُحذف بعده التقييم. أمّا موافقة سياستكم للنظام فيقرّرها مستشاركم القانوني، ونأتيه بقائمة النقاط.',
            ),
          ),
          question(
            'history',
            t('Can earlier reviews be brought along?', 'هل يمكن نقل تقييمات السنوات السابقة؟'),
            paragraph(
              'Yes, as documents on the person’s record. We do not turn them into figures in the new forms, because old scales rarely mean the same. Goals that are still open are brought over one by one.',
              'نعم، مستندات في سجلّ الموظف. أمّا أرقامًا داخل الاستمارات الجديدة فلا، لأنّ المقاييس القديمة قلّما تعني الشيء نفسه. والأهداف الجارية تُنقل واحدًا واحدًا.',
            ),
          ),
          question(
            'time',
            t('How soon can a first team begin?', 'متى يبدأ أول فريق؟'),
            paragraph(
              'After five weeks, if it is one team of volunteers. The whole company follows in the next review period. We advise against launching in the week of the annual review.',
              'بعد خمسة أسابيع إن كان فريقًا واحدًا من المتطوّعين، ثم تلحق به الشركة كلها في دورة التقييم التالية. ولا ننصح بالإطلاق في أسبوع التقييم السنوي.',
            ),
          ),
          question(
            'cost',
            t('Do we pay per form or per person?', 'هل تُحسب الكلفة بالاستمارة أم بالموظف؟'),
            paragraph(
              'Per person and year, however many forms you use. The launch includes setting up the forms and two half-days in which managers rehearse the conversation itself.',
              'بالموظف وبالسنة، مهما كان عدد الاستمارات. وإعداد الاستمارات من ضمن الإطلاق، ومعه جلستان، كل منهما نصف يوم، يتدرّب فيهما المديرون على الحديث نفسه.',
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
        title: t('Try a check-in before you buy', 'جرّبوا لقاء متابعة قبل الشراء'),
        subtitle: t(
          'Bring a colleague you have something to discuss with. Half an hour is enough.',
          'أحضروا زميلًا لديكم ما تناقشونه معه. نصف ساعة تكفي.',
        ),
        interest: t('Totara Perform', 'Totara Perform'),
        messageHint: t(
          'How do you hold reviews today, and what bothers you most about them?',
          'كيف تجرون التقييم اليوم، وما أكثر ما يزعجكم فيه؟',
        ),
        points: [
          point(
            'who-calls',
            'By the next working day you hear from a colleague who leads a team herself.',
            'تتواصل معكم في يوم العمل التالي زميلة تقود فريقًا هي أيضًا.',
          ),
          point(
            'own-questions',
            'Within five working days we put three of your own questions into a form.',
            'نضع ثلاثة من أسئلتكم في استمارة خلال خمسة أيام عمل.',
          ),
          point(
            'two-screens',
            'The two of you fill it in, compare your answers and tell us whether it helped.',
            'تملؤونها معًا وتقارنون الجوابين، ثم تخبروننا إن كانت نافعة.',
          ),
        ],
      },
    },
  ],
} satisfies SeedPage

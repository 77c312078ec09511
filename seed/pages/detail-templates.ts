import { media, type SeedPage, t } from '#seed/define.ts'

/** The blocks below every customer story. */
export const storyDetailTemplate = {
  slug: 'story-detail-template',
  blocks: [
    {
      order: 1,
      block_type: 'CTA',
      content: {
        title: t('What would you like to change?', 'ما الذي تودّون تغييره؟'),
        subtitle: t(
          '<p>Each of these stories began with a problem at work. Tell us about yours. We will say what we would try first, and which of these customers you can call.</p>',
          '<p>بدأت كل قصة من هذه القصص بمشكلة في العمل. حدّثونا عن مشكلتكم. نخبركم بما نجرّبه أوّلًا، وبمن يمكنكم الاتصال به من هؤلاء العملاء.</p>',
        ),
        buttonText: t('Tell us about it', 'حدّثونا عنها'),
        buttonLink: '/contact',
        people: [
          {
            id: 'faisal-al-otaibi',
            name: t('Faisal, Riyadh', 'فيصل، الرياض'),
            portrait: media('person-faisal-al-otaibi.webp'),
          },
          { id: 'yara-saleh', name: t('Yara, Riyadh', 'يارا، الرياض'), portrait: media('person-yara-saleh.webp') },
        ],
      },
    },
  ],
} satisfies SeedPage

/** The blocks below every article and every event. */
export const resourceDetailTemplate = {
  slug: 'resource-detail-template',
  blocks: [
    {
      order: 1,
      block_type: 'CTA',
      content: {
        title: t('What do you think?', 'ما رأيكم؟'),
        subtitle: t(
          '<p>Many of our articles and events began with a reader who disagreed. Send us your objection or your question; the colleague who knows the subject will answer within one working day.</p>',
          '<p>كثير من مقالاتنا وفعالياتنا بدأ باعتراض من قارئ. أرسلوا إلينا اعتراضكم أو سؤالكم، ويردّ عليكم صاحب الاختصاص خلال يوم عمل واحد.</p>',
        ),
        buttonText: t('Write to us', 'اكتبوا إلينا'),
        buttonLink: '/contact',
      },
    },
  ],
} satisfies SeedPage

/** The blocks below every job. */
export const vacancyDetailTemplate = {
  slug: 'vacancy-detail-template',
  blocks: [
    {
      order: 1,
      block_type: 'TIMELINE',
      content: {
        title: t('How we choose, in about three weeks', 'كيف نختار، في نحو ثلاثة أسابيع'),
        subtitle: t(
          'Every applicant goes through the same five steps and hears from us after each one.',
          'يمرّ كل متقدّم بالخطوات الخمس نفسها، ويصله ردّنا بعد كل خطوة.',
        ),
        steps: [
          {
            id: 'your-letter',
            title: t('Your letter', 'رسالتكم'),
            description: t(
              '<p>A page about yourself and something you have made. Please leave out your photograph, age and family status; we do not need them. Sara reads everything that arrives.</p>',
              '<p>صفحة عنكم وشيء من عملكم. لا ترفقوا صورة، ولا تذكروا العمر أو الحالة الاجتماعية، فلا حاجة بنا إليها. وتقرأ سارة كل ما يصل.</p>',
            ),
            duration: t('Answer within five working days', 'الردّ خلال خمسة أيام عمل'),
          },
          {
            id: 'a-call',
            title: t('A call', 'مكالمة'),
            description: t(
              '<p>Sara tells you about the team, the pay and the difficult parts of the job, and asks what you are looking for, in Arabic or English.</p>',
              '<p>تحدّثكم سارة عن الفريق والراتب وما يصعب في العمل، وتسألكم عمّا تبحثون عنه، بالعربية أو الإنجليزية.</p>',
            ),
            duration: t('25 minutes', '٢٥ دقيقة'),
          },
          {
            id: 'a-piece-of-work',
            title: t('A piece of work', 'عيّنة من عملكم'),
            description: t(
              '<p>A small, real task, done at home at a time of your choosing. We pay 500 riyals for it, or the equivalent in your currency, whether or not you get the job.</p>',
              '<p>مهمّة صغيرة من واقع العمل، تنجزونها في البيت وفي الوقت الذي يناسبكم. ندفع عنها ٥٠٠ ريال أو ما يعادلها، أيًّا كانت النتيجة.</p>',
            ),
            duration: t('Two hours, within a week', 'ساعتان، خلال أسبوع'),
          },
          {
            id: 'a-morning',
            title: t('A morning with us', 'صباح معنا'),
            description: t(
              '<p>You discuss your task with two people from the team and ask them anything you like. You would work alongside one of them.</p>',
              '<p>تناقشون ما أنجزتموه مع اثنين من الفريق، وتسألونهما عمّا شئتم. وإن انضممتم إلينا فستعملون مع أحدهما.</p>',
            ),
            duration: t('Three hours, at the office or by video', 'ثلاث ساعات، في المكتب أو عن بُعد'),
          },
          {
            id: 'an-answer',
            title: t('An answer with reasons', 'جواب مع أسبابه'),
            description: t(
              '<p>Yes or no, by phone. If it is yes, you get the contract to read in your own time; if it is no, we tell you what was missing and whether to apply again.</p>',
              '<p>نعم أو لا، بالهاتف. إن كان الجواب نعم وصلكم العقد لتقرؤوه على مهل، وإن كان لا أخبرناكم بما نقص، وهل ننصحكم بالتقدّم من جديد.</p>',
            ),
            duration: t('Within three working days', 'خلال ثلاثة أيام عمل'),
          },
        ],
      },
    },
    {
      order: 2,
      block_type: 'CTA',
      content: {
        title: t('Meet your future colleagues', 'تعرّفوا على زملائكم القادمين'),
        subtitle: t(
          '<p>Twelve of us describe what we do and how we work. If you know one of us, ask what it is like to work here.</p>',
          '<p>اثنا عشر منّا يحدّثونكم عن عملهم وطريقتهم فيه. إن كنتم تعرفون أحدًا منهم فاسألوه كيف العمل عندنا.</p>',
        ),
        buttonText: t('Meet the team', 'تعرّفوا على الفريق'),
        buttonLink: '/our-team',
        people: [
          { id: 'sara-nasser', name: t('Sara, Riyadh', 'سارة، الرياض'), portrait: media('person-sara-nasser.webp') },
        ],
      },
    },
  ],
} satisfies SeedPage

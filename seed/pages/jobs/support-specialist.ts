import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, fullTime, type Job } from './job.ts'

export const supportSpecialist: Job = {
  id: 'support-specialist-dubai',
  title: t('Support specialist', 'اختصاصي دعم'),
  department: t('Customer care', 'خدمة العملاء'),
  location: t('Dubai', 'دبي'),
  ...fullTime,
  country: 'AE',
  summary: t(
    'You answer learners and administrators in both languages, find out what is really wrong, and make sure that no question is asked twice.',
    'تردّون على المتعلّمين والمشرفين باللغتين، وتعرفون أين الخلل فعلًا، وتعملون كي لا يتكرّر السؤال.',
  ),
  day: '2026-11-18',
  validUntil: '2027-01-31',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Support specialist, Dubai'),
    heroImage: picture('job-scene-support'),
    heroImageAlt: t(
      'A colleague with a headset asks how he can help; two requests of three are done',
      'زميل يضع سمّاعة الرأس ويسأل كيف يساعد، وقد أنجز طلبين من ثلاثة',
    ),
    intro: t(
      'Some 900 people write or call in an ordinary week. Hind Al-Suwaidi leads the fourteen of us who answer them in three cities. By spring we would like to be fifteen.',
      'يكتب إلينا أو يتصل بنا في الأسبوع العادي نحو ٩٠٠ شخص، ويردّ عليهم أربعة عشر منّا في ثلاث مدن بقيادة هند السويدي. ونريد أن نصبح خمسة عشر قبل الربيع.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'At two in the morning a nurse wrote that she could not open a lesson; hers is the first message you read. A training manager sees 41 people in her report where she expected 43, and the auditor is in the next room. Both write “it does not work”. You find out what they mean, help the nurse before her next shift, and stay with the manager until the two missing people are found.',
        'ممرّضة كتبت في الثانية ليلًا أنّ الدرس لا يُفتح عندها، ورسالتها أول ما تقرؤون. ومديرة تدريب ترى في تقريرها ٤١ اسمًا وكانت تنتظر ٤٣، والمدقّق في الغرفة المجاورة. كلتاهما تكتب «لا يعمل». تعرفون ما الذي تقصده كل منهما، فتساعدون الممرّضة قبل مناوبتها التالية، وتبقون مع المديرة حتى يظهر الاسمان.',
      ),
      list(
        t(
          'Answer about fifteen people a day by phone, e-mail and chat, in Arabic and English.',
          'الردّ بالهاتف والبريد والمحادثة على نحو خمسة عشر شخصًا في اليوم، بالعربية والإنجليزية.',
        ),
        t(
          'Look into Totara and Open edX yourself before you ask an engineer.',
          'فحص Totara وOpen edX بأنفسكم قبل سؤال المهندس.',
        ),
        t(
          'Write down what was wrong in three sentences, so that the next colleague can find it.',
          'تدوين سبب المشكلة في ثلاث جمل، ليجدها الزميل التالي.',
        ),
        t(
          'Once a week, tell the designers which lesson people ask about most.',
          'إخبار المصمّمين مرة كل أسبوع بالدرس الذي يكثر السؤال عنه.',
        ),
      ),
      subheading('Your first ninety days', 'التسعون يومًا الأولى'),
      paragraph(
        'For two weeks you sit beside a colleague, listen in and take ten lessons as a learner. In the third week you start answering e-mails, in the fifth the phone. After sixty days you are the named contact for three customers, and after ninety you join the roster: one early week, one late week, and one Friday a month.',
        'تستمعون أسبوعين بجانب زميل، وتأخذون عشرة دروس كأي متعلّم. في الأسبوع الثالث تردّون على البريد، وفي الخامس على الهاتف. وبعد ستّين يومًا تكونون لثلاثة من عملائنا الشخص الذي يعرفونه بالاسم، وبعد تسعين تدخلون جدول المناوبات: أسبوع صباحي وأسبوع مسائي، وجمعة واحدة في الشهر.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t(
          'Two years of helping people, on a help desk, on a ward or behind a counter.',
          'سنتان في مساعدة الناس: في مكتب مساندة أو جناح مستشفى أو خلف شبّاك.',
        ),
        t(
          'Arabic and English, which you speak and write clearly and kindly.',
          'عربية وإنجليزية تتحدّثون بهما وتكتبونهما بوضوح ولطف.',
        ),
        t(
          'Patience with people, and none with faults that keep coming back.',
          'صبر على الناس، وقلّة صبر على عطل يتكرّر.',
        ),
      ),
      paragraph(
        'You need no degree in computing. If you enjoy finding out why there were 41 people instead of 43, you can learn the rest here.',
        'لا نشترط شهادة في الحاسوب. من يستمتع بمعرفة كيف صار العدد ٤١ بدل ٤٣ يتعلّم الباقي عندنا.',
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'Some people call because they are angry with their manager, and you happen to pick up. Some faults come from a network to which you have no access. On launch mornings everything arrives at once. On such days Hind answers calls as well, and at four you all sit down with tea and say what was too much.',
        'بعض المتصلين غاضب من مديره، وأنتم من رفع السمّاعة. وبعض الأعطال سببه شبكة لا صلاحية لكم عليها. وفي صباح الإطلاق يأتي كل شيء دفعة واحدة. في مثل هذه الأيام تردّ هند على الهاتف معكم، وفي الرابعة عصرًا تجلسون جميعًا إلى كوب شاي ويقول كل واحد ما أثقل عليه.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '10,000 to 13,000 dirhams a month, reviewed every January, and a yearly flight home.',
          'من ١٠٬٠٠٠ إلى ١٣٬٠٠٠ درهم شهريًا تُراجَع كل يناير، وتذكرة سنوية إلى بلدكم.',
        ),
        t('25 working days of leave, and medical cover for your family.', '٢٥ يوم عمل إجازة، وتأمين طبي لكم ولأسرتكم.'),
        t(
          'Two days a week at home, once you are part of the roster.',
          'يومان في الأسبوع من المنزل بعد دخولكم جدول المناوبات.',
        ),
        t(
          'Six days a year to learn something, on the platform or far away from it.',
          'ستّة أيام في السنة لتتعلّموا شيئًا، على المنصّة أو بعيدًا عنها.',
        ),
      ),
      paragraph(
        'After two years about half of the team move on within the company, to projects, course design or platforms. Yara, who now launches new academies, began in this team.',
        'بعد سنتين ينتقل نحو نصف الفريق إلى أقسام أخرى في الشركة: المشاريع أو تصميم الدورات أو المنصّات. ويارا التي تفتتح اليوم أكاديمياتنا الجديدة بدأت من هذا الفريق.',
      ),
    ),
  },
}

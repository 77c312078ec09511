import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import { applyTo, aroundJob, type Job } from './job.ts'

export const languageProgrammes: Job = {
  id: 'language-programme-coordinator-dubai',
  title: t('Language programme coordinator', 'منسّق برامج اللغات'),
  department: t('Languages', 'اللغات'),
  location: t('Dubai', 'دبي'),
  employment: t('Part time, 24 hours a week', 'دوام جزئي، ٢٤ ساعة أسبوعيًا'),
  employmentType: 'PART_TIME',
  country: 'AE',
  summary: t(
    'You look after the groups that learn with Rosetta Stone: who is in them, when they learn, and what they want to say.',
    'ترعون المجموعات التي تتعلّم مع Rosetta Stone: من فيها، ومتى تتعلّم، وما الذي تريد أن تقوله.',
  ),
  day: '2026-11-01',
  validUntil: '2027-01-15',
  detailContent: {
    ...aroundJob,
    applyLink: applyTo('Language programme coordinator, Dubai'),
    heroImage: picture('job-scene-support'),
    heroImageAlt: t(
      'A colleague with a headset asks how he can help; two requests of three are done',
      'زميل يضع سمّاعة الرأس ويسأل كيف يساعد، وقد أنجز طلبين من ثلاثة',
    ),
    intro: t(
      'Language licences are bought in January and forgotten in March, unless they are followed up. With 64 groups at 22 customers, Daniel Osei can no longer do that alone.',
      'تُشترى اشتراكات اللغات في يناير وتُنسى في مارس، ما لم تُتابَع. ولدينا ٦٤ مجموعة عند ٢٢ عميلًا، ولم يعد دانيال أوسي يكفيها وحده.',
    ),
    body: body(
      subheading('What you will do', 'ما ستقومون به'),
      paragraph(
        'Before a group begins you call each of its members for ten minutes and ask: which sentence do you want to say, and to whom? You write it down. Then you talk to the shop or the ward about two paid hours a week, and keep at it until they are in the roster. After three months you call again and ask whether the sentence was said.',
        'قبل أن تبدأ المجموعة تتصلون بكل فرد فيها عشر دقائق وتسألونه: أي جملة تريد أن تقول، ولمن؟ وتدوّنونها. ثم تتّفقون مع المتجر أو الجناح على ساعتين مدفوعتي الأجر كل أسبوع، ولا تتركون الأمر حتى تُكتبا في جدول المناوبات. وبعد ثلاثة أشهر تتصلون من جديد وتسألون هل قيلت الجملة.',
      ),
      list(
        t(
          'Place people at the right level, so that a trader who has haggled in it for ten years does not begin with the colours.',
          'وضع كل متعلّم في مستواه، كي لا يبدأ بأسماء الألوان تاجر ساوم بها عشر سنوات.',
        ),
        t(
          'Plan the live lessons with the tutors around shifts, prayer times and Ramadan.',
          'ترتيب الدروس المباشرة مع المدرّسين بما يناسب المناوبات وأوقات الصلاة ورمضان.',
        ),
        t(
          'Bring together people who are learning each other’s languages, for a quarter of an hour a week.',
          'جمع من يتعلّم كل منهما لغة الآخر ربع ساعة كل أسبوع.',
        ),
        t(
          'Write one page a quarter for each customer, with four figures and a story.',
          'كتابة صفحة كل ربع سنة لكل عميل، فيها أربعة أرقام وحكاية.',
        ),
        t(
          'Pass on licences that lie idle. There is always a waiting list.',
          'نقل الاشتراك الذي لا يُستعمل إلى غير صاحبه، فقائمة الانتظار لا تخلو.',
        ),
      ),
      subheading('Your first ninety days', 'التسعون يومًا الأولى'),
      paragraph(
        'You start a language yourself, one that you do not know, and keep it up for the whole ninety days; nothing teaches you the work better. In the first month you sit in on Daniel’s calls, in the second you take over eight groups, in the third sixteen. At the end you say your own sentence to the person it is meant for.',
        'تتعلّمون لغة لا تعرفونها، وتواظبون عليها التسعين يومًا كلها، فلا شيء يعلّم هذا العمل أفضل من ذلك. في الشهر الأول تحضرون مكالمات دانيال، وفي الثاني تتولّون ثماني مجموعات، وفي الثالث ستّ عشرة. وفي النهاية تقولون جملتكم لمن قصدتموه بها.',
      ),
      subheading('What we look for', 'من نبحث عنه'),
      list(
        t(
          'Two languages besides your own, however learnt. Arabic or Urdu would be especially welcome.',
          'لغتان غير لغتكم، كيفما تعلّمتموهما. والعربية أو الأردية موضع ترحيب خاص.',
        ),
        t(
          'A voice that people are glad to hear on the phone, even in a busy week.',
          'صوت يسرّ الناس أن يسمعوه على الهاتف، حتى في أسبوع مزدحم.',
        ),
        t(
          'Good organisation: 64 groups mean 64 calendars, and none of them stays as planned.',
          'حسن تنظيم: ٦٤ مجموعة تعني ٦٤ تقويمًا، ولا يبقى أي منها كما خُطّط له.',
        ),
      ),
      paragraph(
        'We are not looking for a teacher. Tutors give the lessons; you make sure that they take place.',
        'لا نبحث عن مدرّس، فالدروس يقدّمها مدرّسونا، ومهمّتكم أن تُعقد في مواعيدها.',
      ),
      subheading('What is hard about it', 'ما يصعب في هذا العمل'),
      paragraph(
        'In the fifth week everyone has a reason not to learn: stocktaking, a child with a fever, the heat. You call all the same, without sounding like a teacher, and find out whether they need a week off or want to stop. Managers would like scores, and you have to explain that they do not get any. And sometimes a group ends although all of its members were willing. Then you write down why, and the next one begins differently.',
        'في الأسبوع الخامس يجد كل واحد سببًا كي لا يتعلّم: الجرد، أو طفل أصابته الحمّى، أو الحرّ. تتصلون به مع ذلك، دون أن تبدوا كالمعلّمين، وتعرفون هل يريد استراحة أسبوع أم يريد التوقّف. والمديرون يريدون درجات، وعليكم أن تشرحوا لهم أنها لا تُعطى لهم. وأحيانًا تنتهي مجموعة مع أنّ الجميع كان راغبًا، فتكتبون السبب لتبدأ التي بعدها على نحو آخر.',
      ),
      subheading('What we offer', 'ما نقدّمه'),
      list(
        t(
          '9,000 to 10,500 dirhams a month for 24 hours, on days of your choice from Monday to Thursday.',
          'من ٩٬٠٠٠ إلى ١٠٬٥٠٠ درهم شهريًا عن ٢٤ ساعة أسبوعيًا، في الأيام التي تختارونها من الاثنين إلى الخميس.',
        ),
        t(
          'The same medical cover as full-time staff, and leave in proportion.',
          'التأمين الطبي نفسه الذي لموظفي الدوام الكامل، وإجازة بنسبة ساعات العمل.',
        ),
        t(
          'A licence for you and one other person, in any of the 25 languages.',
          'اشتراك لكم ولشخص آخر في أي من اللغات الخمس والعشرين.',
        ),
      ),
    ),
  },
}

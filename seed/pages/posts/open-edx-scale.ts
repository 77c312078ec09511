import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const openEdxScale: Post = {
  id: 'the-morning-thirty-thousand-people-open-one-course',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('The morning thirty thousand people open one course', 'صباح يفتح فيه ثلاثون ألف شخص دورة واحدة'),
  description: t(
    'What we measure, rehearse and switch off before a large course on Open edX begins.',
    'ما نقيسه ونتدرّب عليه ونوقفه قبل أن تبدأ دورة كبيرة على Open edX.',
  ),
  day: '2025-09-16',
  date: t('16 September 2025', '١٦ سبتمبر ٢٠٢٥'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-open-edx.webp'),
  image_alt: t('A full auditorium in front of one small stage', 'مدرّج ممتلئ أمام منصّة صغيرة'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('anas-qasim'),
    introImage: media('post-open-edx.webp'),
    body: body(
      intro(
        'At eight o’clock on a Sunday the doors of a course opened for 31,000 people at Wadi Telecom. At 8:04 there were 9,600 of them inside. In our room no one spoke, apart from one engineer who read out a number every thirty seconds. It stayed green. What follows is the boring part, from the six weeks before.',
        'في الثامنة من صباح يوم أحد، فُتحت دورة في وادي للاتصالات أمام ٣١ ألف شخص. وفي الثامنة وأربع دقائق كان في داخلها ٩٬٦٠٠. لم يتكلّم أحد في الغرفة التي كنّا فيها، غير مهندس يقرأ رقمًا كل ثلاثين ثانية. وبقي الرقم أخضر. أمّا ما يلي فهو الجزء المملّ، من الأسابيع الستّة التي سبقت ذلك الصباح.',
      ),
      subheading('Size is not the problem, minute one is', 'المشكلة في الدقيقة الأولى لا في العدد'),
      paragraph(
        'Open edX carries courses with hundreds of thousands of learners, if they come one after another. In a company they do not. The invitation says eight o’clock, the director has signed it, and the buses all arrive at once. So we do not ask how many people will take the course, but how many will press the same button in the same minute. As a rule of thumb it is a third of those invited, and all of them want to sign in first.',
        'تحمل منصّة Open edX دورات فيها مئات آلاف المتعلّمين إذا جاؤوا واحدًا بعد آخر. وهذا لا يحدث في شركة. فالدعوة تقول الثامنة، وعليها توقيع المدير العام، والحافلات تصل معًا. لذلك لا نسأل كم شخصًا سيأخذ الدورة، بل كم شخصًا سيضغط الزرّ نفسه في الدقيقة نفسها. والقاعدة عندنا: ثلث المدعوّين، وكلهم يريد تسجيل الدخول أوّلًا.',
      ),
      subheading('The rehearsal with people who do not exist', 'تمرين بموظفين لا وجود لهم'),
      paragraph(
        'Four weeks before, a program plays twelve thousand learners: they log in, watch two minutes, answer a question, go back, lose their connection and come back. The first run usually breaks something, and seldom what you expected. At Wadi it was not the videos. It was the company’s own single sign-on, which allowed 200 sign-ins a minute, a limit set in 2017 and long forgotten. Raising it took nine days, because three departments had to agree. Discovered on the Sunday, it would have taken nine days as well.',
        'قبل أربعة أسابيع يؤدّي برنامج دور اثني عشر ألف متعلّم: يسجّلون الدخول، ويشاهدون دقيقتين، ويجيبون عن سؤال، ثم يرجعون، وينقطع اتصالهم فيعودون. في التجربة الأولى يتعطّل شيء في الغالب، وقلّما يكون هو ما خشيناه. في وادي لم تكن المشكلة في الفيديو، بل في نظام الدخول الموحّد للشركة نفسها، إذ كان يسمح بمئتي عملية في الدقيقة، وهو حدّ وُضع عام ٢٠١٧ ونسيه الجميع. استغرق رفعه تسعة أيام، لأنّ موافقة ثلاث إدارات كانت لازمة. ولو اكتُشف صباح الأحد لاستغرق تسعة أيام أيضًا.',
      ),
      subheading('What we switch off', 'ما الذي نوقفه'),
      list(
        t(
          'Reports that are computed while people wait. They run at night.',
          'التقارير التي تُحسب والناس ينتظرون، وننقلها إلى الليل.',
        ),
        t(
          'The forum, for the first three hours; one page with answers replaces it.',
          'المنتدى في الساعات الثلاث الأولى، ومكانه صفحة واحدة فيها الأجوبة.',
        ),
        t(
          'Films in the highest quality. On a phone no one sees the difference, but the network does.',
          'أعلى جودة للفيديو. لا يلحظ أحد فرقها على الهاتف، وتلحظه الشبكة.',
        ),
        t(
          'Certificates on the spot. They arrive within the hour, and the page says so.',
          'الشهادة الفورية. تصل خلال ساعة، والصفحة تقول ذلك.',
        ),
      ),
      subheading('The sentence that saves the morning', 'الجملة التي تنقذ الصباح'),
      paragraph(
        'Something always goes wrong for a few people. What matters is what they read at that moment. “Error 503” fills the help desk; “We have your answers. Please come back at 8:20” does not. We write these sentences beforehand, in both languages, and have them read by a person who does not work with computers. There are seven. At Wadi one of them was needed, for four minutes, by 130 people. The help desk counted three calls.',
        'لا بدّ أن يتعثّر شيء عند بعض الناس. والمهمّ ما يقرؤونه في تلك اللحظة. عبارة «خطأ ٥٠٣» تملأ مكتب المساندة، وعبارة «إجاباتكم محفوظة، عودوا في الثامنة وعشرين دقيقة» لا تفعل. نكتب هذه الجمل مسبقًا باللغتين، ونعرضها على شخص لا يعمل في التقنية. عددها سبع. وفي وادي احتيج إلى واحدة منها، أربع دقائق، وقرأها ١٣٠ شخصًا. ولم تصل إلى مكتب المساندة إلا ثلاث مكالمات.',
      ),
      quote('The cheapest engineering is a calendar.', 'أرخص الحلول الهندسية هو التقويم.'),
      subheading('Or invite in waves', 'أو ادعوا الناس على دفعات'),
      paragraph(
        'The cheapest engineering is a calendar. Ask whether everyone has to begin at eight. If the invitations go out by region, at eight, nine and ten, a platform a third of the size will do. Directors like everyone to start together, and we understand that. Then we show them what it costs per minute, and most choose the waves.',
        'أرخص الحلول الهندسية هو التقويم. اسألوا: هل يجب أن يبدأ الجميع في الثامنة؟ إذا أُرسلت الدعوات بحسب المناطق، في الثامنة والتاسعة والعاشرة، كفت منصّة بثلث الحجم. يحبّ المديرون أن يبدأ الجميع معًا، ونحن نفهم ذلك، ثم نعرض عليهم كلفة الدقيقة الواحدة، فيختار معظمهم الدفعات.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const sameDoor: Post = {
  id: 'one-door-for-everybody',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Accessible courses: one door for everyone', 'دورات يصل إليها الجميع من باب واحد'),
  description: t(
    'A course that a blind colleague can take is a better course for a tired one as well. Where to begin, and what it costs.',
    'الدورة التي يستطيع زميل كفيف أن يأخذها تريح الزميل المتعب أيضًا. من أين تبدؤون، وكم يكلّف ذلك؟',
  ),
  day: '2025-12-09',
  date: t('9 December 2025', '٩ ديسمبر ٢٠٢٥'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-access.webp'),
  image_alt: t('A ramp and stairs that lead to the same open door', 'منحدر ودرج يصلان إلى الباب المفتوح نفسه'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('rana-mansour'),
    introImage: media('post-access.webp'),
    body: body(
      intro(
        'Samir has worked in the call centre of Wadi Telecom for eight years. He is blind, and answers more calls per hour than anyone on his floor. For eight years a colleague took his mandatory courses for him, because the “next” button was a picture. The report said 100%.',
        'يعمل سمير في مركز الاتصال لدى وادي للاتصالات منذ ثمانية أعوام. وهو كفيف، ويجيب في الساعة عن مكالمات أكثر ممّا يجيب أي زميل في طابقه. وطوال ثمانية أعوام كان زميل يأخذ عنه الدورات الإلزامية، لأنّ زرّ «التالي» كان صورة. وكان التقرير يقول: ١٠٠٪.',
      ),
      subheading('Who it is for', 'لمن هذا كله'),
      paragraph(
        'Few people mention such things at work. About one man in twelve confuses red and green, which does not help with a dashboard that has only these two. Many over forty enlarge the letters. A nurse with her arm in plaster cannot drag and drop, and whoever stands on a noisy platform cannot hear. In our surveys one learner in nine said so. The true figure is probably one in five.',
        'قليل من الناس يذكر أمورًا كهذه في العمل. رجل من كل اثني عشر تقريبًا يخلط بين الأحمر والأخضر، فلا تنفعه لوحة ليس فيها سواهما. وكثير ممّن تجاوزوا الأربعين يكبّرون الحروف. وممرّضة ذراعها في الجبس لا تقدر على السحب والإفلات، ومن يقف على رصيف صاخب لا يسمع. من صرّح بذلك في استبياناتنا واحد من كل تسعة، والأرجح أنّ العدد الفعلي واحد من كل خمسة.',
      ),
      subheading('The test with the mouse in a drawer', 'اختبار والفأرة في الدرج'),
      paragraph(
        'Put the mouse away and take your most important course with the keyboard alone. Can you see where you are? Can you reach everything? Can you get out of the film again? Half of the courses that are sent to us do not survive the second page. Then switch the sound off, and after that the picture. This costs an hour and no money, and no one who has done it once needs a lecture on the subject.',
        'ضعوا الفأرة في الدرج وخذوا أهمّ دوراتكم بلوحة المفاتيح وحدها. هل ترون أين أنتم؟ هل تصلون إلى كل شيء؟ هل تخرجون من الفيديو بعد دخوله؟ نصف الدورات التي تصلنا لا تجتاز الصفحة الثانية. ثم أوقفوا الصوت، وبعده الصورة. يستغرق ذلك ساعة ولا يكلّف شيئًا، ومن جرّبه مرة لا يحتاج إلى محاضرة في الموضوع.',
      ),
      subheading('What our authors do by habit', 'عادات كتّابنا'),
      list(
        t(
          'Every picture that says something has a sentence that says the same; decoration stays silent.',
          'لكل صورة تقول شيئًا جملة تقوله أيضًا، أمّا الزينة فصامتة.',
        ),
        t(
          'Subtitles are written by a person, not guessed by a machine, and a transcript is below the film.',
          'ترجمة الفيديو يكتبها إنسان ولا تخمّنها آلة، وتحت الفيديو نصّه كاملًا.',
        ),
        t(
          'Colour never speaks alone. “Late” is a word, a sign and the colour red, in that order.',
          'اللون لا يتكلّم وحده. «متأخّر» كلمة وعلامة ثم لون أحمر، بهذا الترتيب.',
        ),
        t(
          'No exercise depends on dragging, and no clock runs unless the task itself is about seconds.',
          'لا تمرين يعتمد على السحب، ولا مؤقّت إلا إذا كانت المهمّة نفسها تُحسب بالثواني.',
        ),
        t(
          'The Arabic page says that it is Arabic. Otherwise the screen reader garbles it in an English voice.',
          'الصفحة العربية تعلن أنها عربية، وإلا قرأها قارئ الشاشة بصوت إنجليزي لا يُفهم.',
        ),
      ),
      paragraph(
        'The last line is the one most often missing in our region. It is four letters in the code. A page that mixes both languages needs them for each sentence in the other one, product names excepted.',
        'والسطر الأخير أكثر ما ينقص في منطقتنا، وهو أربعة أحرف في الشيفرة. والصفحة التي تمزج اللغتين تحتاج إليها في كل جملة من اللغة الأخرى، ما عدا أسماء المنتجات.',
      ),
      subheading('What it costs', 'كم يكلّف'),
      paragraph(
        'If an author thinks of it while writing, about 3% of a course. If it is added afterwards, a third, since films have to be recut and exercises redesigned. So do not begin with the archive. Begin with the next course, then with the five that everyone has to take, and let the others wait until they are revised anyway. Write it into orders, too: ask publishers for their accessibility statement, and try one course with the mouse in the drawer before you sign.',
        'إذا فكّر فيه الكاتب وهو يكتب، فنحو ٣٪ من كلفة الدورة. وإذا أُضيف لاحقًا فالثلث، لأنّ مقاطع الفيديو تُقصّ من جديد والتمارين تُصمَّم من جديد. فلا تبدؤوا بالأرشيف. ابدؤوا بالدورة القادمة، ثم بالدورات الخمس التي تلزم الجميع، ودعوا الباقي حتى يحين موعد مراجعته. واكتبوا ذلك في طلبات الشراء أيضًا: اطلبوا من الناشر بيان إمكانية الوصول، وجرّبوا دورة واحدة والفأرة في الدرج قبل التوقيع.',
      ),
      quote(
        'Put the mouse away and take your most important course with the keyboard alone.',
        'ضعوا الفأرة في الدرج وخذوا أهمّ دوراتكم بلوحة المفاتيح وحدها.',
      ),
      subheading('Samir', 'سمير'),
      paragraph(
        'He took his first course himself in March: data protection, 22 minutes, passed. Then he sent us a list of fourteen things that could be better. All of them have been done, and sighted colleagues have thanked us for nine.',
        'في مارس أخذ أول دورة بنفسه: حماية البيانات، في ٢٢ دقيقة، ونجح. ثم أرسل إلينا قائمة بأربعة عشر أمرًا يمكن تحسينها. أنجزناها كلها، وتسعة منها شكرنا عليها زملاء مبصرون.',
      ),
    ),
  },
}

import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const choosingAVoice: Post = {
  id: 'choosing-the-voice-of-a-course',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Choosing the voice of a course', 'كيف نختار صوت الدورة'),
  description: t(
    'Learners hear the narrator for longer than any teacher. What we listen for, and the page we ask every narrator to read.',
    'يسمع المتعلّم المعلّق أكثر ممّا يسمع أي مدرّب. ما الذي نصغي إليه، وما الصفحة التي نطلب من كل معلّق قراءتها؟',
  ),
  day: '2026-05-19',
  date: t('19 May 2026', '١٩ مايو ٢٠٢٦'),
  note: t('4 minutes', '٤ دقائق'),
  image: media('post-voice.webp'),
  image_alt: t('A microphone between waves of sound', 'ميكروفون بين موجات الصوت'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('tariq-hamdan'),
    introImage: media('post-voice.webp'),
    body: body(
      intro(
        'In a drawer of our Amman studio lies a page that no learner will ever hear. It has eleven lines. We have asked some two hundred narrators to read it, and never called most of them again.',
        'في درج من أدراج الاستوديو في عمّان صفحة لن يسمعها متعلّم أبدًا. فيها أحد عشر سطرًا، طلبنا من نحو مئتي معلّق صوتي أن يقرؤوها، ولم نعاود الاتصال بمعظمهم.',
      ),
      subheading('The page', 'الصفحة'),
      paragraph(
        'It begins with a phone number, goes on with a dose in milligrams, a Latin product name in the middle of an Arabic sentence, a person’s name that can be read in two ways, a list of five, and a warning. It ends with one friendly line. A beautiful voice gets through the friendly line. The other lines show whether narrators understand what they read: numbers in Arabic change form with the thing counted, and a reader who does not think ahead stumbles at the second one.',
        'تبدأ برقم هاتف، ثم جرعة بالمليغرام، ثم اسم منتج لاتيني وسط جملة عربية، ثم اسم شخص يُقرأ على وجهين، ثم قائمة من خمسة بنود، ثم تحذير، وتنتهي بسطر ودود. الصوت الجميل يمرّ بالسطر الودود بسلام. أمّا بقيّة السطور فتكشف هل يفهم القارئ ما يقرأ، لأنّ العدد في العربية يتغيّر بتغيّر معدوده، ومن لا ينظر إلى ما بعده يتعثّر في العدد الثاني.',
      ),
      subheading('Slower than you like', 'أبطأ ممّا تحبّون'),
      paragraph(
        'Advertisements have taught us that energy is speed. In a lesson it is the other way round. Our Arabic recordings run at about 110 words a minute, the English ones at 135, and before each question there are two full seconds of silence. Experts who hear their own course for the first time always find it slow. Learners have never complained; those who know the subject play it at one and a half times the speed, and the voice has to survive that too.',
        'علّمتنا الإعلانات أنّ الحيوية في السرعة، وفي الدرس العكس هو الصحيح. تسير تسجيلاتنا العربية بنحو ١١٠ كلمات في الدقيقة، والإنجليزية بنحو ١٣٥، وقبل كل سؤال ثانيتان كاملتان من الصمت. الخبير الذي يسمع دورته لأول مرة يجدها بطيئة دائمًا. أمّا المتعلّمون فلم يشتكِ منهم أحد، ومن يعرف الموضوع يسرّع التسجيل بمقدار النصف، ولا بدّ أن يحتمل الصوت ذلك أيضًا.',
      ),
      subheading('Who is speaking to whom', 'من يخاطب من'),
      paragraph(
        'Before the first take we agree on a scene. A ward sister speaks to a new colleague, at the bedside, quietly. A depot manager speaks to eight drivers, outdoors, with an engine running. The same sentence sounds different in each, and listeners can tell whether the speaker sees a person. For rules and facts we use standard Arabic without ornament. Dialogues are spoken as people speak in Riyadh, Jeddah, Amman or Dubai, with a one-line subtitle.',
        'قبل التسجيل الأول نتّفق على مشهد. رئيسة تمريض تخاطب زميلة جديدة بجانب السرير، بصوت خافت. مدير مستودع يخاطب ثمانية سائقين في الخارج، ومحرّك يدور. الجملة نفسها تختلف بين المشهدين، والمستمع يميّز هل يرى المتكلّم أحدًا أمامه. للقواعد والمعلومات نستخدم فصحى بلا زخرفة، أمّا الحوارات فتُقال كما تُقال في الحياة: بلهجة الرياض أو جدة أو عمّان أو دبي، وتحتها سطر مكتوب.',
      ),
      subheading('And synthetic voices?', 'وماذا عن الأصوات المولّدة؟'),
      paragraph(
        'We use them every day, for drafts. An expert who hears his text finds mistakes that he overlooked when reading, and changing a sentence costs nothing. For the finished lesson we still record a person. In English the difference has become small. In Arabic the machine guesses the short vowels, and guesses well for two minutes; then it turns the patient into the doctor. One such word in a safety lesson is one too many.',
        'نستخدمها كل يوم، للمسوّدات. فالخبير الذي يسمع نصّه يجد أخطاء فاتته عند القراءة، وتغيير جملة لا يكلّف شيئًا. أمّا الدرس النهائي فما زلنا نسجّله مع إنسان. في الإنجليزية صار الفرق صغيرًا. وفي العربية تخمّن الآلة التشكيل، وتصيب دقيقتين متتاليتين، ثم تجعل المفعول به فاعلًا، فيصير المريض هو الطبيب. وكلمة واحدة كهذه في درس سلامة أكثر ممّا يُحتمل.',
      ),
      quote(
        'Experts who hear their own course for the first time always find it slow. Learners have never complained.',
        'الخبير الذي يسمع دورته لأول مرة يجدها بطيئة دائمًا. أمّا المتعلّمون فلم يشتكِ منهم أحد.',
      ),
      subheading('Before you book the studio', 'قبل أن تحجزوا الاستوديو'),
      list(
        t(
          'Read the script aloud to a colleague, standing. Cut whatever needs a second breath.',
          'اقرؤوا النص بصوت مسموع أمام زميل، وأنتم واقفون، واحذفوا ما يحتاج إلى نفَس ثانٍ.',
        ),
        t(
          'Write numbers as words where they are spoken, and mark the vowels of names.',
          'اكتبوا الأعداد بالحروف كما تُنطق، وشكّلوا الأسماء.',
        ),
        t(
          'Decide how each Latin term is pronounced, and record the list once for everyone.',
          'اتّفقوا على نطق كل مصطلح لاتيني، وسجّلوا القائمة مرة واحدة للجميع.',
        ),
        t(
          'Invite one person who will take the course. The narrator then has someone to speak to.',
          'ادعوا شخصًا واحدًا ممّن سيأخذون الدورة، فيجد المعلّق من يخاطبه.',
        ),
        t(
          'Book an extra half hour of the same voice for next year’s changes.',
          'احجزوا نصف ساعة إضافية بالصوت نفسه لتعديلات العام القادم.',
        ),
      ),
    ),
  },
}

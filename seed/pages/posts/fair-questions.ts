import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const fairQuestions: Post = {
  id: 'a-question-that-cannot-be-guessed',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Test questions that cannot be guessed', 'أسئلة اختبار لا يُخمَّن جوابها'),
  description: t(
    'The longest answer is usually the right one. Learners know that; people who write tests often do not.',
    'أطول الإجابات هي الصحيحة غالبًا. المتعلّمون يعرفون ذلك، ومن يكتب الاختبار قد لا يعرفه.',
  ),
  day: '2026-03-31',
  date: t('31 March 2026', '٣١ مارس ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-audit.webp'),
  image_alt: t('Rows of ticks, and a magnifying glass over one of them', 'صفوف من علامات الصح، وعدسة مكبّرة فوق إحداها'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('lina-haddad'),
    introImage: media('post-audit.webp'),
    body: body(
      intro(
        'We once gave the final tests of twelve courses to people who had not taken any of them: cooks, accountants, a gardener. On average they scored 71%. The pass mark was 70. No one had cheated. They had simply read the questions carefully.',
        'عرضنا مرة الاختبارات النهائية لاثنتي عشرة دورة على أشخاص لم يأخذوا أيًّا منها: طبّاخين ومحاسبين وبستاني. كان متوسّطهم ٧١٪، ودرجة النجاح ٧٠. لم يغشّ أحد. كل ما فعلوه أنهم قرؤوا الأسئلة بعناية.',
      ),
      subheading('How to pass without knowing anything', 'كيف تنجحون دون أن تعرفوا شيئًا'),
      paragraph(
        'Choose the longest answer, since authors protect the correct one with “usually” and “if possible”. Avoid everything with “always” and “never”. If two answers say the opposite, one of them is right. If the last one says “all of the above”, take it. A learner who follows these four rules scores two thirds in most of the tests we are sent, in either language. In Arabic there is a fifth: the wrong answers often do not agree in gender with the question.',
        'اختاروا أطول إجابة، لأنّ الكاتب يحصّن الصواب بعبارتي «غالبًا» و«إن أمكن». وتجنّبوا كل ما فيه «دائمًا» و«أبدًا». وإذا تناقضت إجابتان فإحداهما صحيحة. وإذا كانت الأخيرة «جميع ما سبق» فخذوا بها. من يتبع هذه القواعد الأربع يصل إلى ثلثي الدرجة في معظم ما يُرسل إلينا من اختبارات، باللغتين. وفي العربية قاعدة خامسة: الإجابات الخاطئة كثيرًا ما تخالف السؤال في التذكير والتأنيث.',
      ),
      subheading('Ask what people do, not what the rule says', 'اسألوا عمّا يفعله الناس لا عمّا تقوله القاعدة'),
      paragraph(
        '“What is the maximum load of the trolley?” can be looked up, and at work it will be. A question worth asking puts learners into a moment of their day:',
        '«ما أقصى حمولة للعربة؟» سؤال جوابه في الدليل، وهناك سيبحث عنه العامل. أمّا السؤال الذي يستحقّ أن يُطرح فيضع المتعلّم في لحظة من يومه:',
      ),
      list(
        t('A situation in two sentences, with a time and a place.', 'موقف في جملتين، فيه وقت ومكان.'),
        t(
          'Three things that people really do there; collect the wrong ones from supervisors.',
          'ثلاثة أفعال يفعلها الناس هناك حقًّا، وخذوا الخاطئ منها من المشرفين.',
        ),
        t(
          'All three of the same length, and each of them tempting.',
          'وتكون الثلاثة بطول واحد، وفي كل منها ما يغري باختياره.',
        ),
        t(
          'After the choice, what happens next, told in one line. No “wrong”, no red cross.',
          'وبعد الاختيار سطر يحكي ما حدث بعد ذلك، بلا كلمة «خطأ» ولا علامة حمراء.',
        ),
      ),
      paragraph(
        'At Rimal Energy such a question reads: “Your colleague has stopped talking. What do you do first?” The three answers are: give him water, call the foreman, bring him into the shade. All three are right. What counts is the order, and crews argue about it on the bus. A question that is still discussed the next day has taught something.',
        'في رمال للطاقة يقول أحد هذه الأسئلة: «سكت زميلك. ما أول ما تفعله؟» والإجابات ثلاث: أسقيه ماء، أو أتصل بالمشرف، أو أنقله إلى الظلّ. وكلها صحيحة، والعبرة بالترتيب، ولهذا يتجادل فيه العمّال في الحافلة. والسؤال الذي يدور حوله الحديث في اليوم التالي قد علّم شيئًا.',
      ),
      subheading('How many questions, and what pass mark', 'كم سؤالًا، وما درجة النجاح'),
      paragraph(
        'Seven good questions tell you more than thirty. For tasks in which people may be hurt there is no pass mark: all seven have to be right, however many attempts it takes, and afterwards a supervisor watches the task itself. For everything else, do away with the mark and show learners what they could not do. A pass mark of 70 says that three out of ten things may be wrong. It seldom says which. And when everyone has answered a question correctly for a year, it can go.',
        'سبعة أسئلة جيّدة أدلّ من ثلاثين. في المهامّ التي قد يتأذّى فيها أحد لا توجد درجة نجاح: يجب أن تصحّ الإجابات السبع كلها، مهما تكرّرت المحاولات، ثم يشاهد المشرف أداء المهمّة نفسها. وفي ما عدا ذلك استغنوا عن الدرجة، وأظهروا للمتعلّم ما لم يُحسنه. فدرجة النجاح ٧٠ تعني أنّ ثلاثة أمور من عشرة قد تكون خاطئة، وقلّما تقول أيّها. وإذا أصاب الجميع في سؤال عامًا كاملًا، فقد حان وقت حذفه.',
      ),
      quote(
        'A question worth asking puts learners into a moment of their day.',
        'السؤال الذي يستحقّ أن يُطرح يضع المتعلّم في لحظة من يومه.',
      ),
      subheading('The gardener’s test', 'اختبار البستاني'),
      paragraph(
        'Before a test goes out, we give it to two people who do not know the subject. Questions that both answer correctly are thrown away or rewritten. This takes half an hour, and on the first draft it costs us four questions out of ten. It is also the reason why Abu Khaled, who looks after the trees at our Amman office, now knows a surprising amount about money laundering.',
        'قبل أن يخرج الاختبار نعرضه على شخصين لا يعرفان الموضوع. وكل سؤال أصابا فيه معًا يُحذف أو يُكتب من جديد. يستغرق ذلك نصف ساعة، ويُسقط من المسوّدة الأولى أربعة أسئلة من كل عشرة. وهو السبب في أنّ أبا خالد، الذي يعتني بأشجار مكتبنا في عمّان، صار يعرف الكثير عن غسل الأموال.',
      ),
    ),
  },
}

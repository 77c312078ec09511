import { picture, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundComingEvent, online, type Post } from './post.ts'

export const skillsMaps: Post = {
  id: 'skills-maps-that-managers-really-use',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Online: skills maps that managers really use', 'عبر الإنترنت: خرائط مهارات يستخدمها المديرون فعلًا'),
  description: t(
    'Forty-five minutes on how a map of eight skills replaces a catalogue of three hundred competencies.',
    'خمس وأربعون دقيقة: كيف تغني خريطة من ثماني مهارات عن قائمة فيها ثلاثمئة جدارة.',
  ),
  day: '2027-01-14',
  date: t('14 January 2027', '١٤ يناير ٢٠٢٧'),
  note: t('45 minutes, in Arabic', '٤٥ دقيقة، بالعربية'),
  ...online,
  image: picture('post-skills-map'),
  image_alt: t(
    'A skills map with eight axes; negotiation is the biggest gap',
    'خريطة مهارات بثمانية محاور، وأكبر فجوة فيها التفاوض',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundComingEvent,
    introImage: picture('skills-map'),
    body: body(
      intro(
        'Nearly every large organisation has a catalogue of competencies. Hardly any has a manager who opened it last month. In this online session we show the opposite: maps so small that they get used.',
        'لدى كل جهة كبيرة تقريبًا قائمة جدارات، ولا يكاد يوجد مدير فتحها الشهر الماضي. في هذا اللقاء نعرض العكس: خرائط صغيرة، ولذلك تُستخدم.',
      ),
      subheading('Why eight axes', 'لماذا ثمانية محاور'),
      paragraph(
        'A manager can judge what he sees each week. For most roles that is six to ten things: service, safety, data, planning, coaching, negotiation and a few of the trade’s own. If you ask for more, you get guesses, and in a chart guesses look exactly like answers. So our maps have eight axes with four steps each, and each step is described by something you can observe: “explains the contract without looking at it”.',
        'يستطيع المدير أن يحكم على ما يراه كل أسبوع. وهو في معظم الوظائف بين ستّة أمور وعشرة: الخدمة والسلامة والبيانات والتخطيط والتوجيه والتفاوض وبضعة أمور تخصّ المهنة. ومن يطلب أكثر يحصل على تخمين، والتخمين في الرسم البياني يشبه الجواب تمامًا. لذلك نكتفي بثمانية محاور، لكل منها أربع درجات، ولكل درجة وصف يمكن أن يُرى: «يشرح العقد دون أن ينظر إليه».',
      ),
      paragraph(
        'A map is not a mark sheet. It says where help is needed next, and it belongs first of all to the person it describes: employees fill it in themselves, the manager does the same, and they speak only about the axes on which the two differ. In most teams that is two out of eight, and a quarter of an hour is enough. Nothing is reported upwards: head office sees how many maps there are and which axes need courses, but no names. That is why people write what they really think.',
        'والخريطة ليست كشف درجات، بل تدلّ على موضع الحاجة إلى الدعم، وهي قبل كل شيء ملك لصاحبها: يملؤها الموظف بنفسه، ويملؤها المدير كذلك، ثم لا يتحدّثان إلا عن المحاور التي اختلفا فيها. وهي في معظم الفرق محوران من ثمانية، ويكفيها ربع ساعة. ولا يُرفع منها شيء إلى الأعلى: ترى الإدارة العامة عدد الخرائط والمحاور التي تحتاج إلى دورات، ولا ترى أسماء. ولهذا يكتب الناس ما يرونه حقًّا.',
      ),
      subheading('What you will see', 'ماذا ستشاهدون'),
      list(
        t(
          'A map made from scratch in ten minutes, for a role that you choose in the chat.',
          'خريطة تُبنى من الصفر في عشر دقائق، لوظيفة تختارونها في المحادثة.',
        ),
        t(
          'How the biggest gap turns into three lessons and a date, in Totara Perform.',
          'كيف تتحوّل أكبر فجوة إلى ثلاثة دروس وموعد في Totara Perform.',
        ),
        t(
          'What a team looks like when nine maps are laid over one another.',
          'كيف يبدو الفريق حين توضع تسع خرائط بعضها فوق بعض.',
        ),
        t(
          'A conversation between manager and employee, played by two of us, with the mistakes left in.',
          'حوار بين مدير وموظف، يؤدّيه اثنان منّا، بأخطائه كلها.',
        ),
      ),
      subheading('Who speaks', 'من يتحدّث'),
      paragraph(
        'Lina Haddad designs courses in Amman and has drawn some two hundred of these maps with customers. Yousef Amin manages a branch of Tilal Bank and uses one every second Sunday; he will also say what he left out. Omar Khalil answers technical questions in the chat, in both languages.',
        'لينا حدّاد تصمّم الدورات في عمّان ورسمت مع عملائنا نحو مئتي خريطة. ويوسف أمين مدير فرع في بنك تلال يستخدم خريطته صباح الأحد كل أسبوعين، وسيقول أيضًا ما الذي تركه منها. ويجيب عمر خليل عن الأسئلة التقنية في المحادثة باللغتين.',
      ),
      subheading('Who it is for', 'لمن هذا اللقاء'),
      paragraph(
        'For people who lead teams, and for the HR colleagues who support them. You need no platform and no preparation. If you have a list of competencies, keep it at hand; we will cross out most of it together, and explain why what remains is enough to begin with.',
        'لمن يقود فريقًا، ولمن يسانده من الموارد البشرية. لا حاجة إلى منصّة ولا إلى تحضير. وإن كانت لديكم قائمة جدارات فأبقوها أمامكم، فسنشطب معظمها معًا ونوضّح لماذا يكفي ما بقي للبداية.',
      ),
      subheading('Time and link', 'الموعد والرابط'),
      paragraph(
        'Thursday, 14 January 2027, 11:00 in Riyadh and Amman, 12:00 in Dubai, 45 minutes including questions. Ask for the link on the contact page; it comes the same day. We record the session and send the recording with English subtitles a week later, together with the empty map to print. The chat is not recorded, so questions may be as blunt as you like.',
        'الخميس ١٤ يناير ٢٠٢٧، الساعة ١١ في الرياض وعمّان و١٢ في دبي، ومدّته ٤٥ دقيقة مع الأسئلة. اطلبوا الرابط من صفحة التواصل ويصلكم في اليوم نفسه. نسجّل اللقاء ونرسل التسجيل بعد أسبوع بترجمة إنجليزية، ومعه خريطة فارغة للطباعة. أمّا المحادثة فلا تُسجَّل، فاسألوا بكل صراحة.',
      ),
    ),
  },
}

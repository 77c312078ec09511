import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const oneFeed: Post = {
  id: 'seven-fields-from-the-hr-system-are-enough',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('Seven fields from the HR system are enough', 'سبعة حقول من نظام الموارد البشرية تكفي'),
  description: t(
    'Most integrations fail because they want everything. A short list, and the five cases to try before going live.',
    'تتعثّر معظم عمليات الربط لأنها تطلب كل شيء. قائمة قصيرة، وخمس حالات تُجرَّب قبل التشغيل.',
  ),
  day: '2025-06-24',
  date: t('24 June 2025', '٢٤ يونيو ٢٠٢٥'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-integrations.webp'),
  image_alt: t('Six parts connected by lines to one star', 'ستّة أجزاء تصلها خطوط بنجمة واحدة'),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('omar-khalil'),
    introImage: media('post-integrations.webp'),
    body: body(
      intro(
        'The first meeting about an integration is always well attended. One person has brought the data model of the HR system, which has 640 fields, and another asks which of them the learning team would like. The worst possible answer is the usual one: all of them, to be on the safe side.',
        'الاجتماع الأول عن الربط يحضره الكثيرون دائمًا. يأتي أحدهم بنموذج بيانات نظام الموارد البشرية، وفيه ٦٤٠ حقلًا، ويسأل آخر: أيّها تريده إدارة التدريب؟ وأسوأ جواب ممكن هو الجواب المعتاد: كلها، من باب الاحتياط.',
      ),
      subheading('The seven', 'الحقول السبعة'),
      list(
        t(
          'A number that belongs to the person and never changes. Not the e-mail address: companies merge and change their names.',
          'رقم للموظف لا يتغيّر أبدًا. وليس البريد الإلكتروني، فالشركات تندمج وتغيّر أسماءها.',
        ),
        t(
          'The name in Arabic, and the name in Latin letters as in the passport.',
          'الاسم بالعربية، والاسم بالحروف اللاتينية كما في جواز السفر.',
        ),
        t(
          'The role, from a list with fewer than three hundred entries.',
          'الوظيفة، من قائمة فيها أقلّ من ثلاثمئة وظيفة.',
        ),
        t('The place: branch, ward, site.', 'المكان: الفرع أو الجناح أو الموقع.'),
        t('The manager, by the manager’s number.', 'المدير، برقمه هو أيضًا.'),
        t(
          'The first day in this role, and the last day in the company, if known.',
          'أول يوم في هذه الوظيفة، وآخر يوم في الشركة إن عُرف.',
        ),
        t('The status: at work, on leave or gone.', 'الحالة: على رأس العمل، أو في إجازة، أو ترك العمل.'),
      ),
      paragraph(
        'With these, courses find their people, reminders respect leave, and every manager sees his own team. We have connected 112 HR systems from eleven makers. In four out of five of them nothing was ever added. Salary, age, marital status and nationality have no business on a learning platform, and a platform cannot lose what it never receives.',
        'بهذه السبعة تصل الدورات إلى أصحابها، ويحترم التذكير الإجازة، ويرى كل مدير فريقه وحده. ربطنا ١١٢ نظام موارد بشرية من إحدى عشرة شركة، وفي أربعة من كل خمسة منها لم يُضَف شيء بعد ذلك. أمّا الراتب والعمر والحالة الاجتماعية والجنسية فلا مكان لها في منصّة تعلّم، وما لا تتسلّمه المنصّة لا يضيع منها.',
      ),
      subheading('Once a night is often enough', 'مرة كل ليلة تكفي'),
      paragraph(
        '“In real time” sounds good and costs a lot. A person who starts on Sunday has been in the HR system since Thursday; once a night is soon enough. We run at two in the morning, compare with yesterday and change only what is different. And there is a brake: if more than 3% of all accounts would be deactivated in one night, nothing happens and the engineer on duty is called. This brake has been used nine times. Eight times the file had been cut off in the middle. The ninth time a site had really closed, and the call was right then too.',
        'عبارة «لحظة بلحظة» جميلة ومكلفة. فمن يباشر يوم الأحد موجود في نظام الموارد البشرية منذ الخميس، ومرة كل ليلة تكفيه. نشغّل الربط في الثانية فجرًا، ونقارن بقائمة أمس، ولا نغيّر إلا ما اختلف. وهناك مكبح: إذا كان أكثر من ٣٪ من الحسابات سيُوقف في ليلة واحدة، لا يحدث شيء، ويُتّصل بالمهندس المناوب. استُعمل هذا المكبح تسع مرّات. في ثمانٍ منها كان الملفّ مبتورًا، وفي التاسعة أُغلق موقع فعلًا، وكان الاتصال في محلّه أيضًا.',
      ),
      subheading('Five people to try', 'خمسة أشخاص للتجربة'),
      paragraph(
        'Before going live, invent five people and follow each through a week. One joins on a Wednesday. One moves from the counter to lending and keeps his old certificates. One goes on leave for three months while a certificate runs out. One leaves, and comes back after a year under the same number. And one has two jobs, which the HR system says is impossible. In every company we know there are at least four people like that; in a hospital group there were sixty.',
        'قبل التشغيل ابتكروا خمسة أشخاص وتابعوا كلًّا منهم أسبوعًا. الأول يلتحق يوم أربعاء. والثاني ينتقل من الشبّاك إلى الإقراض وتبقى شهاداته. والثالث في إجازة ثلاثة أشهر تنتهي فيها شهادته. والرابع يترك العمل ثم يعود بعد عام بالرقم نفسه. والخامس له وظيفتان، ونظام الموارد البشرية يقول إنّ هذا مستحيل. في كل شركة نعرفها أربعة مثله على الأقلّ، وفي مجموعة مستشفيات كانوا ستّين.',
      ),
      quote('What the platform never receives, it cannot lose.', 'ما لا تتسلّمه المنصّة لا يضيع منها.'),
      subheading('Who answers on Monday', 'من يردّ يوم الاثنين'),
      paragraph(
        'An integration is never finished. Write down who is called when a name is wrong, and agree that it is corrected in the HR system and nowhere else. The moment a record is repaired on the learning side “just for today”, the two systems disagree, and the wrong name will end up on a certificate.',
        'الربط لا ينتهي. دوّنوا من يُتّصل به عند خطأ في اسم، واتّفقوا على أنّ التصحيح في نظام الموارد البشرية لا في غيره. فما إن يُصلَح سجلّ في المنصّة «لهذا اليوم فقط» حتى يختلف النظامان، ويُطبع الاسم الخاطئ على شهادة.',
      ),
    ),
  },
}

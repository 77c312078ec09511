import type { BilingualText } from './locale.ts'
import { type Page, routeTable } from './pages.ts'

/** The descriptions of the pages of the route table, by key. Apart from it, because edit mode downloads the table. */
const descriptions: Record<string, BilingualText> = {
  home: {
    en: 'iLearn has built, stocked and run learning platforms for organisations in the Gulf and beyond since 2009, in Arabic and English.',
    ar: 'منذ عام ٢٠٠٩ تبني iLearn منصّات التعلّم للمؤسسات في الخليج وخارجه، وتزوّدها بالمحتوى وتشغّلها، بالعربية والإنجليزية.',
  },
  about: {
    en: 'Some 140 people in Riyadh, Dubai and Amman who build learning platforms and courses in Arabic and English, and keep them running.',
    ar: 'نحو ١٤٠ شخصًا في الرياض ودبي وعمّان يبنون منصّات التعلّم والدورات بالعربية والإنجليزية، ويتولّون تشغيلها.',
  },
  'why-choose-us': {
    en: 'Why 300 organisations chose iLearn: one team from plan to support, Arabic written first, data in your region, and promises in the contract.',
    ar: 'لماذا اختارت ٣٠٠ جهة iLearn: فريق واحد من الخطة إلى الدعم، وعربية تُكتب أوّلًا، وبيانات في منطقتكم، ووعود مكتوبة في العقد.',
  },
  'customer-stories': {
    en: 'How an airline, a bank, a hospital group and seven other customers changed their training, in figures and in their own words.',
    ar: 'كيف غيّرت شركة طيران وبنك ومجموعة مستشفيات وسبعة عملاء آخرين تدريبها، بالأرقام وعلى لسان أصحابها.',
  },
  'our-team': {
    en: 'Twelve of the people who plan your academy, write and record your courses and answer your calls in Riyadh, Dubai and Amman.',
    ar: 'اثنا عشر ممّن يخطّطون أكاديميتكم ويكتبون دوراتكم ويسجّلونها ويردّون على اتصالاتكم في الرياض ودبي وعمّان.',
  },
  careers: {
    en: 'Open positions at iLearn in Riyadh, Dubai and Amman: what you would do, what we pay, and how we choose in about three weeks.',
    ar: 'الوظائف الشاغرة لدى iLearn في الرياض ودبي وعمّان: ما ستقومون به، وكم ندفع، وكيف نختار في نحو ثلاثة أسابيع.',
  },
  'our-partners': {
    en: 'The twelve companies behind our academies: Totara, Open edX, OpenSesame, Rosetta Stone and eight specialists, and what each adds.',
    ar: 'اثنتا عشرة شركة وراء أكاديمياتنا: Totara وOpen edX وOpenSesame وRosetta Stone وثماني شركات متخصّصة، وما تضيفه كل منها.',
  },
  'our-clients': {
    en: 'Airlines, banks, hospitals, steel mills and universities: 24 of the 300 organisations in eleven countries that learn with iLearn.',
    ar: 'شركات طيران وبنوك ومستشفيات ومصانع صلب وجامعات: ٢٤ من ٣٠٠ جهة في إحدى عشرة دولة تتعلّم مع iLearn.',
  },
  'our-awards': {
    en: 'Eight awards since 2018 for platforms and courses that we made with our customers: what each was for and what the jury said.',
    ar: 'ثماني جوائز منذ ٢٠١٨ لمنصّات ودورات أنجزناها مع عملائنا: لأي عمل كانت كل منها، وماذا قالت لجنة التحكيم.',
  },
  resources: {
    en: 'Articles on learning at work, and events where you can meet us: workshops, breakfasts and online sessions in Arabic and English.',
    ar: 'مقالات عن التعلّم في العمل، وفعاليات تلتقون بنا فيها: ورش عمل ولقاءات فطور ولقاءات عبر الإنترنت بالعربية والإنجليزية.',
  },
  'contact-us': {
    en: 'Write to iLearn, call us or visit our offices in Riyadh, Dubai and Amman. We answer in Arabic or English within one working day.',
    ar: 'اكتبوا إلى iLearn أو اتصلوا بنا أو زوروا مكاتبنا في الرياض ودبي وعمّان. نردّ بالعربية أو الإنجليزية خلال يوم عمل واحد.',
  },
  success: {
    en: 'Your message to iLearn has arrived. A consultant in Riyadh, Dubai or Amman will answer you within one working day, in your language.',
    ar: 'وصلت رسالتكم إلى iLearn. يردّ عليكم بلغتكم خلال يوم عمل واحد مستشار في الرياض أو دبي أو عمّان.',
  },
  'privacy-policy': {
    en: 'What this website learns about you and why, how long we keep it, and what rights you have. No cookies, no tracking, no analytics.',
    ar: 'ما يعرفه هذا الموقع عنكم ولماذا، ومدّة الاحتفاظ به، وما حقوقكم. بلا ملفّات تعريف ارتباط ولا تعقّب ولا أدوات تحليل.',
  },
  'solutions-totara-suite': {
    en: 'Totara from iLearn: learning, performance and skills in one suite that you own, hosted in your region and supported in Arabic and English.',
    ar: 'التعلّم والأداء والمهارات في منظومة واحدة تملكونها هي Totara، نستضيفها في منطقتكم وندعمها بالعربية والإنجليزية.',
  },
  'solutions-totara-learn': {
    en: 'Totara Learn assigns courses, reminders and certificates to the right people automatically, and gives every manager one clear page.',
    ar: 'يُسند Totara Learn الدورات والتذكير والشهادات تلقائيًا إلى من يحتاج إليها، ويعطي كل مدير صفحة واحدة واضحة.',
  },
  'solutions-totara-perform': {
    en: 'Goals, check-ins, reviews and skills maps in Totara Perform, each linked to the courses that close the gap. Set up by iLearn.',
    ar: 'أهداف ولقاءات متابعة وتقييم وخرائط مهارات في Totara Perform، ومع كل منها الدورات التي تسدّ الفجوة. تجهّزه لكم iLearn.',
  },
  'solutions-totara-mobile': {
    en: 'The Totara app for nurses, drivers and crews: lessons on the phone that work without a signal, in Arabic and English.',
    ar: 'تطبيق Totara للممرّضين والسائقين وأطقم العمل: دروس على الهاتف تعمل دون شبكة، بالعربية والإنجليزية.',
  },
  'solutions-integrations': {
    en: 'We connect Totara to your HR system, single sign-on and video meetings, test the connections every night and repair them.',
    ar: 'نربط Totara بنظام الموارد البشرية والدخول الموحّد والاجتماعات المرئية، ونختبر الربط كل ليلة ونصلحه.',
  },
  'solutions-openedx': {
    en: 'Open edX for tens of thousands of learners at once: hosted in Saudi Arabia, customised to your brand, in Arabic and English.',
    ar: 'نستضيف Open edX داخل السعودية لعشرات الآلاف من المتعلّمين في وقت واحد، ونصوغها بهويّتكم، بالعربية والإنجليزية.',
  },
  'solutions-opensesame': {
    en: 'Ready-made courses from hundreds of publishers: we choose the few that fit your roles, assign them, and replace those that few people open.',
    ar: 'دورات جاهزة من مئات الناشرين: نختار منها القليل الذي يناسب وظائفكم، ونسنده إلى موظفيكم، ونستبدل ما لا يفتحه إلا القليل.',
  },
  'solutions-ilearn-catalogues': {
    en: '420 short courses in Arabic and English, most written in Arabic first: onboarding, safety, leadership, compliance, service and data.',
    ar: '٤٢٠ دورة قصيرة بالعربية والإنجليزية، كُتب معظمها بالعربية أوّلًا: التهيئة والسلامة والقيادة والامتثال وخدمة العملاء والبيانات.',
  },
  'solutions-bespoke-content': {
    en: 'Courses written, drawn and recorded only for your company: from a policy on paper to a lesson people remember in about eight weeks.',
    ar: 'دورات نكتبها ونرسمها ونسجّلها لكم وحدكم، من سياسة على ورق إلى درس يعلق في الذهن، في نحو ثمانية أسابيع.',
  },
  'solutions-rosetta-stone': {
    en: 'Twenty-five languages for teams that work across borders, with live tutoring and a report of who can now use the language at work.',
    ar: 'خمس وعشرون لغة لفرق تعمل عبر الحدود، مع دروس مباشرة وتقرير يبيّن من يستطيع اليوم استعمال اللغة في عمله.',
  },
}

/** The route table with its descriptions. */
export const describedPages: Page[] = routeTable.map((page) => ({
  ...page,
  description: descriptions[page.key] ?? { en: '' },
}))

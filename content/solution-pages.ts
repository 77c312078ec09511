import type { Page, SharedBlock } from './pages.ts'

/** The customer stories, placed before the closing form. No solution page is shown without them (specification §2). */
const stories: SharedBlock = {
  page: 'customer-stories',
  block_type: 'GALLERY',
  before: ['FORM', 'CTA'],
  isRequired: true,
}

const solutions: Page[] = [
  {
    path: '/solutions/totara-suite',
    key: 'solutions-totara-suite',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara: one suite for learning and performance', ar: 'منظومة Totara للتعلّم والأداء' },
    description: {
      en: 'Totara from iLearn: learning, performance and skills in one suite that you own, hosted in your region and supported in Arabic and English.',
      ar: 'التعلّم والأداء والمهارات في منظومة واحدة تملكونها هي Totara، نستضيفها في منطقتكم وندعمها بالعربية والإنجليزية.',
    },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-learn',
    key: 'solutions-totara-learn',
    shows: [1, 2, 3, 4, 5, 6, 7, 9],
    name: { en: 'Totara Learn: learning management system', ar: 'نظام إدارة التعلّم Totara Learn' },
    description: {
      en: 'Totara Learn assigns courses, reminders and certificates to the right people automatically, and gives every manager one clear page.',
      ar: 'يُسند Totara Learn الدورات والتذكير والشهادات تلقائيًا إلى من يحتاج إليها، ويعطي كل مدير صفحة واحدة واضحة.',
    },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-perform',
    key: 'solutions-totara-perform',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara Perform: goals, check-ins and reviews', ar: 'الأهداف والمتابعة والتقييم مع Totara Perform' },
    description: {
      en: 'Goals, check-ins, reviews and skills maps in Totara Perform, each linked to the courses that close the gap. Set up by iLearn.',
      ar: 'أهداف ولقاءات متابعة وتقييم وخرائط مهارات في Totara Perform، ومع كل منها الدورات التي تسدّ الفجوة. تجهّزه لكم iLearn.',
    },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-mobile',
    key: 'solutions-totara-mobile',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara Mobile: learning on the phone, offline', ar: 'التعلّم على الهاتف دون اتصال مع Totara Mobile' },
    description: {
      en: 'The Totara app for nurses, drivers and crews: lessons on the phone that work without a signal, in Arabic and English.',
      ar: 'تطبيق Totara للممرّضين والسائقين وأطقم العمل: دروس على الهاتف تعمل دون شبكة، بالعربية والإنجليزية.',
    },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-integrations',
    key: 'solutions-integrations',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara integrations: HR, sign-in and video', ar: 'ربط Totara: الموارد البشرية والدخول والاجتماعات' },
    description: {
      en: 'We connect Totara to your HR system, single sign-on and video meetings, test the connections every night and repair them.',
      ar: 'نربط Totara بنظام الموارد البشرية والدخول الموحّد والاجتماعات المرئية، ونختبر الربط كل ليلة ونصلحه.',
    },
    accent: 'teal',
  },
  {
    path: '/solutions/open-edx',
    key: 'solutions-openedx',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Open edX hosting and customisation', ar: 'استضافة Open edX وتخصيصها' },
    description: {
      en: 'Open edX for tens of thousands of learners at once: hosted in Saudi Arabia, customised to your brand, in Arabic and English.',
      ar: 'نستضيف Open edX داخل السعودية لعشرات الآلاف من المتعلّمين في وقت واحد، ونصوغها بهويّتكم، بالعربية والإنجليزية.',
    },
    accent: 'coral',
    sharedBlocks: [{ ...stories, isTitleOnly: true }],
  },
  {
    path: '/solutions/opensesame',
    key: 'solutions-opensesame',
    shows: [1, 2, 3, 4, 5, 7],
    name: { en: 'OpenSesame ready-made courses', ar: 'دورات OpenSesame الجاهزة' },
    description: {
      en: 'Ready-made courses from hundreds of publishers: we choose the few that fit your roles, assign them, and replace those that few people open.',
      ar: 'دورات جاهزة من مئات الناشرين: نختار منها القليل الذي يناسب وظائفكم، ونسنده إلى موظفيكم، ونستبدل ما لا يفتحه إلا القليل.',
    },
    accent: 'saffron',
    hasDemoButton: true,
  },
  {
    path: '/solutions/ilearn-catalogues',
    key: 'solutions-ilearn-catalogues',
    shows: [1, 2, 3, 4, 5, 6],
    name: { en: 'iLearn Catalogues: 420 ready-made courses', ar: 'مكتبات iLearn: ٤٢٠ دورة جاهزة' },
    description: {
      en: '420 short courses in Arabic and English, most written in Arabic first: onboarding, safety, leadership, compliance, service and data.',
      ar: '٤٢٠ دورة قصيرة بالعربية والإنجليزية، كُتب معظمها بالعربية أوّلًا: التهيئة والسلامة والقيادة والامتثال وخدمة العملاء والبيانات.',
    },
    spacerAfter: 'HERO',
  },
  {
    path: '/solutions/bespoke-content',
    key: 'solutions-bespoke-content',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Bespoke e-learning content', ar: 'محتوى تعليمي رقمي مخصّص' },
    description: {
      en: 'Courses written, drawn and recorded only for your company: from a policy on paper to a lesson people remember in about eight weeks.',
      ar: 'دورات نكتبها ونرسمها ونسجّلها لكم وحدكم، من سياسة على ورق إلى درس يعلق في الذهن، في نحو ثمانية أسابيع.',
    },
  },
  {
    path: '/solutions/rosetta-stone',
    key: 'solutions-rosetta-stone',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Rosetta Stone for teams: languages for work', ar: 'لغات للعمل مع Rosetta Stone' },
    description: {
      en: 'Twenty-five languages for teams that work across borders, with live tutoring and a report of who can now use the language at work.',
      ar: 'خمس وعشرون لغة لفرق تعمل عبر الحدود، مع دروس مباشرة وتقرير يبيّن من يستطيع اليوم استعمال اللغة في عمله.',
    },
  },
]

export const solutionPages: Page[] = solutions.map((page) => ({ sharedBlocks: [stories], ...page, isDense: true }))

import type { BilingualText } from './locale.ts'
import { solutionPages } from './solution-pages.ts'

/** The first block of a type on another page, which this page shows, too. */
export type SharedBlock = {
  page: string
  block_type: 'GALLERY'
  /** Placed before the page's last block of the first type in this list that the page has, else at the end. */
  before: ('INSIGHTS' | 'FORM' | 'CTA')[]
  /** Shown without its subtitle and its button. */
  isTitleOnly?: boolean
  /** Without the block the page shows 'No content found.'. */
  isRequired?: boolean
}
/** Items of the first block of a type on another page, which this page's blocks of type `into` show. */
export type ItemSource = { page: string; block_type: 'RESOURCES'; into: 'INSIGHTS'; limit: number }

export type Page = {
  /** The English path: '/about'. */
  path: string
  /** The Arabic path, if it is not the English one under /ar: '/ar/من-نحن'. */
  arabicPath?: string
  /** Only administrators see the page. */
  isHidden?: boolean
  /** The page's key in the database (its slug). */
  key: string
  /**
   * The order numbers of the blocks that visitors see (specification §2), besides all numbers after the last one. If
   * unset, visitors see all blocks.
   */
  shows?: number[]
  name: BilingualText
  description: BilingualText
  /** The accent colour of the page; primary if unset. */
  accent?: 'teal' | 'coral' | 'saffron'
  /** Less space between the sections. */
  isDense?: boolean
  /** Excluded from search engines. */
  noindex?: boolean
  sharedBlocks?: SharedBlock[]
  itemSources?: ItemSource[]
  /**
   * The first block of this type is paginated by `filter` and `page` in the address. Visitors see an error without it.
   */
  listing?: 'RESOURCES'
  /** Without a block of this type the page is not found (404). */
  needs?: 'TEXT'
  /** The tabs end with a button to the form, even if no label of the button is stored. */
  hasDemoButton?: boolean
  /** Vertical space after the first block of this type. */
  spacerAfter?: 'HERO'
}

/**
 * The specification's route table (§2): the pages that a new site begins with. The pages of a running site are rows of
 * the database (server/pages/addresses.ts), whose settings replace the address, name, description and accent given here.
 */
export const routeTable: Page[] = [
  {
    path: '/',
    key: 'home',
    shows: [1, 2, 3, 4, 5, 7, 8],
    name: { en: 'Learning platforms your people come back to', ar: 'منصّات تعلّم يعود إليها موظفوكم' },
    description: {
      en: 'iLearn has built, stocked and run learning platforms for organisations in the Gulf and beyond since 2009, in Arabic and English.',
      ar: 'منذ عام ٢٠٠٩ تبني iLearn منصّات التعلّم للمؤسسات في الخليج وخارجه، وتزوّدها بالمحتوى وتشغّلها، بالعربية والإنجليزية.',
    },
    sharedBlocks: [{ page: 'customer-stories', block_type: 'GALLERY', before: ['INSIGHTS', 'CTA'] }],
    itemSources: [{ page: 'resources', block_type: 'RESOURCES', into: 'INSIGHTS', limit: 5 }],
  },
  {
    path: '/about',
    key: 'about',
    shows: [1, 2, 3, 4, 6],
    name: { en: 'About us', ar: 'من نحن' },
    description: {
      en: 'Some 140 people in Riyadh, Dubai and Amman who build learning platforms and courses in Arabic and English, and keep them running.',
      ar: 'نحو ١٤٠ شخصًا في الرياض ودبي وعمّان يبنون منصّات التعلّم والدورات بالعربية والإنجليزية، ويتولّون تشغيلها.',
    },
  },
  {
    path: '/why-choose-us',
    key: 'why-choose-us',
    shows: [1, 2, 3, 4, 6],
    name: { en: 'Why choose us', ar: 'لماذا نحن' },
    description: {
      en: 'Why 300 organisations chose iLearn: one team from plan to support, Arabic written first, data in your region, and promises in the contract.',
      ar: 'لماذا اختارت ٣٠٠ جهة iLearn: فريق واحد من الخطة إلى الدعم، وعربية تُكتب أوّلًا، وبيانات في منطقتكم، ووعود مكتوبة في العقد.',
    },
  },
  {
    path: '/customer-stories',
    key: 'customer-stories',
    shows: [1, 2],
    name: { en: 'Customer stories', ar: 'قصص العملاء' },
    description: {
      en: 'How an airline, a bank, a hospital group and seven other customers changed their training, in figures and in their own words.',
      ar: 'كيف غيّرت شركة طيران وبنك ومجموعة مستشفيات وسبعة عملاء آخرين تدريبها، بالأرقام وعلى لسان أصحابها.',
    },
  },
  {
    path: '/our-team',
    key: 'our-team',
    shows: [1, 2, 3],
    name: { en: 'Our team', ar: 'فريقنا' },
    description: {
      en: 'Twelve of the people who plan your academy, write and record your courses and answer your calls in Riyadh, Dubai and Amman.',
      ar: 'اثنا عشر ممّن يخطّطون أكاديميتكم ويكتبون دوراتكم ويسجّلونها ويردّون على اتصالاتكم في الرياض ودبي وعمّان.',
    },
  },
  {
    path: '/careers',
    key: 'careers',
    shows: [1, 2, 3],
    name: { en: 'Careers', ar: 'الوظائف' },
    description: {
      en: 'Open positions at iLearn in Riyadh, Dubai and Amman: what you would do, what we pay, and how we choose in about three weeks.',
      ar: 'الوظائف الشاغرة لدى iLearn في الرياض ودبي وعمّان: ما ستقومون به، وكم ندفع، وكيف نختار في نحو ثلاثة أسابيع.',
    },
  },
  {
    path: '/our-partners',
    key: 'our-partners',
    shows: [1, 2, 3],
    name: { en: 'Our partners', ar: 'شركاؤنا' },
    description: {
      en: 'The twelve companies behind our academies: Totara, Open edX, OpenSesame, Rosetta Stone and eight specialists, and what each adds.',
      ar: 'اثنتا عشرة شركة وراء أكاديمياتنا: Totara وOpen edX وOpenSesame وRosetta Stone وثماني شركات متخصّصة، وما تضيفه كل منها.',
    },
  },
  {
    path: '/our-clients',
    key: 'our-clients',
    shows: [1, 2, 4],
    name: { en: 'Our clients', ar: 'عملاؤنا' },
    description: {
      en: 'Airlines, banks, hospitals, steel mills and universities: 24 of the 300 organisations in eleven countries that learn with iLearn.',
      ar: 'شركات طيران وبنوك ومستشفيات ومصانع صلب وجامعات: ٢٤ من ٣٠٠ جهة في إحدى عشرة دولة تتعلّم مع iLearn.',
    },
  },
  {
    path: '/our-awards',
    key: 'our-awards',
    shows: [1, 2, 4],
    name: { en: 'Our awards', ar: 'جوائزنا' },
    description: {
      en: 'Eight awards since 2018 for platforms and courses that we made with our customers: what each was for and what the jury said.',
      ar: 'ثماني جوائز منذ ٢٠١٨ لمنصّات ودورات أنجزناها مع عملائنا: لأي عمل كانت كل منها، وماذا قالت لجنة التحكيم.',
    },
  },
  {
    path: '/resources',
    key: 'resources',
    shows: [1, 3],
    name: { en: 'Resources', ar: 'المصادر' },
    description: {
      en: 'Articles on learning at work, and events where you can meet us: workshops, breakfasts and online sessions in Arabic and English.',
      ar: 'مقالات عن التعلّم في العمل، وفعاليات تلتقون بنا فيها: ورش عمل ولقاءات فطور ولقاءات عبر الإنترنت بالعربية والإنجليزية.',
    },
    listing: 'RESOURCES',
  },
  {
    path: '/contact',
    key: 'contact-us',
    shows: [1, 2, 3],
    name: { en: 'Contact us', ar: 'تواصلوا معنا' },
    description: {
      en: 'Write to iLearn, call us or visit our offices in Riyadh, Dubai and Amman. We answer in Arabic or English within one working day.',
      ar: 'اكتبوا إلى iLearn أو اتصلوا بنا أو زوروا مكاتبنا في الرياض ودبي وعمّان. نردّ بالعربية أو الإنجليزية خلال يوم عمل واحد.',
    },
  },
  {
    path: '/success',
    key: 'success',
    shows: [1, 2],
    name: { en: 'Thank you', ar: 'شكرًا لكم' },
    description: {
      en: 'Your message to iLearn has arrived. A consultant in Riyadh, Dubai or Amman will answer you within one working day, in your language.',
      ar: 'وصلت رسالتكم إلى iLearn. يردّ عليكم بلغتكم خلال يوم عمل واحد مستشار في الرياض أو دبي أو عمّان.',
    },
    noindex: true,
  },
  {
    path: '/privacy-policy',
    key: 'privacy-policy',
    name: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    description: {
      en: 'What this website learns about you and why, how long we keep it, and what rights you have. No cookies, no tracking, no analytics.',
      ar: 'ما يعرفه هذا الموقع عنكم ولماذا، ومدّة الاحتفاظ به، وما حقوقكم. بلا ملفّات تعريف ارتباط ولا تعقّب ولا أدوات تحليل.',
    },
    needs: 'TEXT',
  },
  ...solutionPages,
]

/** Whether the page with this key needs a block of this type to be found. */
export const isRequiredBlock = (key: string, type: string): boolean =>
  routeTable.some((page) => page.key === key && page.needs === type)

/** Whether visitors see the block with this order number on the page with this key. */
export function isShownAt(key: string, order: number): boolean {
  const { shows } = routeTable.find((page) => page.key === key) ?? {}
  return !shows || shows.includes(order) || order > Math.max(...shows)
}

/** The next order number after `order` at which blocks are shown. */
export function nextShownOrder(key: string, order: number): number {
  return isShownAt(key, order + 1) ? order + 1 : nextShownOrder(key, order + 1)
}

import { solutionPages } from './solution-pages.ts'
import type { LocalizedText } from './text.ts'

/** A block shown here that belongs to another page; `at` is the order number it takes, between two where none is free. */
export type Borrowed = {
  page: string
  order: number
  at: number
  /** Shown without its subtitle and its button. */
  bare?: boolean
  /** Without it the page has nothing to show ('No content found.'). */
  needed?: boolean
}
/** Items of another page's collection, shown by the block with order number `at`. */
export type Feed = { page: string; order: number; at: number; limit: number }

export type Page = {
  /** The English address; Arabic stands under /ar. */
  path: string
  /** The page's key in the database (its slug). */
  key: string
  name: LocalizedText
  description: LocalizedText
  /** The colour of the page; primary without it. */
  accent?: 'teal' | 'coral' | 'saffron'
  /** Not for search engines. */
  noindex?: boolean
  borrows?: Borrowed[]
  feeds?: Feed[]
  /** The block whose collection is leafed through by `filter` and `page` in the address. Without it the page fails. */
  listing?: { order: number }
  /** Without a block of this type the page is not found. */
  needs?: 'TEXT'
  /** Empty room after the block with this order number. */
  spacerAfter?: number
}

/** The specification's route table (§2) as data: routes, addresses, the sitemap and end-to-end tests are built from it. */
export const pages: Page[] = [
  {
    path: '/',
    key: 'home',
    name: { en: 'Learning platforms your people come back to', ar: 'منصّات تعلّم يعود إليها موظفوكم' },
    description: {
      en: 'iLearn sets up, fills and looks after learning platforms for organisations in the Gulf and beyond, in Arabic and in English, since 2009.',
      ar: 'تبني iLearn منصّات التعلّم للمؤسسات في الخليج وخارجه، وتملؤها بالمحتوى وترعاها بالعربية والإنجليزية منذ عام ٢٠٠٩.',
    },
    borrows: [{ page: 'customer-stories', order: 2, at: 6 }],
    feeds: [{ page: 'resources', order: 3, at: 7, limit: 5 }],
  },
  {
    path: '/about',
    key: 'about',
    name: { en: 'About us', ar: 'من نحن' },
    description: {
      en: 'Some 140 people in Riyadh, Dubai and Amman who build learning platforms and courses in Arabic and English, and stay to look after them.',
      ar: 'نحو ١٤٠ شخصًا في الرياض ودبي وعمّان يبنون منصّات التعلّم والدورات بالعربية والإنجليزية، ويبقون لرعايتها.',
    },
  },
  {
    path: '/why-choose-us',
    key: 'why-choose-us',
    name: { en: 'Why choose us', ar: 'لماذا نحن' },
    description: {
      en: 'What 300 customers rely on: one team from plan to support, Arabic written first, data kept in your country, and promises with a date.',
      ar: 'ما يعتمد عليه ٣٠٠ عميل: فريق واحد من الخطة إلى الدعم، وعربية تُكتب أوّلًا، وبيانات تبقى في بلدكم، ووعود لها مواعيد.',
    },
  },
  {
    path: '/customer-stories',
    key: 'customer-stories',
    name: { en: 'Customer stories', ar: 'قصص العملاء' },
    description: {
      en: 'An airline, a bank, a hospital group and others tell what they changed, in figures and in their own words.',
      ar: 'شركة طيران وبنك ومجموعة مستشفيات وغيرها تحكي ما الذي تغيّر عندها، بالأرقام وبكلامها.',
    },
  },
  {
    path: '/our-team',
    key: 'our-team',
    name: { en: 'Our team', ar: 'فريقنا' },
    description: {
      en: 'The people who plan, build, write, record and answer the telephone in Riyadh, Dubai and Amman.',
      ar: 'من يخطّطون ويبنون ويكتبون ويسجّلون ويردّون على الهاتف في الرياض ودبي وعمّان.',
    },
  },
  {
    path: '/careers',
    key: 'careers',
    name: { en: 'Careers', ar: 'الوظائف' },
    description: {
      en: 'Open positions at iLearn in Riyadh, Dubai and Amman, and how we choose the people we work with.',
      ar: 'الوظائف الشاغرة في iLearn في الرياض ودبي وعمّان، وكيف نختار من يعمل معنا.',
    },
  },
  {
    path: '/our-partners',
    key: 'our-partners',
    name: { en: 'Our partners', ar: 'شركاؤنا' },
    description: {
      en: 'The platforms, publishers and specialists whose products we bring to you, and what each of them adds.',
      ar: 'المنصّات والناشرون والمتخصّصون الذين نقدّم لكم منتجاتهم، وما يضيفه كل منهم.',
    },
  },
  {
    path: '/our-clients',
    key: 'our-clients',
    name: { en: 'Our clients', ar: 'عملاؤنا' },
    description: {
      en: 'Airlines, banks, hospitals, steel mills and universities: some of the 300 organisations that learn with iLearn.',
      ar: 'شركات طيران وبنوك ومستشفيات ومصانع وجامعات: بعض من ٣٠٠ جهة تتعلّم مع iLearn.',
    },
  },
  {
    path: '/our-awards',
    key: 'our-awards',
    name: { en: 'Our awards', ar: 'جوائزنا' },
    description: {
      en: 'Eight awards for platforms and courses that we made with our customers, and what the juries wrote.',
      ar: 'ثماني جوائز لمنصّات ودورات أنجزناها مع عملائنا، وما كتبته لجان التحكيم.',
    },
  },
  {
    path: '/resources',
    key: 'resources',
    name: { en: 'Resources', ar: 'المصادر' },
    description: {
      en: 'Notes from our work and the dates where you can meet us: articles, workshops and open houses on learning at work.',
      ar: 'ملاحظات من واقع عملنا ومواعيد تلتقون بنا فيها: مقالات وورش عمل ولقاءات عن التعلّم في العمل.',
    },
    listing: { order: 3 },
  },
  {
    path: '/contact',
    key: 'contact-us',
    name: { en: 'Contact us', ar: 'تواصلوا معنا' },
    description: {
      en: 'Write to us, call us or come by: offices in Riyadh, Dubai and Amman. We answer within one working day.',
      ar: 'اكتبوا إلينا أو اتصلوا بنا أو زورونا في الرياض ودبي وعمّان. نردّ خلال يوم عمل واحد.',
    },
  },
  {
    path: '/success',
    key: 'success',
    name: { en: 'Thank you', ar: 'شكرًا لكم' },
    description: {
      en: 'Your message has arrived. We answer within one working day.',
      ar: 'وصلتنا رسالتكم، ونردّ خلال يوم عمل واحد.',
    },
    noindex: true,
  },
  {
    path: '/privacy-policy',
    key: 'privacy-policy',
    name: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    description: {
      en: 'Which data iLearn collects on this site, why, how long it is kept, and what you may ask of us.',
      ar: 'ما البيانات التي تجمعها iLearn في هذا الموقع، ولماذا، ومدّة الاحتفاظ بها، وما يحقّ لكم أن تطلبوه.',
    },
    needs: 'TEXT',
  },
  ...solutionPages,
]

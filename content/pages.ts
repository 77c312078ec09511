import type { BilingualText } from './locale.ts'
import { solutionPages } from './solution-pages.ts'

/** A block that another page contains and this page shows too: the first block of type `block_type` on `page`. */
export type SharedBlock = {
  page: string
  block_type: 'GALLERY'
  /** The first type that the page has decides: before its last block of the type. Without one, at the end. */
  before: ('INSIGHTS' | 'FORM' | 'CTA')[]
  /** Whether the block is shown without its subtitle and its button. */
  isTitleOnly?: boolean
  /** Whether the page shows 'No content found.' if the block is missing. */
  isRequired?: boolean
}
/** Up to `limit` items of a collection on another page. Blocks of type `into` on this page show them. */
export type ItemSource = { page: string; block_type: 'RESOURCES'; into: 'INSIGHTS'; limit: number }

export type Page = {
  path: string
  /** By default it is the English path under /ar. */
  arabicPath?: string
  isHidden?: boolean
  /** The page's key in the database (its slug). */
  key: string
  /** The order numbers that visitors see (specification §2), besides all after the last of these. By default all. */
  shows?: number[]
  name: BilingualText
  description: BilingualText
  /** The accent colour of the page; primary if unset. */
  accent?: 'teal' | 'coral' | 'saffron'
  /** Whether the sections are closer together, and the features and the timeline scroll sideways on phones. */
  isDense?: boolean
  noindex?: boolean
  sharedBlocks?: SharedBlock[]
  itemSources?: ItemSource[]
  /** The block whose items `filter` and `page` in the address select. Without one, visitors see an error. */
  listing?: 'RESOURCES'
  /** The type of block without which the page is not found (404). */
  needs?: 'TEXT'
  /** Whether the tabs end with a button to the form, even if no label for the button is stored. */
  hasDemoButton?: boolean
  spacerAfter?: 'HERO'
}

/** A page in the route table. Descriptions are in page-descriptions.json. */
export type RoutePage = Omit<Page, 'description'>

/** The pages of a new site (specification §2). In the database, each has a row whose settings replace these. */
export const routeTable: RoutePage[] = [
  {
    path: '/',
    key: 'home',
    shows: [1, 2, 3, 4, 5, 7, 8],
    name: { en: 'Learning platforms your people come back to', ar: 'منصّات تعلّم يعود إليها موظفوكم' },
    sharedBlocks: [{ page: 'customer-stories', block_type: 'GALLERY', before: ['INSIGHTS', 'CTA'] }],
    itemSources: [{ page: 'resources', block_type: 'RESOURCES', into: 'INSIGHTS', limit: 5 }],
  },
  {
    path: '/about',
    key: 'about',
    shows: [1, 2, 3, 4, 6],
    name: { en: 'About us', ar: 'من نحن' },
  },
  {
    path: '/why-choose-us',
    key: 'why-choose-us',
    shows: [1, 2, 3, 4, 6],
    name: { en: 'Why choose us', ar: 'لماذا نحن' },
  },
  {
    path: '/customer-stories',
    key: 'customer-stories',
    shows: [1, 2],
    name: { en: 'Customer stories', ar: 'قصص العملاء' },
  },
  {
    path: '/our-team',
    key: 'our-team',
    shows: [1, 2, 3],
    name: { en: 'Our team', ar: 'فريقنا' },
  },
  {
    path: '/careers',
    key: 'careers',
    shows: [1, 2, 3],
    name: { en: 'Careers', ar: 'الوظائف' },
  },
  {
    path: '/our-partners',
    key: 'our-partners',
    shows: [1, 2, 3],
    name: { en: 'Our partners', ar: 'شركاؤنا' },
  },
  {
    path: '/our-clients',
    key: 'our-clients',
    shows: [1, 2, 4],
    name: { en: 'Our clients', ar: 'عملاؤنا' },
  },
  {
    path: '/our-awards',
    key: 'our-awards',
    shows: [1, 2, 4],
    name: { en: 'Our awards', ar: 'جوائزنا' },
  },
  {
    path: '/resources',
    key: 'resources',
    shows: [1, 3],
    name: { en: 'Resources', ar: 'المصادر' },
    listing: 'RESOURCES',
  },
  {
    path: '/contact',
    key: 'contact-us',
    shows: [1, 2, 3],
    name: { en: 'Contact us', ar: 'تواصلوا معنا' },
  },
  {
    path: '/success',
    key: 'success',
    shows: [1, 2],
    name: { en: 'Thank you', ar: 'شكرًا لكم' },
    noindex: true,
  },
  {
    path: '/privacy-policy',
    key: 'privacy-policy',
    name: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    needs: 'TEXT',
  },
  ...solutionPages,
]

/** Whether the page with this key is not found (404) without a block of this type. */
export const isRequiredBlock = (key: string, type: string): boolean =>
  routeTable.some((page) => page.key === key && page.needs === type)

export function isShownAt(key: string, order: number): boolean {
  const { shows } = routeTable.find((page) => page.key === key) ?? {}
  return !shows || shows.includes(order) || order > Math.max(...shows)
}

export function nextShownOrder(key: string, order: number): number {
  return isShownAt(key, order + 1) ? order + 1 : nextShownOrder(key, order + 1)
}

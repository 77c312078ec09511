import type { BilingualText } from './locale.ts'
import { solutionPages } from './solution-pages.ts'

/** The first block of a type on another page, which this page shows, too. */
export type SharedBlock = {
  page: string
  block_type: 'GALLERY'
  /** Its position: before the page's last block of the first of these types that the page has, else at the end. */
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
  /** Visitors do not see the page. */
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

/** A page as the route table has it; descriptions are in page-descriptions.ts. */
export type RoutePage = Omit<Page, 'description'>

/**
 * The specification's route table (§2): the pages that a new site begins with. The pages of a running site are rows of
 * the database (server/pages/addresses.ts), whose settings replace the address, name, description and accent given
 * here.
 */
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

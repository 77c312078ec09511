import { withoutInvisible } from '#content/canonical-address.ts'
import type { Direction } from '#content/locale.ts'
import { isLinkAddress } from '#content/web-address.ts'
import { levelAttribute, orderedAttribute } from './mark-list-items.ts'
import { type Styles, stylesOf } from './read-styles.ts'

export type Marks = {
  isBold: boolean
  isItalic: boolean
  href?: string | undefined
  /** The direction of a part that has its own; 'auto' follows from its text. */
  isolated?: Direction | 'auto' | undefined
}
/** Text with the same formatting, with '\n' for line breaks. */
export type Run = Marks & { text: string }
export type LineTag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote'
/** Lines with the same `quote` are one quotation. */
export type Line = { tag: LineTag; runs: Run[]; quote?: unknown; isInTable: boolean; dir: Direction }
export type PastedItem = { level: number; isOrdered: boolean; lines: Run[][]; dir: Direction }

export type Context = Marks & {
  tag: LineTag
  quote?: unknown
  isInTable: boolean
  item?: PastedItem | undefined
  depth: number
  isOrdered: boolean
  isPreformatted: boolean
  dir: Direction
}

/** Returns the context for what is pasted into a box with a direction. */
export const startIn = (dir: Direction): Context => ({
  tag: 'p',
  isInTable: false,
  isBold: false,
  isItalic: false,
  depth: 0,
  isOrdered: false,
  isPreformatted: false,
  dir,
})

/** Returns the context for what is in an element. */
export function contextIn(element: Element, context: Context): Context {
  const styles = stylesOf(element)
  const within = { ...context, ...marksIn(element, styles, context), ...directionsIn(element, context) }
  if (element.localName === 'table') within.isInTable = true
  if (/^(?:ul|ol|menu|dir)$/.test(element.localName)) {
    return { ...within, depth: context.depth + 1, isOrdered: element.localName === 'ol' }
  }
  if (/^(?:pre|listing|xmp)$/.test(element.localName) || styles['white-space']?.startsWith('pre')) {
    within.isPreformatted = true
  }
  const level = Number(element.getAttribute(levelAttribute))
  if (level > 0) {
    within.item = { level, isOrdered: element.hasAttribute(orderedAttribute), lines: [], dir: within.dir }
  } else if (element.localName === 'li') {
    // In the browser, Word writes a list of its own for each item, with the item's level.
    const written = Number(element.getAttribute('data-aria-level'))
    const level = written || Math.max(1, context.depth)
    within.item = { level, isOrdered: context.isOrdered, lines: [], dir: within.dir }
  }
  const heading = headingOf(element)
  if (heading) within.tag = heading
  else if (isQuote(element))
    Object.assign(within, { tag: 'blockquote', quote: element.localName === 'p' ? 'p' : element })
  return within
}

function headingOf(element: Element): LineTag | undefined {
  if (/^h[1-6]$/.test(element.localName)) return element.localName as LineTag
  if (/^MsoTitle/.test(element.className)) return 'h1'
  const level = Number(element.getAttribute('aria-level'))
  return element.getAttribute('role') === 'heading'
    ? (`h${Math.min(Math.max(level || 2, 1), 6)}` as LineTag)
    : undefined
}

const isQuote = (element: Element) =>
  element.localName === 'blockquote' ||
  (element.localName === 'p' &&
    (/^Mso(?:Intense)?Quote/.test(element.className) ||
      element.querySelector('[data-ccp-parastyle="Quote" i], [data-ccp-parastyle="Intense Quote" i]') !== null))

/**
 * Reads the directions that the server's sanitizer keeps. The `dir` of other elements is ignored, because mail programs
 * set it to the direction of their interface.
 */
function directionsIn(element: Element, context: Context): Partial<Context> {
  const own = element.matches('[dir=ltr i], [dir=rtl i], [dir=auto i]')
  const dir = own && element.matches(':dir(rtl)') ? 'rtl' : 'ltr'
  if (/^(?:bdi|bdo)$/.test(element.localName)) return { isolated: own ? dir : 'auto' }
  if (!own) return {}
  if (/^(?:p|ul|ol|li)$/.test(element.localName)) return { dir }
  return /^(?:span|a)$/.test(element.localName) && dir !== context.dir ? { isolated: dir } : {}
}

function marksIn(element: Element, styles: Styles, context: Marks): Marks {
  const name = element.localName
  const weight = styles['font-weight'] ?? ''
  const slant = styles['font-style'] ?? ''
  const isBold = /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) || /^(?:b|strong)$/.test(name) || context.isBold
  const isItalic = /^(?:italic|oblique)/.test(slant) || /^(?:i|em)$/.test(name) || context.isItalic
  const href = name === 'a' ? hrefOf(element) : ''
  return {
    isBold: isBold && !/^(?:normal|lighter|[1-5]\d\d)$/.test(weight),
    isItalic: isItalic && slant !== 'normal',
    // An anchor of the pasted document is not on our page.
    href: href && !href.startsWith('#') && isLinkAddress(href) ? href : context.href,
  }
}

/** Returns the address of a link as browsers read it: without breaks, with a lower-case scheme and encoded spaces. */
export function hrefOf(link: Element): string {
  const written = withoutInvisible(link.getAttribute('href') ?? '').replace(/[\t\r\n]/g, '')
  const href = written.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  return href.startsWith('tel:') ? href : href.replace(/[\s<>"]/g, encodeURIComponent)
}

import { withoutInvisible } from '#content/canonical-address.ts'
import { isLinkAddress, maxAddressLength } from '#content/web-address.ts'
import { continuesAttribute, levelAttribute, orderedAttribute } from './mark-list-items.ts'
import { type Styles, stylesOf } from './pasted-styles.ts'

type Marks = { isBold: boolean; isItalic: boolean; href?: string | undefined }
/** Text with the same formatting, with '\n' for line breaks. */
export type Run = Marks & { text: string }
export type LineTag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote'
/** Lines with the same `quote` are one quotation. */
export type Line = { tag: LineTag; runs: Run[]; quote?: unknown; isInTable: boolean }
export type Item = { level: number; isOrdered: boolean; lines: Run[][] }
export type PastedBlock = Line | Item

/** What was found besides text. */
export type Found = { hasTable: boolean; pictures: string[]; longLinks: string[] }

type Context = Marks & {
  tag: LineTag
  quote?: unknown
  isInTable: boolean
  item?: Item | undefined
  depth: number
  isOrdered: boolean
  isPreformatted: boolean
}

const blockNames = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
)
const start: Context = {
  tag: 'p',
  isInTable: false,
  isBold: false,
  isItalic: false,
  depth: 0,
  isOrdered: false,
  isPreformatted: false,
}

/** Reads the blocks of text in a document in their order, without those that are empty. */
export function readBlocks(root: Element, found: Found, context = start): PastedBlock[] {
  const blocks: PastedBlock[] = []
  let runs: Run[] = []

  function endLine({ item, tag, quote, isInTable }: Context) {
    const line = trimEnd(runs)
    runs = []
    if (line.length === 0) return
    if (item) item.lines.push(line)
    else blocks.push({ tag, runs: line, quote, isInTable })
  }
  function addText(text: string, { isBold, isItalic, href }: Context) {
    const last = runs.at(-1)
    const isAtStart = !last || /\s$/.test(last.text)
    const added = isAtStart ? text.trimStart() : text
    if (!added) return
    if (last && last.isBold === isBold && last.isItalic === isItalic && last.href === href) {
      last.text += added
    } else runs.push({ text: added, isBold, isItalic, href })
  }
  /** Two line breaks end a paragraph. */
  function addBreak(context: Context) {
    const isSecond = runs.at(-1)?.text.endsWith('\n')
    runs = trimEnd(runs)
    const last = runs.at(-1)
    if (isSecond) endLine(context)
    else if (last) last.text += '\n'
  }
  /** A row of a table becomes one paragraph, unless one of its cells has more than a paragraph. */
  function addRow(row: Element, context: Context) {
    const cells = [...row.children].map((cell) =>
      readBlocks(cell, found, contextIn(cell, { ...context, item: undefined })),
    )
    const filled = cells.filter((cell) => cell.length > 0)
    if (cells.length > 1 && filled.length > 0) found.hasTable = true
    const isLine = filled.every(([first, ...more]) => more.length === 0 && first && 'tag' in first && first.tag === 'p')
    if (isLine || context.item) {
      for (const run of filled.flatMap((cell) => [...cell.flatMap(runsOf), space]))
        addText(run.text, { ...context, ...run })
    } else for (const cell of filled) blocks.push(...cell)
  }
  function visit(node: Node, context: Context) {
    if (node.nodeType === Node.TEXT_NODE) {
      const lines = context.isPreformatted ? (node.nodeValue ?? '').split(/\r?\n/) : [node.nodeValue ?? '']
      for (const [index, line] of lines.entries()) {
        if (index > 0) addBreak(context)
        addText(line.replace(/\s+/g, ' '), context)
      }
    }
    if (!(node instanceof Element)) return
    if (node.localName === 'br') return addBreak(context)
    if (node.localName === 'img') found.pictures.push(nameOf(node))
    if (node.localName === 'a' && hrefOf(node).length > maxAddressLength) found.longLinks.push(node.textContent.trim())
    const within = contextIn(node, context)
    const isBlock = blockNames.has(node.localName) || isShownAsBlock(stylesOf(node))
    if (isBlock) endLine(context)
    if (node.hasAttribute(continuesAttribute)) within.item ??= lastItem(blocks)
    else if (within.item && within.item !== context.item) blocks.push(within.item)
    if (node.localName === 'tr') addRow(node, within)
    else for (const child of node.childNodes) visit(child, within)
    if (isBlock) endLine(within)
  }

  for (const child of root.childNodes) visit(child, context)
  endLine(context)
  return blocks.filter((block) => 'tag' in block || block.lines.length > 0)
}

const space: Run = { text: ' ', isBold: false, isItalic: false }

const lastItem = (blocks: PastedBlock[]) => {
  const last = blocks.at(-1)
  return last && 'lines' in last ? last : undefined
}

const runsOf = (block: PastedBlock): Run[] =>
  'tag' in block ? block.runs : block.lines.flatMap((line) => [...line, space])

function trimEnd(runs: Run[]): Run[] {
  const last = runs.at(-1)
  if (!last) return runs
  const text = last.text.trimEnd()
  return text ? [...runs.slice(0, -1), { ...last, text }] : trimEnd(runs.slice(0, -1))
}

/** Returns the context for what is in an element. */
function contextIn(element: Element, context: Context): Context {
  const styles = stylesOf(element)
  const within = { ...context, ...marksIn(element, styles, context) }
  if (element.localName === 'table') within.isInTable = true
  if (/^(?:ul|ol|menu|dir)$/.test(element.localName)) {
    return { ...within, depth: context.depth + 1, isOrdered: element.localName === 'ol' }
  }
  if (/^(?:pre|listing|xmp)$/.test(element.localName) || styles['white-space']?.startsWith('pre')) {
    within.isPreformatted = true
  }
  const level = Number(element.getAttribute(levelAttribute))
  if (level > 0) {
    within.item = { level, isOrdered: element.hasAttribute(orderedAttribute), lines: [] }
  } else if (element.localName === 'li') {
    // In the browser, Word writes a list of its own for each item, with the item's level.
    const written = Number(element.getAttribute('data-aria-level'))
    within.item = { level: written || Math.max(1, context.depth), isOrdered: context.isOrdered, lines: [] }
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

const hrefOf = (link: Element) => withoutInvisible(link.getAttribute('href') ?? '').trim()

const isShownAsBlock = ({ display = '' }: Styles) => /^(?:block|flex|grid|list-item|table\b)/.test(display)

/** Names a picture for the editor who pasted it. */
function nameOf(picture: Element): string {
  const source = picture.getAttribute('src') ?? ''
  const isInline = source.startsWith('data:')
  const name = isInline ? source.split(/[;,]/, 1)[0] : source.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '')
  return picture.getAttribute('alt')?.trim() || name || 'img'
}

import { withoutInvisible } from '#content/canonical-address.ts'
import { maxAddressLength } from '#content/web-address.ts'
import { type Context, contextIn, hrefOf, type Line, type Marks, type PastedItem, type Run } from './block-context.ts'
import { continuesAttribute } from './mark-list-items.ts'
import { isEmoji, isShownPicture, nameOf } from './pictures.ts'
import { type Styles, stylesOf } from './read-styles.ts'

export type PastedBlock = Line | PastedItem

/** What was found besides text. */
export type Found = { hasTable: boolean; pictures: string[]; longLinks: string[] }

const blockNames = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
)

/** Reads the blocks of text in a document in their order, without those that are empty. */
export function readBlocks(root: Element, found: Found, context: Context): PastedBlock[] {
  const blocks: PastedBlock[] = []
  let runs: Run[] = []

  function endLine({ item, tag, quote, isInTable, dir }: Context) {
    const line = trimEnd(runs)
    runs = []
    if (!line.some(({ text }) => withoutInvisible(text).trim())) return
    if (item) item.lines.push(line)
    else blocks.push({ tag, runs: line, quote, isInTable, dir })
  }
  function addText(text: string, { isBold, isItalic, href, isolated }: Context) {
    const last = runs.at(-1)
    const isAtStart = !last || /\s$/.test(last.text)
    const added = isAtStart ? text.trimStart() : text
    if (!added) return
    const marks = { isBold, isItalic, href, isolated }
    if (last && haveSameMarks(last, marks)) last.text += added
    else runs.push({ text: added, ...marks })
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
    if (node.localName === 'img' && isEmoji(nameOf(node))) addText(nameOf(node), context)
    else if (node.localName === 'img' && isShownPicture(node)) found.pictures.push(nameOf(node))
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

const haveSameMarks = (a: Marks, b: Marks) =>
  a.isBold === b.isBold && a.isItalic === b.isItalic && a.href === b.href && a.isolated === b.isolated

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

const isShownAsBlock = ({ display = '' }: Styles) => /^(?:block|flex|grid|list-item|table\b)/.test(display)

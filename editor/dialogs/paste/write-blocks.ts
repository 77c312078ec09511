import type { Item, Line, PastedBlock, Run } from './read-blocks.ts'

/**
 * Writes blocks as HTML of the few elements that the editor has. A single paragraph is written as its text alone,
 * because programs write a copied word as a paragraph, too.
 */
export function writeHtml(blocks: PastedBlock[]): string {
  const [first, ...more] = blocks
  const isAlone = first && more.length === 0
  if (isAlone && 'tag' in first && first.tag === 'p' && !first.isInTable) return inline(first.runs)
  let html = ''
  for (let at = 0; at < blocks.length; ) {
    const end = endOfGroup(blocks, at)
    html += writeGroup(blocks.slice(at, end))
    at = end
  }
  return html
}

/** Writes one line of text for each paragraph, heading, list item and row of a table. */
export const writeText = (blocks: PastedBlock[]): string =>
  blocks
    .flatMap((block) => ('tag' in block ? [block.runs] : block.lines))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n')

/** Returns the index after the blocks that are written together: the items of a list, the lines of a quotation. */
function endOfGroup(blocks: PastedBlock[], from: number): number {
  const first = blocks[from] as PastedBlock
  const isTogether = (block: PastedBlock) =>
    'tag' in first ? 'tag' in block && first.quote !== undefined && block.quote === first.quote : 'lines' in block
  const length = blocks.slice(from + 1).findIndex((block) => !isTogether(block))
  return length < 0 ? blocks.length : from + 1 + length
}

function writeGroup(group: PastedBlock[]): string {
  const [first] = group
  if (!first || 'lines' in first) return writeLists(group as Item[])
  return `<${first.tag}>${(group as Line[]).map(({ runs }) => inline(runs)).join('<br>')}</${first.tag}>`
}

/** Nests the items of lists by their levels. */
function writeLists(items: Item[]): string {
  let html = ''
  const open: { level: number; tag: string }[] = []
  const close = () => {
    html += `</li></${open.pop()?.tag}>`
  }
  for (const { level, isOrdered, lines } of items) {
    const tag = isOrdered ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) close()
    const isSibling = open.at(-1)?.level === level
    if (isSibling && open.at(-1)?.tag === tag) html += '</li>'
    else {
      if (isSibling) close()
      html += `<${tag}>`
      open.push({ level, tag })
    }
    html += `<li>${lines.length === 1 ? lines.map(inline) : lines.map((line) => `<p>${inline(line)}</p>`).join('')}`
  }
  while (open.length > 0) close()
  return html
}

const inline = (runs: Run[]): string =>
  runs
    .map(({ text, isBold, isItalic, href }) => {
      let html = escapeText(text).replaceAll('\n', '<br>')
      if (isItalic) html = `<em>${html}</em>`
      if (isBold) html = `<strong>${html}</strong>`
      return href ? `<a href="${escapeText(href)}">${html}</a>` : html
    })
    .join('')

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

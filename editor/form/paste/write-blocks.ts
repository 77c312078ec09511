import type { Direction } from '#content/locale.ts'
import type { Line, PastedItem, Run } from './block-context.ts'
import type { PastedBlock } from './read-blocks.ts'

/**
 * Writes blocks as HTML of the few elements that the editor has. A single paragraph is written as its text alone,
 * because programs write a copied word as a paragraph, too. Directions other than that of the box are written.
 */
export function writeHtml(blocks: PastedBlock[], dir: Direction): string {
  const [first, ...more] = blocks
  const isAlone = first && more.length === 0
  if (isAlone && 'tag' in first && first.tag === 'p' && !first.isInTable) {
    if (first.dir === dir) return inline(first.runs)
    // The editor cannot nest isolated parts.
    const hasIsolated = first.runs.some(({ isolated }) => isolated)
    if (!hasIsolated) return inline(first.runs.map((run) => ({ ...run, isolated: first.dir })))
  }
  let html = ''
  for (let at = 0; at < blocks.length; ) {
    const end = endOfGroup(blocks, at)
    html += writeGroup(blocks.slice(at, end), dir)
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

const dirAttribute = (dir: Direction, around: Direction) => (dir === around ? '' : ` dir="${dir}"`)

function writeGroup(group: PastedBlock[], dir: Direction): string {
  const [first] = group
  if (!first || 'lines' in first) return writeLists(group as PastedItem[], dir)
  return `<${first.tag}${dirAttribute(first.dir, dir)}>${(group as Line[]).map(({ runs }) => inline(runs)).join('<br>')}</${first.tag}>`
}

/** Nests the items of lists by their levels. An item of a level that no open list has belongs to the next deeper one. */
function writeLists(items: PastedItem[], around: Direction): string {
  let html = ''
  const open: { level: number; tag: string; dir: Direction }[] = []
  const close = () => {
    html += `</li></${open.pop()?.tag}>`
  }
  for (const { level, isOrdered, lines, dir } of items) {
    const tag = isOrdered ? 'ol' : 'ul'
    while ((open.at(-2)?.level ?? 0) >= level) close()
    const last = open.at(-1)
    const isSibling = last !== undefined && last.level >= level
    if (isSibling && last.tag === tag) {
      last.level = level
      html += '</li>'
    } else {
      if (isSibling) close()
      html += `<${tag}${dirAttribute(dir, open.at(-1)?.dir ?? around)}>`
      open.push({ level, tag, dir })
    }
    html += `<li${dirAttribute(dir, open.at(-1)?.dir ?? around)}>`
    html += lines.length === 1 ? lines.map(inline) : lines.map((line) => `<p>${inline(line)}</p>`).join('')
  }
  while (open.length > 0) close()
  return html
}

const inline = (runs: Run[]): string =>
  runs
    .map(({ text, isBold, isItalic, href, isolated }) => {
      let html = escapeText(text).replaceAll('\n', '<br>')
      if (isItalic) html = `<em>${html}</em>`
      if (isBold) html = `<strong>${html}</strong>`
      if (isolated) html = isolated === 'auto' ? `<bdi>${html}</bdi>` : `<bdi dir="${isolated}">${html}</bdi>`
      return href ? `<a href="${escapeText(href)}">${html}</a>` : html
    })
    .join('')

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
